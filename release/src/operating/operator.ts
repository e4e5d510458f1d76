import { emptyState, type Generation } from '../model/generation.js';
import { configurationName, type ReleaseTarget } from '../model/release-target.js';
import { inspectChain } from '../inspection/chain-inspection.js';
import type { Problem } from '../inspection/problem.js';
import { releaseStates } from '../inspection/state-inspection.js';
import { publish, type PublishResult } from '../publishing/publish.js';
import { pageRenderer } from '../rendering/page-renderer.js';
import { serveSite, type ServeOptions, type SiteServer } from '../serving/site-server.js';
import { openChain } from '../store/chain.js';
import { directoryStore } from '../store/directory-store.js';
import { compositionOf } from '../store/live-composition.js';
import type { Store } from '../store/store.js';
import { initializeStore, requireReadableStore, requireStore } from '../store/store-identity.js';
import type { ChangeResult } from './change-result.js';
import { configurationChange, configurationChanges } from './configuration-history.js';
import { diagnose, type Diagnosis } from './diagnose.js';
import { currentActor, type Environment } from './environment.js';
import { polishPages } from './polish-pages.js';
import { promote, type PromoteRequest } from './promote.js';
import { examine, type Examination } from './examination.js';
import { liveTargets, pinnedTargets } from '../model/pinned-targets.js';
import { repair, type RepairResult } from './repair.js';
import { sourcesOf } from './release-sources.js';
import { prepareRollbacks, type Preparation } from './rollback-readiness.js';
import { retire, type ReasonedRequest } from './retire.js';
import { rollBack } from './rollback.js';

export const defaultStore = '.site';

export const defaultEnvironment = 'local';

export interface OperatorOptions {
  readonly store?: string;
  readonly env?: string;
  /** Time in which code of releases must draw some page, in milliseconds. */
  readonly renderTimeoutMs?: number;
}

export type Status = Awaited<ReturnType<typeof statusOf>>;

/** The chain, and what its versions were built from. */
export type History = Awaited<ReturnType<typeof logOf>>;

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
  /**
   * Rolls a package or the configuration back to its previous version.
   *
   * @param follow what follows the change, `settle` above all; a rollback that is killed before its end and repeated
   *   changes nothing
   */
  readonly rollBack: <Done>(
    request: ReasonedRequest,
    follow: (result: ChangeResult) => Promise<Done>,
  ) => Promise<Done>;
  /** Takes a remote off the site. `settle` is to follow. */
  readonly retire: (request: ReasonedRequest) => Promise<ChangeResult>;
  /**
   * What follows each change, when visitors have it already: renders what every rollback by one step would show, and
   * makes the live pages as small as they get. Repeating it does no harm.
   *
   * @param options.isQuick leaves the pages as they were compressed for the change; the next call makes them smaller
   */
  readonly settle: (options?: { readonly isQuick?: boolean }) => Promise<Preparation>;
  readonly status: () => Promise<Status>;
  /** Repairs what is damaged in the store, in all its environments. @param from folder of a whole copy of the store */
  readonly repair: (from?: string) => Promise<RepairResult>;
  /** What is left to do before the live site is announced; `undefined` while nothing is live. */
  readonly diagnose: () => Promise<Diagnosis | undefined>;
  readonly log: () => Promise<History>;
  readonly serve: (options: Omit<ServeOptions, 'store' | 'env'>) => Promise<SiteServer>;
}

/**
 * The live configuration beside the one that a rollback would bring back. They cannot be compared while the older one is
 * damaged: the problems say so.
 */
async function configurationOf({ store, chain }: Environment, { newest, rollbackReady }: Examination) {
  const { siteConfig: to, siteStack } = newest?.generation.state ?? emptyState;
  const from = siteStack.at(-1);
  if (to === undefined || from === undefined) return { before: null, changed: [], rollbackReady: false };
  const change = { kind: 'configure' as const, from, to };
  const changes = await configurationChanges(store, chain.env, [change]);
  return {
    /** Digest of the older one; `null` where there is none. */
    before: from,
    /** Keys whose values differ: `company.phone`. */
    changed: changes[configurationChange(from, to)] ?? [],
    /** Whether its rollback would render nothing. */
    rollbackReady: rollbackReady[configurationName] ?? false,
  };
}

