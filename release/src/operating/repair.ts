/** Repairs a store: takes whole files from a copy, makes what can be made again, and reports what is left. */
import { inspectChain } from '../inspection/chain-inspection.js';
import type { Problem } from '../inspection/problem.js';
import { inventoryOfState, releaseStates } from '../inspection/state-inspection.js';
import type { InventoryFile } from '../integrity/inventory.js';
import { readFromCoded, readKnown } from '../integrity/known-file.js';
import { sha256Hex } from '../model/digest.js';
import type { GenerationState } from '../model/generation.js';
import { endOf } from '../model/needed-releases.js';
import { requirePageFormat } from '../model/page-format.js';
import { pinnedTargets } from '../model/pinned-targets.js';
import { ReleaseError } from '../model/release-error.js';
import { mapConcurrently } from '../store/concurrency.js';
import { readLink } from '../store/generation-files.js';
import {
  environmentsKey,
  finishedRollbacksKey,
  generationKey,
  packagesKey,
  releaseRecordKey,
  siteConfigKey,
  versionNoteKey,
} from '../store/keys.js';
import { compositionOf } from '../store/live-composition.js';
import { formatWarnings } from '../store/noted-servers.js';
import { openStore } from '../store/open-store.js';
import type { Store } from '../store/store.js';
import { openEnvironment, type Environment } from './environment.js';
import { examine } from './examination.js';
import { prepareRollbacks } from './rollback-readiness.js';

export type RepairResult = Awaited<ReturnType<typeof repair>>;

interface Repairing {
  readonly store: Store;
  /** A whole copy of the store, if there is one. */
  readonly copy: Store | undefined;
}

/** Writes a record again with the bytes of the copy, if they have its digest. */
async function repairRecord({ store, copy }: Repairing, key: string, sha256: string): Promise<void> {
  const stored = await store.read(key).catch(() => undefined);
  if (stored && sha256Hex(stored) === sha256) return;
  const bytes = await copy?.read(key);
  if (bytes && sha256Hex(bytes) === sha256) await store.replace(key, bytes);
}

/** Restores generations, newest first: each has the hash of the one before it. */
async function repairChain(repairing: Repairing, env: string): Promise<void> {
  const tried = new Set<number>();
  for (;;) {
    const { entries } = await inspectChain({ store: repairing.store, env });
    const damaged = entries.find(({ n, link }) => !link && !tried.has(n));
    if (!damaged) return;
    tried.add(damaged.n);
    if (damaged.expected !== undefined)
      await repairRecord(repairing, generationKey(env, damaged.n), damaged.expected);
  }
}

/** Restores what the end of a chain has lost, as far as the generations of the copy follow those that are left. */
async function continueChain({ store, copy }: Repairing, env: string): Promise<void> {
  if (!copy) return;
  let before: string | null = null;
  for (const { generation, hash } of (await inspectChain({ store: copy, env })).links.toReversed()) {
    const own = await readLink({ store, env }, generation.n).catch(() => undefined);
    const key = generationKey(env, generation.n);
    const bytes = !own && generation.prev === before && (await copy.read(key));
    if (bytes) await store.replace(key, bytes);
    before = own?.hash ?? hash;
  }
}

/** Restores a note that is lost. */
async function repairNote({ store, copy }: Repairing, key: string): Promise<void> {
  const bytes = await copy?.read(key);
  if (bytes) await store.create(key, bytes);
}

async function repairFinishedRollbacks(repairing: Repairing, env: string): Promise<void> {
  const folder = finishedRollbacksKey(env);
  for (const file of (await repairing.copy?.list(folder)) ?? [])
    await repairNote(repairing, `${folder}/${file}`);
}

async function repairFiles({ store, copy }: Repairing, files: readonly InventoryFile[]): Promise<void> {
  await mapConcurrently(files, async (file) => {
    const { damage } = await readKnown(store, file);
    if (!damage) return;
    const bytes =
      (await readFromCoded(store, file)) ?? (copy ? (await readKnown(copy, file)).bytes : undefined);
    if (bytes) await store.replace(file.key, bytes);
  });
}

/** The configurations and the releases that a state names. */
async function repairPinned(repairing: Repairing, env: string, state: GenerationState): Promise<void> {
  for (const digest of [state.siteConfig, ...state.siteStack])
    if (digest !== undefined) await repairRecord(repairing, siteConfigKey(env, digest), digest);
  const targets = pinnedTargets(state);
  for (const { name, version, digest } of targets) {
    await repairNote(repairing, versionNoteKey(name, version));
    await repairRecord(repairing, releaseRecordKey(name, version), digest);
  }
  await repairFiles(repairing, (await releaseStates(repairing.store, targets)).files);
}

function passExpected(error: unknown): void {
  if (!(error instanceof ReleaseError)) throw error;
}

/** The pages of what is live, and of what each rollback leads to: rendered again where no copy has them. */
async function repairPages(repairing: Repairing, environment: Environment, live: GenerationState) {
  const { store, chain, renderer } = environment;
  await repairFiles(repairing, (await inventoryOfState({ store, env: chain.env }, live)).files);
  const render = async () => {
    const composition = await compositionOf(store, chain.env, live);
    if (composition) await (await renderer()).ensurePages(composition);
  };
  // A damaged release cannot be rendered: the examination says which.
  await render().catch(passExpected);
  await prepareRollbacks(environment).catch(passExpected);
}

async function openCopy(place: string): Promise<Store> {
  const copy = openStore(place);
  if ((await copy.list(packagesKey)).length > 0) return copy;
  throw new ReleaseError('usage', `--from ${place} is not a store. Name a whole copy of this store.`);
}

/** Records which keys of a store are written. */
function recordingStore(store: Store, keys: Set<string>): Store {
  const create: Store['create'] = async (key, bytes) => {
    const isCreated = await store.create(key, bytes);
    if (isCreated) keys.add(key);
    return isCreated;
  };
  const replace: Store['replace'] = async (key, bytes) => {
    await store.replace(key, bytes);
    keys.add(key);
  };
  return { ...store, create, replace };
}

/**
 * Repairs what is damaged in all environments of a store, and leaves intact files alone. Repeating it does no harm.
 *
 * @param from whole copy of the store: a folder, or `s3://bucket/prefix`
 */
export async function repair(place: Store, from?: string) {
  const mended = new Set<string>();
  const store = recordingStore(place, mended);
  const repairing = { store, copy: from === undefined ? undefined : await openCopy(from) };
  const problems: Problem[] = [];
  const lost = (await repairing.copy?.list(environmentsKey)) ?? [];
  for (const env of new Set([...(await store.list(environmentsKey)), ...lost])) {
    await repairChain(repairing, env);
    await continueChain(repairing, env);
    await repairFinishedRollbacks(repairing, env);
    const environment = openEnvironment(store, env);
    const [newest] = (await inspectChain({ store, env })).links;
    requirePageFormat(newest?.generation);
    if (newest && endOf(newest.generation, Date.now()) === undefined) {
      await repairPinned(repairing, env, newest.generation.state);
      await repairPages(repairing, environment, newest.generation.state);
    }
    problems.push(...(await examine(environment)).problems);
  }
  /** Keys of what was written. */
  const warnings = await formatWarnings(store);
  return { changed: mended.size > 0, mended: [...mended], problems, warnings };
}
