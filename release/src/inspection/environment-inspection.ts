/** Checks everything that an environment needs: the chain, what is live, and the releases that rollbacks lead to. */
import { releaseInventory, type InventoryFile } from '../integrity/inventory.js';
import { nameOf, readKnown, type RightFiles } from '../integrity/known-file.js';
import { sha256Hex } from '../model/digest.js';
import { emptyState, hasEnded, type GenerationState } from '../model/generation.js';
import { requirePageFormat } from '../model/page-format.js';
import { pinnedTargets, servedTargets, type PinnedTarget } from '../model/pinned-targets.js';
import { factsOf } from '../rendering/facts.js';
import { pageInventory, pageSetIdsOf, readPageSet } from '../rendering/page-set.js';
import { mapConcurrently } from '../store/concurrency.js';
import type { ChainPlace } from '../store/generation-files.js';
import { pageSetRecordKey, releaseRecordKey, siteConfigKey } from '../store/keys.js';
import { compositionsOf, pinnedSiteBytes } from '../store/live-composition.js';
import { pinnedRelease } from '../store/published-releases.js';
import { withoutRemedy } from '../store/remedy.js';
import { sealedText } from '../store/sealed-record.js';
import type { Store } from '../store/store.js';
import { inspectChain } from './chain-inspection.js';
import { fileProblem, problemAt, type Problem } from './problem.js';

export interface StateInventory {
  readonly problems: readonly Problem[];
  readonly files: readonly InventoryFile[];
}

const joined = (parts: readonly StateInventory[]): StateInventory => ({
  problems: parts.flatMap(({ problems }) => problems),
  files: parts.flatMap(({ files }) => files),
});

/** Files that a record names, or the reason why it cannot be read. */
async function inventoryAt(
  store: Store,
  key: string,
  read: (key: string) => Promise<readonly InventoryFile[]>,
): Promise<StateInventory> {
  try {
    return { problems: [], files: await read(key) };
  } catch (error) {
    return { problems: [problemAt(store, key, withoutRemedy(error))], files: [] };
  }
}

/** The record of what is live, beside the files that it names. */
const recordFile = (key: string, sha256: string): InventoryFile => ({
  key,
  file: key,
  title: key,
  sha256,
  isCoded: false,
});

const releaseState = (store: Store, { name, ...reference }: PinnedTarget): Promise<StateInventory> =>
  inventoryAt(store, releaseRecordKey(name, reference.version), async (key) => {
    const { release, digest } = await pinnedRelease(store, name, reference);
    return [recordFile(key, digest), ...releaseInventory(release)];
  });

const releaseStates = async (store: Store, targets: readonly PinnedTarget[]): Promise<StateInventory> =>
  joined(await mapConcurrently(targets, (target) => releaseState(store, target)));

const siteState = ({ store, env }: ChainPlace, digest: string): Promise<StateInventory> =>
  inventoryAt(store, siteConfigKey(env, digest), async (key) => {
    await pinnedSiteBytes(store, env, digest);
    return [recordFile(key, digest)];
  });

const pageSetState = (store: Store, id: string): Promise<StateInventory> =>
  inventoryAt(store, pageSetRecordKey(id), async (key) => {
    const set = await readPageSet(store, id);
    if (!set) throw new Error(`${key} is missing or was altered.`);
    return [recordFile(key, sha256Hex(sealedText(set))), ...pageInventory(id, set)];
  });

/** The names of the page sets that a state is served from. */
export async function pageSetsOfState(place: ChainPlace, state: GenerationState): Promise<readonly string[]> {
  const compositions = await compositionsOf(place, state);
  const ids = compositions.flatMap((composition) =>
    pageSetIdsOf(composition, factsOf(place.store, composition)),
  );
  return [...new Set(ids)];
}

/** The page sets of a state; none where a record that names them is damaged, which is a problem of its own. */
async function pagesState(place: ChainPlace, state: GenerationState): Promise<StateInventory> {
  const ids = await pageSetsOfState(place, state).catch(() => []);
  return joined(await mapConcurrently(ids, (id) => pageSetState(place.store, id)));
}

/** Everything that visitors get of a state; its files are named, not looked at. */
export async function inventoryOfState(place: ChainPlace, state: GenerationState): Promise<StateInventory> {
  return joined([
    await releaseStates(place.store, servedTargets(state)),
    ...(state.siteConfig === undefined ? [] : [await siteState(place, state.siteConfig)]),
    await pagesState(place, state),
  ]);
}

/** Checks an environment. Changes nothing. @param right gets the files that are right */
export async function inspectEnvironment(place: ChainPlace, right?: RightFiles) {
  const { store } = place;
  const { links, problems: chainProblems } = await inspectChain(place);
  const newest = links[0]?.generation;
  requirePageFormat(newest);
  const isInUse = newest !== undefined && !hasEnded(newest);
  const state = isInUse ? newest.state : emptyState;
  const live = await inventoryOfState(place, state);
  const older = await releaseStates(store, pinnedTargets(state));
  const files = new Map([...live.files, ...older.files].map((file) => [nameOf(file), file]));
  const found = await mapConcurrently([...files], async ([name, file]) => {
    const { damage } = await readKnown(store, file);
    if (damage) return [fileProblem(store, file, damage)];
    right?.add(name);
    return [];
  });
  const problems: readonly Problem[] = [
    ...chainProblems,
    ...live.problems,
    ...older.problems,
    ...found.flat(),
  ];
  return {
    generations: links.map(({ generation }) => generation),
    /** State of the newest of them; the empty one after its end. */
    state,
    problems: [...new Map(problems.map((problem) => [problem.key, problem])).values()],
  };
}
