/** Finds page sets by what their pages were made from, even if some of that is lost. */
import type { Store } from '../store/store.js';
import {
  pageSetId,
  pageSetKeyOf,
  readPageSet,
  storedPageSets,
  type PageSet,
  type PageSetKey,
  type PageSetSource,
} from './page-set.js';

export interface FoundPageSet {
  readonly id: string;
  readonly set: PageSet;
}

/** All page sets whose records are intact. */
export type PageSetIndex = () => Promise<readonly FoundPageSet[]>;

/** Reads the records of all page sets once, on first use. */
export function pageSetIndex(store: Store): PageSetIndex {
  let reading: Promise<readonly FoundPageSet[]> | undefined;
  const readAll = async () => {
    const found: FoundPageSet[] = [];
    // One after the other: the records of a large site are large.
    for (const id of await storedPageSets(store)) {
      const set = await readPageSet(store, id);
      if (set) found.push({ id, set });
    }
    return found;
  };
  return () => (reading ??= readAll());
}

const equalFacts = (one: PageSetKey, other: PageSetKey) =>
  Object.entries(one.facts).filter(([name, digest]) => other.facts[name] === digest).length;

/** The set of this source; else one of the same releases and configuration, of which most facts are the same. */
export async function findPageSet(
  store: Store,
  source: PageSetSource,
  index: PageSetIndex,
): Promise<FoundPageSet | undefined> {
  const key = pageSetKeyOf(source);
  const id = pageSetId(key);
  const exact = await readPageSet(store, id);
  if (exact) return { id, set: exact };
  const similar = (await index()).filter(
    ({ set }) =>
      set.key.host === key.host && set.key.remote === key.remote && set.key.siteConfig === key.siteConfig,
  );
  return [...similar].sort((one, other) => equalFacts(other.set.key, key) - equalFacts(one.set.key, key))[0];
}
