/** Checks the generations of an environment, and finds those that can be trusted. */
import { mapConcurrently } from '../store/concurrency.js';
import {
  listedNumber,
  readCurrent,
  readLink,
  type ChainPlace,
  type Link,
} from '../store/generation-files.js';
import { generationKey } from '../store/keys.js';
import { withoutRemedy } from '../store/remedy.js';
import { problemAt } from './problem.js';

interface ChainEntry {
  readonly n: number;
  /** SHA-256 that its file must have, as the generation after it says, or `current.json`. */
  readonly expected: string | undefined;
  /** Checked generation; absent if its file is missing or damaged. */
  readonly link?: Link;
  readonly damage?: string;
}

const readAtOnce = 50;

type Read = Pick<ChainEntry, 'n' | 'link' | 'damage'>;

async function readOne(place: ChainPlace, n: number): Promise<Read> {
  try {
    const link = await readLink(place, n);
    return link ? { n, link } : { n, damage: `Generation ${n} of ${place.env} is missing.` };
  } catch (error) {
    return { n, damage: withoutRemedy(error) };
  }
}

function entryOf({ n, link, damage }: Read, env: string, expected: string | undefined): ChainEntry {
  if (!link || expected === undefined || link.hash === expected)
    return { n, expected, ...(link && { link }), ...(damage !== undefined && { damage }) };
  return { n, expected, damage: `Generation ${n} of ${env} was altered.` };
}

/**
 * Reads a chain, newest first. Changes nothing.
 *
 * @param part the older generations are left unread after `most` links that can be trusted, and after generation `downTo`
 */
export async function inspectChain(place: ChainPlace, { most = Infinity, downTo = Infinity } = {}) {
  const current = await readCurrent(place.store, place.env);
  let n = Math.max(await listedNumber(place), current?.generation ?? 0);
  const entries: ChainEntry[] = [];
  for (let trusted = 0; n > 0 && (trusted < most || n >= downTo); n -= readAtOnce) {
    const numbers = Array.from({ length: Math.min(readAtOnce, n) }, (_, index) => n - index);
    for (const read of await mapConcurrently(numbers, (number) => readOne(place, number))) {
      const witness = read.n === current?.generation ? current.hash : undefined;
      const entry = entryOf(read, place.env, entries.at(-1)?.link?.generation.prev ?? witness);
      entries.push(entry);
      if (entry.link) trusted += 1;
    }
  }
  return {
    entries,
    links: entries.flatMap(({ link }) => link ?? []),
    problems: entries.flatMap(({ n, damage: text }) =>
      text === undefined ? [] : [problemAt(place.store, generationKey(place.env, n), text)],
    ),
  };
}
