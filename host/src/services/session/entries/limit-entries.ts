/** How much of a user's lists is kept. */
import type { UserEntries, UserEntry } from 'shared-types';
import { byTime } from './merge-entries';

/** Time for which the mark of a removed entry is kept, in milliseconds. */
export const keptMarkMs = 90 * 86_400_000;

/** Of live entries, and of marks. */
const maxListLength = 200;
/** Of all lists together, as JSON, in characters: half of what the browser stores under one key. */
const maxLength = 32_768;
/** What of it the newest marks have for themselves: in full lists, too, what is removed must not come back. */
const marksLength = maxLength / 4;

interface NamedEntry {
  readonly name: string;
  readonly entry: UserEntry;
}

const byNewest = (one: UserEntry, other: UserEntry) => byTime(other, one);

/** Of too many entries, the oldest marks go first, then the oldest live entries. */
function byWorth(entries: readonly NamedEntry[]): readonly NamedEntry[] {
  const newest = entries.toSorted((one, other) => byNewest(one.entry, other.entry));
  let room = marksLength;
  const isWorthMore = ({ entry }: NamedEntry) =>
    entry.removed === true && (room -= JSON.stringify(entry).length) >= 0;
  const marks = new Set(newest.filter(isWorthMore));
  const worthOf = (named: NamedEntry) => (marks.has(named) ? 0 : Number(named.entry.removed ?? false) + 1);
  return newest.toSorted((one, other) => worthOf(one) - worthOf(other));
}

/** Without marks that have had their time, and within the limits. */
export function limitEntries(entries: UserEntries, now: Date): UserEntries {
  const oldest = new Date(now.getTime() - keptMarkMs).toISOString();
  const newestOf = (name: string, list: readonly UserEntry[]) =>
    list
      .toSorted(byNewest)
      .slice(0, maxListLength)
      .map((entry) => ({ name, entry }));
  const candidates = Object.entries(entries).flatMap(([name, list]) => [
    ...newestOf(
      name,
      list.filter(({ removed }) => !removed),
    ),
    ...newestOf(
      name,
      list.filter(({ removed, changedAt }) => removed && changedAt > oldest),
    ),
  ]);
  const limited = new Map<string, UserEntry[]>();
  let room = maxLength;
  for (const { name, entry } of byWorth(candidates)) {
    const list = limited.get(name) ?? [];
    const length = JSON.stringify(entry).length + (list.length === 0 ? JSON.stringify(name).length : 0);
    if (length > room) continue;
    room -= length;
    limited.set(name, list);
    list.push(entry);
  }
  return Object.fromEntries([...limited].map(([name, list]) => [name, list.toSorted(byTime)]));
}
