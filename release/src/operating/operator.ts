import { emptyState, type Generation, type GenerationState } from '../model/generation.js';
import { configurationName, type ReleaseTarget } from '../model/release-target.js';
import { publish, type PublishResult } from '../publishing/publish.js';
import { pageRenderer } from '../rendering/page-renderer.js';
import { serveSite, type ServeOptions, type SiteServer } from '../serving/site-server.js';
import { openChain } from '../store/chain.js';
import { directoryStore } from '../store/directory-store.js';
import type { Link } from '../store/generation-files.js';
import { compositionOf } from '../store/live-composition.js';
import { initializeStore, requireStore } from '../store/store-identity.js';
import type { ChangeResult } from './change-result.js';
import {
  configurationChange,
  configurationChanges,
  olderConfigurations,
  type ConfigurationChanges,
} from './configuration-history.js';
import { diagnose, type Diagnosis } from './diagnose.js';
import { currentActor, type Environment } from './environment.js';
import { polishPages } from './polish-pages.js';
import { promote, type PromoteRequest } from './promote.js';
import { sourcesOf, type ReleaseSources } from './release-sources.js';
import { isRollbackReady, prepareRollbacks, type Preparation } from './rollback-readiness.js';
import { retire, type RetireRequest } from './retire.js';
import { rollBack, startRollback, type RollbackRequest, type StartedRollback } from './rollback.js';

/** Folder of the store unless another is named. */
export const defaultStore = '.site';

/** Environment unless another is named. */
export const defaultEnvironment = 'local';

/** Which environment of which store. */
export interface OperatorOptions {
  readonly store?: string;
  readonly env?: string;
}

/** What is live. */
export interface Status {
  readonly n: number;
  readonly env: string;
  readonly at: string | null;
  readonly actor: string | null;
  readonly state: GenerationState;
  readonly configuration: ConfigurationStatus;
  /** By package, retired ones too: whether a rollback by one step would render nothing. */
  readonly rollbackReady: Readonly<Record<string, boolean>>;
  /** What the live versions were built from. */
  readonly sources: ReleaseSources;
}

/** The live configuration beside the one that a rollback would bring back. */
export interface ConfigurationStatus {
  /** Digest of the older one; `null` where there is none. */
  readonly before: string | null;
  /** Keys whose values differ: `company.phone`. */
  readonly changed: readonly string[];
  /** Whether its rollback would render nothing. */
  readonly rollbackReady: boolean;
}

/** The chain, and what its versions were built from. */
export interface History {
  /** Newest first. */
  readonly generations: readonly Generation[];
  readonly sources: ReleaseSources;
  /** Keys that each change of the configuration changed. */
  readonly configurations: ConfigurationChanges;
}

/** Everything that can be done to an environment. Each verb throws a `ReleaseError` that says what to do. */
export interface Operator {
  /** Makes the folder a store. @returns `false` if it was one */
  readonly init: () => Promise<boolean>;
  /** Puts built packages into the store; they are not live then. */
  readonly publish: (folders: readonly string[]) => Promise<readonly PublishResult[]>;
  /** Makes releases live together. `settle` is to follow. */
  readonly promote: (request: PromoteRequest) => Promise<ChangeResult>;
  /** Makes another site configuration live. `settle` is to follow. */
  readonly configure: (siteFile: string, reason?: string) => Promise<ChangeResult>;
  /** Makes the version before live again, of a package or of the configuration. `settle` is to follow. */
  readonly rollBack: (request: RollbackRequest) => Promise<ChangeResult>;
  /** As `rollBack`; repeated before it is ended, it changes nothing. */
  readonly startRollback: (request: RollbackRequest) => Promise<StartedRollback>;
  /** Takes a remote off the site. `settle` is to follow. */
  readonly retire: (request: RetireRequest) => Promise<ChangeResult>;
  /**
   * What follows each change, when visitors have it already: renders what every rollback by one step would show, and
   * makes the live pages as small as they get. Repeating it does no harm.
   *
   * @param options.isQuick leaves the pages as they were compressed for the change; the next call makes them smaller
   */
  readonly settle: (options?: { readonly isQuick?: boolean }) => Promise<Preparation>;
  readonly status: () => Promise<Status>;
  /** What is left to do before the live site is announced; `undefined` while nothing is live. */
  readonly diagnose: () => Promise<Diagnosis | undefined>;
  readonly log: () => Promise<History>;
  readonly serve: (options: Omit<ServeOptions, 'store' | 'env'>) => Promise<SiteServer>;
}

