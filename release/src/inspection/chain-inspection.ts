/** Checks every generation of an environment, and finds those that can be trusted. */
import { setTimeout as pause } from 'node:timers/promises';
import { mapConcurrently } from '../store/concurrency.js';
import { readCurrent, type CurrentRecord } from '../store/current-record.js';
import { listedNumber, readLink, type ChainPlace, type Link } from '../store/generation-files.js';
import { currentKey, generationKey, generationsKey, setAsideKey } from '../store/keys.js';
import { otherStore, withoutRemedy } from '../store/repair-command.js';
import { problemAt } from './problem.js';

export interface ChainEntry {
  readonly n: number;
  /** SHA-256 that its file must have, if it is known. */
  readonly expected: string | undefined;
  /** Absent where the file is missing or damaged. */
  readonly link?: Link;
  readonly damage?: string;
}

export type ChainView = Awaited<ReturnType<typeof inspectChain>>;

type Found = Pick<ChainEntry, 'link' | 'damage'>;

async function lookAt(place: ChainPlace, n: number): Promise<Found> {
  try {
    const link = await readLink(place, n);
    return link ? { link } : { damage: `Generation ${n} of ${place.env} is missing.` };
  } catch (error) {
    return { damage: withoutRemedy(error) };
  }
}

const hasOwnCopy = (current: CurrentRecord | undefined) => current?.generationText !== undefined;

/** What the newest generation must be. A hash without the copy may be wrong itself: it can confirm, not accuse. */
function newestHash(current: CurrentRecord | undefined, n: number, { link }: Found): string | undefined {
  if (current?.generation !== n) return undefined;
  return hasOwnCopy(current) || current.hash === link?.hash ? current.hash : undefined;
}

/** Checks a generation against the hash in the next one, or else whether it follows the one before. */
function judged(
  n: number,
  found: Found,
  { expected, before }: { expected: string | undefined; before: Found | undefined },
): ChainEntry {
  const { link } = found;
  if (!link) return { n, expected, ...found };
  if (expected !== undefined)
    return link.hash === expected
      ? { n, expected, link }
      : { n, expected, damage: `Generation ${n} of ${link.generation.env} was altered.` };
  // Without the generation there is nothing to compare.
  const isFollowing = before?.link
    ? link.generation.prev === before.link.hash
    : n > 1 || link.generation.prev === null;
  if (isFollowing) return { n, expected, link };
  return {
    n,
    expected,
    damage: `Generation ${n} of ${link.generation.env} does not follow generation ${n - 1}.`,
  };
}

function judgeAll(found: readonly Found[], current: CurrentRecord | undefined): readonly ChainEntry[] {
  const entries: ChainEntry[] = [];
  for (let n = found.length; n >= 1; n -= 1) {
    const after = entries.at(-1);
    const here = found[n - 1] ?? {};
    const expected = after ? (after.link?.generation.prev ?? undefined) : newestHash(current, n, here);
    entries.push(judged(n, here, { expected, before: found[n - 2] }));
  }
  return entries;
}

/** The command for one generation: its copy in `current.json` is enough, or a copy of the store is needed. */
function entryProblem(place: ChainPlace, { n, damage }: ChainEntry, current: CurrentRecord | undefined) {
  const hasCopy = hasOwnCopy(current) && current?.generation === n;
  return damage === undefined
    ? []
    : [
        problemAt(place.store, generationKey(place.env, n), {
          text: damage,
          source: hasCopy ? {} : { from: otherStore },
        }),
      ];
}

/** Longest time from writing a generation to writing `current.json`, in milliseconds. */
const writingMs = 500;

/** Whether `current.json` is intact. It may be newer than the chain that was read before. */
const isOfNewest = (current: CurrentRecord | undefined, { n, hash }: { n: number; hash: string }) =>
  current?.generation === n
    ? (current.hash ?? hash) === hash
    : hasOwnCopy(current) && (current?.generation ?? 0) > n;

/** What is wrong with `current.json`. That of the generation before is looked at again: a command may be writing it. */
async function currentProblems(
  { store, env }: ChainPlace,
  newest: ChainEntry | undefined,
  current: CurrentRecord | undefined,
) {
  if (!newest?.link) return [];
  const wanted = { n: newest.n, hash: newest.link.hash };
  if (isOfNewest(current, wanted)) return [];
  if (hasOwnCopy(current)) await pause(writingMs);
  if (hasOwnCopy(current) && isOfNewest(await readCurrent(store, env), wanted)) return [];
  const text = `${currentKey(env)} ${current ? 'is not that of the newest generation' : 'is missing or cannot be read'}.`;
  return [problemAt(store, currentKey(env), { text })];
}

/** A repair that was killed may have set a chain aside and not begun another. */
async function asideProblems({ store, env }: ChainPlace, entries: readonly ChainEntry[]) {
  if (entries.length > 0) return [];
  const names = await store.list(setAsideKey(env)).catch(() => []);
  const text = `The chain of ${env} was set aside and no other was begun. If repair cannot, promote what is to be live.`;
  return names.length > 0 ? [problemAt(store, generationsKey(env), { text })] : [];
}

/** Reads the whole chain. Changes nothing, throws nothing. */
export async function inspectChain(place: ChainPlace) {
  const current = await readCurrent(place.store, place.env);
  const listed = await listedNumber(place).catch(() => 0);
  const newest = Math.max(listed, hasOwnCopy(current) ? (current?.generation ?? 0) : 0);
  const numbers = Array.from({ length: newest }, (_, index) => index + 1);
  const entries = judgeAll(await mapConcurrently(numbers, (n) => lookAt(place, n)), current);
  return {
    /** Newest first. */
    entries,
    current,
    problems: [
      ...entries.flatMap((entry) => entryProblem(place, entry, current)),
      ...(await currentProblems(place, entries[0], current)),
      ...(await asideProblems(place, entries)),
    ],
  };
}
