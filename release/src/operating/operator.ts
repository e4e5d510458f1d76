import type { RightFiles } from '../integrity/known-file.js';
import { checkBuilds, publishBuilds } from '../publishing/publish-builds.js';
import { openChain } from '../store/chain.js';
import { openStore } from '../store/open-store.js';
import { publishedVersions } from '../store/published-releases.js';
import { initializeStore, requireStore } from '../store/store-identity.js';
import type { Store } from '../store/store.js';
import { diagnose } from './diagnose.js';
import { differenceOf } from './difference.js';
import { defaultEnvironment, defaultStore, openEnvironment, type Environment } from './environment.js';
import { collectGarbage } from './garbage.js';
import { historyOf } from './history.js';
import { closePreview, listPreviews, openPreview } from './previews.js';
import { promote } from './promote.js';
import { removeEnvironment } from './remove-environment.js';
import { renderLive } from './render-live.js';
import { retire } from './retire.js';
import { rollBack } from './rollback.js';
import { endOfShare, share } from './share.js';
import { settle } from './settle.js';
import { statusOf } from './status.js';

export interface OperatorOptions {
  readonly store?: string | Store;
  readonly env?: string;
  /** Name of the person or machine that makes the change, for the log; not verified. */
  readonly actor?: string | undefined;
  /** Time in which code of releases must draw some page, in milliseconds. */
  readonly renderTimeoutMs?: number;
}

/** Everything that can be done to an environment. Each verb throws a `ReleaseError` that says what to do. */
export type Operator = ReturnType<typeof openOperator>;

/** Opens an environment of a store. Nothing is read or written before a verb is called. */
export function openOperator({
  store: place = defaultStore,
  env = defaultEnvironment,
  ...options
}: OperatorOptions) {
  const store = typeof place === 'string' ? openStore(place) : place;
  const right: RightFiles = new Set();

  const inStore =
    <Args extends readonly unknown[], Result>(
      work: (environment: Environment, ...args: Args) => Promise<Result>,
    ) =>
    async (...args: Args): Promise<Result> => {
      await requireStore(store);
      return await work(openEnvironment({ store, env, ...options }), ...args);
    };

  return {
    /** Makes the folder a store. @returns `false` if it was one */
    init: (): Promise<boolean> => initializeStore(store),
    /** Refuses built packages as `publish` would, and writes nothing. @param options.isAlone compares with the contract only */
    check: (folders: readonly string[], { isAlone }: { readonly isAlone: boolean }) =>
      isAlone ? checkBuilds(undefined, folders) : inStore(checkBuilds)(folders),
    publish: inStore(publishBuilds),
    promote: inStore(promote),
    /** Makes another site configuration live. `settle` is to follow. */
    configure: inStore((environment, siteFile: string, reason?: string) =>
      promote(environment, { targets: [], siteFile, reason }),
    ),
    rollBack: inStore(rollBack),
    retire: inStore(retire),
    share: inStore(share),
    endShare: inStore(endOfShare),
    settle: inStore(settle),
    preview: inStore(openPreview),
    closePreview: inStore(closePreview),
    previews: inStore(listPreviews),
    removeEnvironment: inStore(removeEnvironment),
    render: inStore(renderLive),
    collectGarbage: inStore(collectGarbage),
    diagnose: inStore(diagnose),
    difference: inStore(differenceOf),
    log: inStore(historyOf),
    /** @param options.isQuick true if a server of this process need not read files again that are found right now */
    status: inStore((environment, { isQuick = false } = {}) =>
      statusOf(environment, isQuick ? right : undefined),
    ),
    /** The published versions of all packages, newest first, by name. */
    published: () => publishedVersions(store),
    /** State in the newest generation, whatever has become of its files. */
    state: () => openChain(store, env).state(),
    /** The environment for a server, with what was found right in its store already. */
    served: { store, env, right },
  };
}
