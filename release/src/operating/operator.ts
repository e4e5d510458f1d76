import { emptyState, type Generation, type GenerationState } from '../model/generation.js';
import { ReleaseError } from '../model/release-error.js';
import { configurationName, type ReleaseTarget } from '../model/release-target.js';
import { collectGarbage, type Garbage, type GarbageOptions } from './garbage.js';
import { inspectChain } from '../inspection/chain-inspection.js';
import { inspectEnvironment } from '../inspection/environment-inspection.js';
import type { RightFiles } from '../integrity/known-file.js';
import { checkBuilds } from '../publishing/check-builds.js';
import { publish, type PublishResult } from '../publishing/publish.js';
import { openChain } from '../store/chain.js';
import { proveCreateOnce } from '../store/create-once.js';
import { compositionOf } from '../store/live-composition.js';
import { openStore } from '../store/open-store.js';
import { publishedVersions } from '../store/published-releases.js';
import { runApart } from '../store/running-commands.js';
import { initializeStore, requireStore } from '../store/store-identity.js';
import type { Store } from '../store/store.js';
import type { ChangeResult } from './change-result.js';
import { configurationChange, configurationChanges } from './configuration-history.js';
import { diagnose, type Diagnosis } from './diagnose.js';
import { defaultEnvironment, defaultStore, openEnvironment, type Environment } from './environment.js';
import { compressLive, compressReleases } from './compress-live.js';
import { closePreview, listPreviews, openPreview, type PreviewRequest } from './previews.js';
import { promote, type PromoteRequest } from './promote.js';
import { publishNotes } from './publish-notes.js';
import { liveTargets } from '../model/pinned-targets.js';
import { sourcesOf } from './release-sources.js';
import { preparedChange, waysBack } from './prepared-rollback.js';
import { renderLive } from './render-live.js';
import { prepareRollbacks, type Preparation } from './rollback-readiness.js';
import type { ReasonedRequest } from './reasoned-request.js';
import { retire } from './retire.js';
import { rollBack, type RollbackRequest } from './rollback.js';
import { removeEnvironment } from './remove-environment.js';
import { askServers, claimsOf, otherHeads } from './served-where.js';

export interface OperatorOptions {
  /** Folder, or `s3://bucket/prefix`. */
  readonly store?: string | Store;
  readonly env?: string;
  /** Time in which code of releases must draw some page, in milliseconds. */
  readonly renderTimeoutMs?: number;
}

export type Status = Awaited<ReturnType<typeof statusOf>>;

/** The chain, and what its versions were built from. */
export type History = Awaited<ReturnType<typeof logOf>>;

/** Everything that can be done to an environment. Each verb throws a `ReleaseError` that says what to do. */
export type Operator = ReturnType<typeof openOperator>;

/**
 * The live configuration beside the one that a rollback would bring back. They cannot be compared while the older one is
 * damaged: the problems say so.
 */
async function configurationOf(
  { store, chain }: Environment,
  { siteConfig: to, siteStack }: GenerationState,
  isReady: boolean,
) {
  const from = siteStack.at(-1);
  if (to === undefined || from === undefined) return { before: null, changed: [], rollbackReady: false };
  const change = { kind: 'configure' as const, from, to };
  const changes = await configurationChanges(store, chain.env, [change]);
  return {
    /** Digest of the older one; `null` where there is none. */
    before: from,
    /** Keys whose values differ: `company.phone`. */
    changed: changes[configurationChange(from, to)] ?? [],
    /** True if its rollback would render nothing. */
    rollbackReady: isReady,
  };
}

/** True, by name, if a rollback by one step would render nothing. */
async function readyRollbacks(environment: Environment, state: GenerationState) {
  const ready: Record<string, boolean> = {};
  for (const name of new Set([...Object.keys(state.packages), ...waysBack(state)]))
    ready[name] = (await preparedChange(environment, state, name)) !== undefined;
  return ready;
}

/** Options of a status. */
export interface StatusRequest {
  /** True if later work need not read files again that are found right now. */
  readonly isQuick?: boolean;
  /** Running servers that are asked what they serve. */
  readonly servers?: readonly string[];
}

async function statusOf(environment: Environment, right: RightFiles | undefined, servers: readonly string[]) {
  const { store, chain } = environment;
  const { generations, problems } = await inspectEnvironment({ store, env: chain.env }, right);
  const [generation] = generations;
  const state = generation?.state ?? emptyState;
  const live = liveTargets(state);
  const ready = await readyRollbacks(environment, state);
  const { [configurationName]: isConfigurationReady = false, ...rollbackReady } = ready;
  return {
    n: generation?.n ?? 0,
    env: chain.env,
    at: generation?.at ?? null,
    actor: generation?.actor ?? null,
    reason: generation?.reason ?? null,
    state,
    /** True, by package, retired ones too, if a rollback by one step would render nothing. */
    rollbackReady,
    configuration: await configurationOf(environment, state, isConfigurationReady),
    /** Sources that the live versions were built from. */
    sources: await sourcesOf(store, live),
    /** Path prefixes of the live remotes. */
    claims: await claimsOf(store, live),
    /** Newest generations of the other environments. */
    others: await otherHeads(store, chain.env),
    servers: await askServers(servers),
    /** Damage of the chain, of what is live and of what rollbacks lead to. */
    problems,
  };
}

const changedVersions = ({ did }: Generation): readonly ReleaseTarget[] =>
  did.flatMap((change) =>
    'package' in change && 'to' in change ? [{ name: change.package, version: change.to }] : [],
  );

