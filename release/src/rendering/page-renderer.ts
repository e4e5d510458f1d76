import { readKnown } from '../integrity/known-file.js';
import type { Composition } from '../model/composition.js';
import { mapConcurrently } from '../store/concurrency.js';
import { pageSetRecordKey } from '../store/keys.js';
import { sealedText } from '../store/sealed-record.js';
import type { Store } from '../store/store.js';
import { factsOf } from './facts.js';
import { pageInventory, pageSetId, pageSetKeyOf, readPageSet } from './page-set.js';
import { renderPageSets, type PageSetTask } from './render-page-sets.js';

/**
 * Renders the page sets of a composition that are not there, and those of which a page is missing or altered. Nothing is
 * written before all of them are drawn. @returns number of rendered pages
 */
export type EnsurePages = (composition: Composition) => Promise<number>;

const defaultTimeoutMs = 30_000;

async function isWhole(store: Store, id: string): Promise<boolean> {
  const set = await readPageSet(store, id);
  if (!set) return false;
  // `gc` leaves alone what was written in the last day.
  await store.replace(pageSetRecordKey(id), sealedText(set));
  const found = await mapConcurrently(pageInventory(id, set), (file) => readKnown(store, file));
  return found.every(({ damage }) => damage === undefined);
}

/** A renderer knows the sets that it has looked at; one serves one command. @param timeoutMs time in which some page must be drawn */
export function pageRenderer(store: Store, timeoutMs = defaultTimeoutMs): EnsurePages {
  const whole = new Set<string>();
  return async (composition) => {
    const facts = factsOf(store, composition);
    const tasks: PageSetTask[] = [];
    for (const remote of [...composition.remotes, undefined]) {
      const key = pageSetKeyOf({ composition, facts, remote });
      const id = pageSetId(key);
      if (whole.has(id) || (await isWhole(store, id))) whole.add(id);
      else tasks.push({ key, remote: remote?.release });
    }
    const pages = await renderPageSets(store, { composition, tasks, timeoutMs });
    for (const { key } of tasks) whole.add(pageSetId(key));
    return pages;
  };
}
