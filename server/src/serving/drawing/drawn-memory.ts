import { LRUCache } from 'lru-cache';
import type { DrawnPage } from 'release/rendering/child/messages';
import type { Place } from './drawn-place.js';

/** Outcomes of requests; `stored`: there is nothing to draw. All behind it are given up. */
export const outcomes = ['drawn', 'remembered', 'stored', 'busy', 'late', 'harmful', 'failed'] as const;

export type Outcome = (typeof outcomes)[number];

/** The page of a place, or why there is none now. */
export type Drawn = readonly [Outcome, DrawnPage?];

/** Size of the pages in memory, in bytes. */
const limitBytes = 48 * 2 ** 20;

/** Bytes that an entry of a memory needs. */
const entryBytes = (page: DrawnPage | 'harmful', name: string) =>
  2 * name.length + 200 + (page !== 'harmful' && page.kind === 'page' ? page.bytes.length : 0);

export const outcomeOf = (page: DrawnPage, usual: Outcome): Drawn => [
  page.kind === 'none' ? 'stored' : usual,
  page,
];

export type DrawnMemory = ReturnType<typeof openDrawnMemory>;

/** Keeps pages that were drawn, and addresses that ended a process. */
export function openDrawnMemory() {
  const kept = new LRUCache<string, DrawnPage | 'harmful'>({
    maxSize: limitBytes,
    sizeCalculation: entryBytes,
  });
  const keyOf = ({ set, path }: Place, search: string) => `${set} ${path}${search}`;
  return {
    find: (place: Place, search: string): Drawn | undefined => {
      const key = keyOf(place, search);
      const found = kept.get(key) ?? kept.get(`${place.generation} ${key}`);
      if (found === 'harmful') return ['harmful'];
      return found && outcomeOf(found, 'remembered');
    },
    keep: (place: Place, searches: readonly string[], page: DrawnPage | 'harmful'): void => {
      const lasts = page !== 'harmful' && page.kind === 'page' ? page.lasts : 'set';
      if (lasts === 'never') return;
      for (const search of searches)
        kept.set(`${lasts === 'set' ? '' : `${place.generation} `}${keyOf(place, search)}`, page);
    },
  };
}