async function logOf({ store, chain }: Environment) {
  const { links, problems } = await inspectChain({ store, env: chain.env });
  const generations = links.map(({ generation }) => generation);
  const did = generations.flatMap(({ did }) => did);
  return {
    /** Generations, newest first. */
    generations,
    sources: await sourcesOf(store, generations.flatMap(changedVersions)),
    /** Keys that each change of the configuration changed. */
    configurations: await configurationChanges(store, chain.env, did),
    /** Damage of the chain. */
    problems,
  };
}

/** Opens an environment of a store. Nothing is read or written before a verb is called. */
export function openOperator({
  store: place = defaultStore,
  env = defaultEnvironment,
  renderTimeoutMs,
}: OperatorOptions) {
  const store = typeof place === 'string' ? openStore(place) : place;
  const right: RightFiles = new Set();
  const environment = () => openEnvironment(store, env, { timeoutMs: renderTimeoutMs, right });

  async function opened(): Promise<Environment> {
    await requireStore(store);
    return environment();
  }

  const liveState = () => openChain(store, env).state();
  const live = async () => await compositionOf(store, env, await liveState());

  return {
    /** Makes the folder a store. @returns `false` if it was one */
    init: (): Promise<boolean> => initializeStore(store),
    /**
     * Puts built packages into the store; they are not live then.
     *
     * @param options.isQuick leaves the compression of their files to `settle`
     */
    publish: async (
      folders: readonly string[],
      { isQuick = false }: { readonly isQuick?: boolean } = {},
    ): Promise<readonly PublishResult[]> => {
      await requireStore(store);
      // A promote asks the same again: what is damaged now must not keep its remedy from being published.
      const results = await publish(store, folders, await live().catch(() => undefined));
      if (!isQuick) await compressReleases(store, results);
      return results;
    },
    /** Notes on packages that were just published; none where what is live is damaged. */
    publishNotes: async (folders: readonly string[]): Promise<readonly string[]> =>
      await live()
        .then((composition) => publishNotes(store, folders, composition))
        .catch(() => []),
    /**
     * Refuses built packages as `publish` would, and writes nothing.
     *
     * @param options.isAlone compares them with the contract instead of the store
     */
    check: async (folders: readonly string[], { isAlone }: { readonly isAlone: boolean }) => {
      if (isAlone) return await checkBuilds(folders, undefined);
      await requireStore(store);
      return await checkBuilds(folders, { store, live: await live().catch(() => undefined) });
    },
    /** Makes releases live together. `settle` is to follow. */
    promote: (request: PromoteRequest): Promise<ChangeResult> => promote(environment(), request),
    /** Opens a preview: the live site with other releases, under an address of its own. */
    preview: (request: PreviewRequest) => openPreview(environment(), request),
    closePreview: (name: string): Promise<void> => closePreview(environment(), name),
    previews: (port?: number) => listPreviews(environment(), port),
    /** Makes another site configuration live. `settle` is to follow. */
    configure: (siteFile: string, reason = ''): Promise<ChangeResult> =>
      promote(environment(), { targets: [], siteFile, reason }),
    /** Rolls a package or the configuration back to a version that was live before. `settle` is to follow. */
    rollBack: (request: RollbackRequest): Promise<ChangeResult> => rollBack(environment(), request),
    /** Takes a remote off the site. `settle` is to follow. */
    retire: (request: ReasonedRequest): Promise<ChangeResult> => retire(environment(), request),
    /**
     * Finishes a change that visitors have already: renders what every rollback by one step would show, and compresses
     * what is live as well as possible. Repeating it does no harm.
     *
     * @param options.isQuick leaves the compression to the next call; until then a server compresses what it sends
     */
    settle: async ({ isQuick = false }: { readonly isQuick?: boolean } = {}): Promise<Preparation> => {
      const settling = await opened();
      await settling.chain.refresh();
      const preparation = await runApart(store, 'change', () => prepareRollbacks(settling));
      if (!isQuick) await compressLive(settling);
      return preparation;
    },
    /** The published versions of all packages, newest first, by name. */
    published: () => publishedVersions(store),
    /** State in the newest generation, whatever has become of its files. */
    state: liveState,
    status: async ({ isQuick = false, servers = [] }: StatusRequest = {}) =>
      await statusOf(await opened(), isQuick ? right : undefined, servers),
    /** Draws the pages of all environments that are missing, damaged or of another form. @returns number of pages */
    render: async (): Promise<number> => {
      await requireStore(store);
      return await runApart(store, 'change', () => renderLive(store));
    },
    /** Deletes what no environment of the store, no rollback and no tab needs, or lists it. */
    collectGarbage: async (options: GarbageOptions): Promise<Garbage> => {
      await requireStore(store);
      return await collectGarbage(store, options);
    },
    /** Ends another environment of the store. */
    removeEnvironment: async ({ name, reason }: ReasonedRequest): Promise<ChangeResult> => {
      await requireStore(store);
      if (name !== env) return await removeEnvironment(openEnvironment(store, name), reason);
      const text = `${env} is the environment that commands change, and perhaps the live one. To remove it, name another one with --env.`;
      throw new ReleaseError('usage', text);
    },
    /**
     * Diagnosis of the live site before it is announced; `undefined` while nothing is live.
     *
     * @throws `ReleaseError` if the store does not keep what was created first
     */
    diagnose: async (): Promise<Diagnosis | undefined> => {
      await proveCreateOnce(store);
      await requireStore(store);
      const state = await liveState();
      const composition = await compositionOf(store, env, state);
      return composition && (await diagnose(store, composition, Object.keys(state.retired ?? {})));
    },
    log: async () => await logOf(await opened()),
    /** The environment for a server, with what was found right in its store already. */
    served: { store, env, right },
  };
}