const liveVersions = ({ remotes }: GenerationState): readonly ReleaseTarget[] =>
  Object.entries(remotes).map(
    ([
      name,
      {
        active: { version },
      },
    ]) => ({ name, version }),
  );

async function configurationOf(
  environment: Environment,
  head: Link | undefined,
): Promise<ConfigurationStatus> {
  const { store, chain } = environment;
  const to = head?.generation.state.siteConfig;
  const from = (await olderConfigurations(chain, head)).at(-1);
  if (to === undefined || from === undefined) return { before: null, changed: [], rollbackReady: false };
  const deed = { kind: 'configure' as const, from, to };
  const changes = await configurationChanges(store, chain.env, [deed]);
  return {
    before: from,
    changed: changes[configurationChange(from, to)] ?? [],
    rollbackReady: await isRollbackReady(environment, head, configurationName),
  };
}

async function statusOf(environment: Environment): Promise<Status> {
  const { store, chain } = environment;
  const head = await chain.head();
  const generation = head?.generation;
  const state = generation?.state ?? emptyState;
  const names = [...Object.keys(state.remotes), ...Object.keys(state.retired ?? {})];
  const ready = names.map(async (name) => [name, await isRollbackReady(environment, head, name)] as const);
  return {
    n: generation?.n ?? 0,
    env: chain.env,
    at: generation?.at ?? null,
    actor: generation?.actor ?? null,
    state,
    rollbackReady: Object.fromEntries(await Promise.all(ready)),
    configuration: await configurationOf(environment, head),
    sources: await sourcesOf(store, liveVersions(state)),
  };
}

const changedVersions = ({ did }: Generation): readonly ReleaseTarget[] =>
  did.flatMap((deed) => ('remote' in deed && 'to' in deed ? [{ name: deed.remote, version: deed.to }] : []));

async function logOf({ store, chain }: Environment): Promise<History> {
  const generations: Generation[] = [];
  for (let link = await chain.head(); link; link = await chain.read(link.generation.n - 1)) {
    generations.push(link.generation);
  }
  return {
    generations,
    sources: await sourcesOf(store, generations.flatMap(changedVersions)),
    configurations: await configurationChanges(
      store,
      chain.env,
      generations.flatMap(({ did }) => did),
    ),
  };
}

/** Opens an environment of a store. Nothing is read or written before a verb is called. */
export function openOperator({
  store: folder = defaultStore,
  env = defaultEnvironment,
}: OperatorOptions): Operator {
  const store = directoryStore(folder);
  const chain = openChain(store, env);

  /** A renderer keeps the hosts it has loaded: one for each verb, or they would stay in memory. */
  const environment = (): Environment => ({
    store,
    chain,
    renderer: pageRenderer(store),
    actor: currentActor(),
  });

  async function opened(): Promise<Environment> {
    await requireStore(store);
    return environment();
  }

  async function live() {
    return await compositionOf(store, env, (await chain.head())?.generation.state ?? emptyState);
  }

  return {
    init: () => initializeStore(store),
    publish: async (folders) => {
      await requireStore(store);
      return await publish(store, folders, await live());
    },
    promote: async (request) => await promote(environment(), request),
    configure: async (siteFile, reason = '') =>
      await promote(environment(), { targets: [], siteFile, reason }),
    rollBack: async (request) => await rollBack(environment(), request),
    startRollback: async (request) => await startRollback(environment(), request),
    retire: async (request) => await retire(environment(), request),
    settle: async ({ isQuick = false } = {}) => {
      const settling = await opened();
      const preparation = await prepareRollbacks(settling);
      if (!isQuick) await polishPages(settling);
      return preparation;
    },
    status: async () => await statusOf(await opened()),
    diagnose: async () => {
      await requireStore(store);
      const { state } = (await chain.head())?.generation ?? { state: emptyState };
      const composition = await compositionOf(store, env, state);
      return composition && (await diagnose(store, composition, Object.keys(state.retired ?? {})));
    },
    log: async () => await logOf(await opened()),
    serve: async (options) => {
      await requireStore(store);
      return await serveSite({ store, env, ...options });
    },
  };
}
