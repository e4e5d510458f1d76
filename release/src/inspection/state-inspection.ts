/** Checks everything that a state of an environment names: records, releases, pages. */
import type { SiteConfiguration } from 'shared-types/release';
import { releaseInventory, type InventoryFile } from '../integrity/inventory.js';
import type { GenerationState, ReleaseReference } from '../model/generation.js';
import type { PinnedTarget } from '../model/pinned-targets.js';
import { factsOf } from '../rendering/facts.js';
import { pageInventory } from '../rendering/page-inventory.js';
import { pageSetIdsOf, readPageSet } from '../rendering/page-set.js';
import { mapConcurrently } from '../store/concurrency.js';
import { readCurrent } from '../store/current-record.js';
import { sha256Hex } from '../model/digest.js';
import type { ChainPlace } from '../store/generation-files.js';
import { pageSetRecordKey, releaseRecordKey, siteConfigKey, storeKey } from '../store/keys.js';
import { compositionOf, pinnedSite } from '../store/live-composition.js';
import { pinnedRelease } from '../store/published-releases.js';
import { buildFolderOf, otherStore, withoutRemedy } from '../store/repair-command.js';
import type { Store } from '../store/store.js';
import { requireStore } from '../store/store-identity.js';
import { problemAt, type Problem } from './problem.js';

export interface StateInventory {
  readonly problems: readonly Problem[];
  readonly files: readonly InventoryFile[];
}

/** A configuration, as far as it can be read. */
interface SiteState {
  readonly site?: SiteConfiguration;
  /** Its second copy, not parsed yet: a newer tool may have written it. */
  readonly copy?: string;
  readonly problems: readonly Problem[];
}

/** What makes the folder a store. */
export async function storeProblems(store: Store): Promise<readonly Problem[]> {
  try {
    await requireStore(store);
    return [];
  } catch (error) {
    return [problemAt(store, storeKey, { text: withoutRemedy(error) })];
  }
}

const nothingBut = (problem: Problem): StateInventory => ({ problems: [problem], files: [] });

export async function releaseState(
  store: Store,
  name: string,
  reference: ReleaseReference,
): Promise<StateInventory> {
  const { version } = reference;
  try {
    const { release } = await pinnedRelease(store, name, reference);
    return { problems: [], files: await releaseInventory(store, release) };
  } catch (error) {
    const said = { text: withoutRemedy(error), source: { from: buildFolderOf({ name, version }) } };
    return nothingBut(problemAt(store, releaseRecordKey(name, version), said));
  }
}

/** The configuration that a state names, or its second copy if it cannot be read. */
export async function siteState({ store, env }: ChainPlace, digest: string): Promise<SiteState> {
  try {
    return { site: await pinnedSite(store, env, digest), problems: [] };
  } catch (error) {
    const key = siteConfigKey(env, digest);
    const { siteText = '' } = (await readCurrent(store, env)) ?? {};
    const hasCopy = sha256Hex(siteText) === digest;
    const source = hasCopy ? {} : { from: otherStore };
    return {
      ...(hasCopy && { copy: siteText }),
      problems: [problemAt(store, key, { text: withoutRemedy(error), source })],
    };
  }
}

export async function releaseStates(store: Store, targets: readonly PinnedTarget[]): Promise<StateInventory> {
  const states = await mapConcurrently(targets, ({ name, ...reference }) =>
    releaseState(store, name, reference),
  );
  return joined(states);
}

async function pageSetState(store: Store, id: string): Promise<StateInventory> {
  const key = pageSetRecordKey(id);
  try {
    const set = await readPageSet(store, id);
    if (set) return { problems: [], files: await pageInventory(store, id, set) };
    return nothingBut(problemAt(store, key, { text: `${key} is missing.` }));
  } catch (error) {
    return nothingBut(problemAt(store, key, { text: withoutRemedy(error) }));
  }
}

const joined = (parts: readonly StateInventory[]): StateInventory => ({
  problems: parts.flatMap(({ problems }) => problems),
  files: parts.flatMap(({ files }) => files),
});

/** The page sets of a state; none where a record that names them is damaged, which is a problem of its own. */
async function pagesState({ store, env }: ChainPlace, state: GenerationState): Promise<StateInventory> {
  const composition = await compositionOf(store, env, state).catch(() => undefined);
  if (!composition) return { problems: [], files: [] };
  const ids = pageSetIdsOf(composition, factsOf(store, composition));
  const parts: StateInventory[] = [];
  for (const id of ids) parts.push(await pageSetState(store, id));
  return joined(parts);
}

/** Everything that a state makes live; its files are named, not looked at. */
export async function inventoryOfState(place: ChainPlace, state: GenerationState): Promise<StateInventory> {
  const releases = await Promise.all(
    Object.entries(state.remotes).map(([name, { active }]) => releaseState(place.store, name, active)),
  );
  const site = state.siteConfig === undefined ? undefined : await siteState(place, state.siteConfig);
  const records = { problems: site?.problems ?? [], files: [] };
  return joined([...releases, records, await pagesState(place, state)]);
}
