import { nameOf, readKnown, type RightFiles } from '../integrity/known-file.js';
import type { Composition } from '../model/composition.js';
import { mapConcurrently } from '../store/concurrency.js';
import { pageSetRecordKey } from '../store/keys.js';
import type { Store } from '../store/store.js';
import { factsOf } from './facts.js';
import { pageInventory, pageSetId, pageSetKeyOf, readPageSet } from './page-set.js';
import { renderPageSets, type PageSetTask } from './render-page-sets.js';

/** Makes the pages that a composition needs. */
export interface PageRenderer {
  /**
   * Renders the page sets that are not there, and those of which a page is missing or altered. Nothing is written before
   * all of them are drawn.
   *
   * @param before composition that was live before; a page with unchanged content keeps its date
   * @returns number of rendered pages
   */
  readonly ensurePages: (composition: Composition, before?: Composition) => Promise<number>;
}

export interface RendererOptions {
  /** Time in which some page must be drawn, in milliseconds. */
  readonly timeoutMs?: number | undefined;
  readonly right?: RightFiles;
}

const defaultTimeoutMs = 30_000;

async function lookAt(store: Store, id: string, right?: RightFiles): Promise<'whole' | 'absent' | 'damaged'> {
  const set = await readPageSet(store, id);
  if (!set) return (await store.has(pageSetRecordKey(id))) ? 'damaged' : 'absent';
  const files = pageInventory(id, set).filter((file) => !right?.has(nameOf(file)));
  const found = await mapConcurrently(files, (file) => readKnown(store, file));
  return found.every(({ damage }) => damage === undefined) ? 'whole' : 'damaged';
}

/** A renderer knows the sets that it has looked at; one serves one command. */
export function pageRenderer(
  store: Store,
  { timeoutMs = defaultTimeoutMs, right }: RendererOptions = {},
): PageRenderer {
  const whole = new Set<string>();

  async function tasksOf(composition: Composition): Promise<readonly PageSetTask[]> {
    const facts = factsOf(store, composition);
    const tasks: PageSetTask[] = [];
    for (const remote of [...composition.remotes, undefined]) {
      const key = pageSetKeyOf({ composition, facts, remote });
      const id = pageSetId(key);
      const found = whole.has(id) ? 'whole' : await lookAt(store, id, right);
      if (found === 'whole') whole.add(id);
      else tasks.push({ id, key, remote: remote?.release, isDamaged: found === 'damaged' });
    }
    return tasks;
  }

  return {
    ensurePages: async (composition, before) => {
      const tasks = await tasksOf(composition);
      const pages = await renderPageSets(store, { composition, before, tasks, timeoutMs });
      for (const { id } of tasks) whole.add(id);
      return pages;
    },
  };
}