async function statusOf(environment: Environment) {
  const { store, chain } = environment;
  const examination = await examine(environment);
  const generation = examination.newest?.generation;
  const state = generation?.state ?? emptyState;
  const { [configurationName]: _, ...rollbackReady } = examination.rollbackReady;
  return {
    n: generation?.n ?? 0,
    env: chain.env,
    at: generation?.at ?? null,
    actor: generation?.actor ?? null,
    state,
    /** By package, retired ones too: whether a rollback by one step would render nothing. */
    rollbackReady,
    configuration: await configurationOf(environment, examination),
    /** What the live versions were built from. */
    sources: await sourcesOf(store, liveTargets(state)),
    /** What is damaged of the chain, of what is live and of what rollbacks lead to. */
    problems: examination.problems,
  };
}

const changedVersions = ({ did }: Generation): readonly ReleaseTarget[] =>
  did.flatMap((change) =>
    'remote' in change && 'to' in change ? [{ name: change.remote, version: change.to }] : [],
  );

/** Records of releases that a generation made live and that are not as they were then. */
async function recordProblems(store: Store, generations: readonly Generation[]): Promise<readonly Problem[]> {
  const pins = generations.flatMap(({ state }) => pinnedTargets(state));
  const once = new Map(pins.map((pin) => [`${pin.name}@${pin.version} ${pin.digest}`, pin]));
  return (await releaseStates(store, [...once.values()])).problems;
}

async function logOf({ store, chain }: Environment) {
  const { links, problems } = await inspectChain({ store, env: chain.env });
  const generations = links.map(({ generation }) => generation);
  const did = generations.flatMap(({ did }) => did);
  return {
    /** Newest first. */
    generations,
    sources: await sourcesOf(store, generations.flatMap(changedVersions)),
    /** Keys that each change of the configuration changed. */
    configurations: await configurationChanges(store, chain.env, did),
    /** What is damaged of the chain and of the records that it names. */
    problems: [...problems, ...(await recordProblems(store, generations))],
  };
}

/** Opens an environment of a store. Nothing is read or written before a verb is called. */
export function openOperator({
  store: folder = defaultStore,
  env = defaultEnvironment,
  renderTimeoutMs,
}: OperatorOptions): Operator {
  const store = directoryStore(folder);

  /** A renderer takes page sets that it has seen for whole: one for each verb. */
  const environmentOf = (place: Store, name: string, isRepairing = false): Environment => ({
    store: place,
    chain: openChain(place, name),
    renderer: pageRenderer(place, { timeoutMs: renderTimeoutMs, isRepairing }),
    actor: currentActor(),
  });

  const environment = () => environmentOf(store, env);

  async function opened(): Promise<Environment> {
    await requireStore(store);
    return environment();
  }

  /** A store whose identity is lost can be looked at and served; it is changed after its repair. */
  async function readable(): Promise<Environment> {
    await requireReadableStore(store);
    return environment();
  }

  async function live() {
    return await compositionOf(store, env, await openChain(store, env).state());
  }

  return {
    init: () => initializeStore(store),
    publish: async (folders) => {
      await requireStore(store);
      // A promote asks the same again: what is damaged now must not keep its remedy from being published.
      return await publish(store, folders, await live().catch(() => undefined));
    },
    promote: async (request) => await promote(environment(), request),
    configure: async (siteFile, reason = '') =>
      await promote(environment(), { targets: [], siteFile, reason }),
    rollBack: async (request, follow) => await rollBack(environment(), request, follow),
    retire: async (request) => await retire(environment(), request),
    settle: async ({ isQuick = false } = {}) => {
      const settling = await opened();
      await settling.chain.refresh();
      const preparation = await prepareRollbacks(settling);
      if (!isQuick) await polishPages(settling);
      return preparation;
    },
    status: async () => await statusOf(await readable()),
    repair: async (from) => await repair(store, (place, name) => environmentOf(place, name, true), from),
    diagnose: async () => {
      await requireStore(store);
      const state = await openChain(store, env).state();
      const composition = await compositionOf(store, env, state);
      return composition && (await diagnose(store, composition, Object.keys(state.retired ?? {})));
    },
    log: async () => await logOf(await readable()),
    serve: async (options) => {
      await requireReadableStore(store);
      return await serveSite({ store, env, ...options });
    },
  };
}
