/** Checks every generation of an environment, and finds those that can be trusted. */
import { readCurrent } from '../store/current-record.js';
import { listedNumber, readLink, type ChainPlace, type Link } from '../store/generation-files.js';
import { generationKey } from '../store/keys.js';
import { otherStore, withoutRemedy } from '../store/repair-command.js';
import { problemAt } from './problem.js';

interface ChainEntry {
  readonly n: number;
  /** SHA-256 that its file must have, as the generation after it says, or `current.json`. */
  readonly expected: string | undefined;
  /** Checked generation; absent if its file is missing or damaged. */
  readonly link?: Link;
  readonly damage?: string;
}

async function lookAt(place: ChainPlace, n: number, expected: string | undefined): Promise<ChainEntry> {
  try {
    const link = await readLink(place, n);
    if (!link) return { n, expected, damage: `Generation ${n} of ${place.env} is missing.` };
    if (expected === undefined || link.hash === expected) return { n, expected, link };
    return { n, expected, damage: `Generation ${n} of ${place.env} was altered.` };
  } catch (error) {
    return { n, expected, damage: withoutRemedy(error) };
  }
}

/** Reads the whole chain. Changes nothing. */
export async function inspectChain(place: ChainPlace) {
  const current = await readCurrent(place.store, place.env);
  const newest = Math.max(await listedNumber(place), current?.generation ?? 0);
  const entries: ChainEntry[] = [];
  for (let n = newest; n > 0; n -= 1) {
    const witness = n === current?.generation ? current.hash : undefined;
    entries.push(await lookAt(place, n, entries.at(-1)?.link?.generation.prev ?? witness));
  }
  return {
    /** Entries of the chain, newest first. */
    entries,
    /** Links that can be trusted, newest first. */
    links: entries.flatMap(({ link }) => link ?? []),
    problems: entries.flatMap(({ n, damage: text }) =>
      text === undefined
        ? []
        : [problemAt(place.store, generationKey(place.env, n), { text, from: otherStore })],
    ),
  };
}
