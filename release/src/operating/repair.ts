/** Repairs a store: replaces missing and damaged bytes with intact ones, and reports what is left. */
import type { Problem } from '../inspection/problem.js';
import { inspectChain } from '../inspection/chain-inspection.js';
import { sha256Hex } from '../model/digest.js';
import type { GenerationState } from '../model/generation.js';
import { ReleaseError } from '../model/release-error.js';
import { pageRenderer } from '../rendering/page-renderer.js';
import { openChain } from '../store/chain.js';
import { readCurrent } from '../store/current-record.js';
import { mapConcurrently } from '../store/concurrency.js';
import { environmentsKey, generationsKey, setAsideKey, siteConfigKey, storeKey } from '../store/keys.js';
import { compositionOf } from '../store/live-composition.js';
import { recordingStore, rehearsalStore } from '../store/overlay-store.js';
import type { Store } from '../store/store.js';
import { holdsStore, isIdentity, newIdentityText } from '../store/store-identity.js';
import type { Environment } from './environment.js';
import { examine } from './examination.js';
import { pinnedTargets } from '../model/pinned-targets.js';
import { renewChain } from './new-chain.js';
import { repairChain } from './repair-chain.js';
import { repairPages } from './repair-pages.js';
import { publishedTargets, repairReleases, type RepairTarget } from './repair-releases.js';
import { openSources, readFromStores, type RepairSources } from './repair-sources.js';
import { statesAfterRollbacks } from './rollback-readiness.js';

/** Half-written files that are older belong to commands that were killed, in milliseconds. */
const leftoverAgeMs = 3_600_000;

export interface RepairRequest {
  /** Stores, build folders and site configurations that may have intact bytes. */
  readonly from?: readonly string[];
  /** SHA-256 of the newest generation of the environment, as a server saw it. */
  readonly head?: string | undefined;
  /** Begins a new chain in place of one that cannot be repaired. */
  readonly isNewChain?: boolean;
  /** Only says what it would do. */
  readonly isDryRun?: boolean;
}

export type RepairResult = Awaited<ReturnType<typeof repair>>;

export interface RepairPlace {
  readonly store: Store;
  /** Whose head `--head` names. */
  readonly env: string;
  readonly actor: string;
}

interface Repairing extends RepairPlace {
  readonly request: RepairRequest;
  readonly sources: RepairSources;
}

async function repairIdentity({ store, sources }: Repairing): Promise<void> {
  const bytes = await store.read(storeKey).catch(() => undefined);
  if (bytes && isIdentity(store, bytes)) return;
  const [copy] = await readFromStores(sources, storeKey);
  // Nothing refers to the identity: where no copy is left, a new one does.
  const isRight = copy !== undefined && isIdentity(store, copy);
  await store.replace(storeKey, isRight ? copy : newIdentityText());
}

function siteDigests(states: readonly GenerationState[]): readonly string[] {
  const digests = states.flatMap(({ siteConfig, siteStack }) => [siteConfig, ...siteStack]);
  return [...new Set(digests.filter((digest) => digest !== undefined))];
}

async function repairSites({ store, sources }: Repairing, env: string, states: readonly GenerationState[]) {
  const { siteText = '' } = (await readCurrent(store, env)) ?? {};
  for (const digest of siteDigests(states)) {
    const key = siteConfigKey(env, digest);
    const stored = await store.read(key).catch(() => undefined);
    if (stored && sha256Hex(stored) === digest) continue;
    const copies = [siteText, ...sources.sites, ...(await readFromStores(sources, key))];
    const right = copies.find((copy) => sha256Hex(copy) === digest);
    if (right !== undefined) await store.replace(key, right);
  }
}

/** Everything that can be live by one command: what is, and what each rollback by one step leads to. */
async function compositionsOf(environment: Environment) {
  const { store, chain } = environment;
  const head = await chain.head().catch(() => undefined);
  const live = head?.generation.state;
  const states = live ? [live, ...(await statesAfterRollbacks(environment, live))] : [];
  const found = await Promise.all(
    states.map((state) => compositionOf(store, chain.env, state).catch(() => undefined)),
  );
  return found.filter((composition) => composition !== undefined);
}

const environmentOf = ({ store, actor }: Repairing, env: string): Environment => ({
  store,
  chain: openChain(store, env),
  renderer: pageRenderer(store, { isRepairing: true }),
  actor,
});

/** The chain and what it names besides releases. @returns the states of its generations */
async function repairEnvironment(repairing: Repairing, env: string): Promise<readonly RepairTarget[]> {
  const { store, sources, request, actor } = repairing;
  const place = { store, env };
  const head = env === repairing.env ? request.head : undefined;
  await repairChain(place, { sources, head });
  await renewChain(place, actor, request.isNewChain ?? false);
  const { entries } = await inspectChain(place);
  const states = entries.flatMap(({ link }) => (link ? [link.generation.state] : []));
  await repairSites(repairing, env, states);
  // `current.json` gets a copy of the configuration once that is repaired.
  await repairChain(place, { sources, head });
  return states[0] ? pinnedTargets(states[0]) : [];
}

/** Environments that have or had generations. */
async function usedEnvironments(store: Store): Promise<readonly string[]> {
  const found = await mapConcurrently(await store.list(environmentsKey), async (env) => {
    const names = [...(await store.list(generationsKey(env))), ...(await store.list(setAsideKey(env)))];
    return names.length > 0 || (await readCurrent(store, env)) ? [env] : [];
  });
  return found.flat();
}

async function repairAll(repairing: Repairing): Promise<readonly Problem[]> {
  const { store, sources } = repairing;
  await repairIdentity(repairing);
  const envs = await usedEnvironments(store);
  const targets: RepairTarget[] = [];
  for (const env of envs) targets.push(...(await repairEnvironment(repairing, env)));
  // What is not live is looked at only where it can be repaired.
  const published = sources.stores.length > 0 ? await publishedTargets(store) : [];
  const built = sources.dists.map(({ release: { name, version } }) => ({ name, version }));
  await repairReleases(store, [...targets, ...published, ...built], sources);
  const problems: Problem[] = [];
  for (const env of envs) {
    const environment = environmentOf(repairing, env);
    const { renderer } = environment;
    for (const composition of await compositionsOf(environment))
      await repairPages({ store, sources, renderer }, composition).catch((error: unknown) => {
        // A damaged release cannot be rendered: the examination says which.
        if (!(error instanceof ReleaseError)) throw error;
      });
    problems.push(...(await examine(environment)).problems);
  }
  return problems;
}

/** Repairs all damage that a check can find, and leaves intact files alone. Repeating it does no harm. */
export async function repair(place: RepairPlace, request: RepairRequest) {
  const { from = [], isDryRun = false } = request;
  if (!(await holdsStore(place.store)) && !(await place.store.has(storeKey)))
    throw new ReleaseError('store', `${place.store.title} is not a store. Name another with --store.`);
  const sources = await openSources(from);
  const store = recordingStore(isDryRun ? rehearsalStore(place.store) : place.store);
  const leftovers = await store.removeLeftovers({ olderThanMs: leftoverAgeMs, isDryRun });
  const problems = await repairAll({ ...place, store, request, sources });
  /** Keys of what was written. */
  const mended = store.written();
  return { changed: !isDryRun && mended.length + leftovers > 0, mended, leftovers, problems };
}
