/** How much of a user's lists is kept. */
import type { UserEntries, UserEntry } from 'shared-types';
import { byTime } from './merge-entries';

/** Time for which the mark of a removed entry is kept, in milliseconds. */
export const keptMarkMs = 90 * 86_400_000;

const maxListLength = 200;
/** Of all lists together, as JSON, in characters: half of what the browser stores under one key. */
const maxLength = 32_768;

/** Live entries before marks of removed ones, the newest first. */
const byWorth = (one: UserEntry, other: UserEntry) =>
  Number(one.removed ?? false) - Number(other.removed ?? false) || byTime(other, one);

/** Without marks that have had their time; of too many entries, the oldest marks go first, then the oldest entries. */
export function limitEntries(entries: UserEntries, now: Date): UserEntries {
  const oldest = new Date(now.getTime() - keptMarkMs).toISOString();
  const worthiest = Object.entries(entries)
    .flatMap(([name, list]) =>
      list
        .filter(({ removed, changedAt }) => !removed || changedAt > oldest)
        .toSorted(byWorth)
        .slice(0, maxListLength)
        .map((entry) => ({ name, entry })),
    )
    .toSorted((one, other) => byWorth(one.entry, other.entry));
  const limited = new Map<string, UserEntry[]>();
  let room = maxLength;
  for (const { name, entry } of worthiest) {
    const { length } = JSON.stringify(entry);
    if (length > room) continue;
    room -= length;
    const list = limited.get(name) ?? [];
    limited.set(name, list);
    list.push(entry);
  }
  return Object.fromEntries([...limited].map(([name, list]) => [name, list.toSorted(byTime)]));
}
