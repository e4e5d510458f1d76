/** Checks everything that a state of an environment names: records, releases, pages. */
import { releaseInventory, type InventoryFile } from '../integrity/inventory.js';
import { sha256Hex } from '../model/digest.js';
import type { GenerationState } from '../model/generation.js';
import type { PinnedTarget } from '../model/pinned-targets.js';
import { factsOf } from '../rendering/facts.js';
import { pageInventory, pageSetIdsOf, readPageSet } from '../rendering/page-set.js';
import { mapConcurrently } from '../store/concurrency.js';
import type { ChainPlace } from '../store/generation-files.js';
import { pageSetRecordKey, releaseRecordKey, siteConfigKey } from '../store/keys.js';
import { compositionOf, pinnedSiteBytes } from '../store/live-composition.js';
import { pinnedRelease } from '../store/published-releases.js';
import { withoutRemedy } from '../store/remedy.js';
import type { Store } from '../store/store.js';
import { problemAt, type Problem } from './problem.js';

export interface StateInventory {
  readonly problems: readonly Problem[];
  readonly files: readonly InventoryFile[];
}

const nothing: StateInventory = { problems: [], files: [] };

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

export const releaseStates = async (
  store: Store,
  targets: readonly PinnedTarget[],
): Promise<StateInventory> => joined(await mapConcurrently(targets, (target) => releaseState(store, target)));

const siteState = ({ store, env }: ChainPlace, { siteConfig }: GenerationState): Promise<StateInventory> =>
  siteConfig === undefined
    ? Promise.resolve(nothing)
    : inventoryAt(store, siteConfigKey(env, siteConfig), async (key) => {
        await pinnedSiteBytes(store, env, siteConfig);
        return [recordFile(key, siteConfig)];
      });

const pageSetState = (store: Store, id: string): Promise<StateInventory> =>
  inventoryAt(store, pageSetRecordKey(id), async (key) => {
    const set = await readPageSet(store, id);
    const bytes = await store.read(key);
    if (!set || !bytes) throw new Error(`${key} ${bytes ? 'was altered' : 'is missing'}.`);
    return [recordFile(key, sha256Hex(bytes)), ...pageInventory(id, set)];
  });

/** The names of the page sets that a state is served from. */
export async function pageSetsOfState(
  { store, env }: ChainPlace,
  state: GenerationState,
): Promise<readonly string[]> {
  const composition = await compositionOf(store, env, state);
  return composition ? pageSetIdsOf(composition, factsOf(store, composition)) : [];
}

/** The page sets of a state; none where a record that names them is damaged, which is a problem of its own. */
async function pagesState(place: ChainPlace, state: GenerationState): Promise<StateInventory> {
  const ids = await pageSetsOfState(place, state).catch(() => []);
  return joined(await mapConcurrently(ids, (id) => pageSetState(place.store, id)));
}

/** Everything that a state makes live; its files are named, not looked at. */
export async function inventoryOfState(place: ChainPlace, state: GenerationState): Promise<StateInventory> {
  const live = Object.entries(state.packages).map(([name, { active }]) => ({ name, ...active }));
  return joined([
    await releaseStates(place.store, live),
    await siteState(place, state),
    await pagesState(place, state),
  ]);
}
