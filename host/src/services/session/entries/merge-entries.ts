/** Merging of what several devices have of the same lists. Whoever merges what with what in which order, the result is the same. */
import type { UserEntries, UserEntry } from 'shared-types';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1;

const sortKeys = (_key: string, value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).toSorted(byName)) : value;

/** JSON that is the same for equal values: some providers change the order of keys. */
export const canonicalText = (value: unknown): string => JSON.stringify(value, sortKeys);

/** What decides between two entries of one id, the most important first: of equal times, the removal counts. */
const ranksOf = (entry: UserEntry) =>
  [entry.changedAt, entry.removed ? 1 : 0, entry.version, canonicalText(entry)] as const;

function isNewer(one: UserEntry, other: UserEntry): boolean {
  const others = ranksOf(other);
  const ranks = ranksOf(one);
  const first = ranks.findIndex((rank, place) => rank !== others[place]);
  return first >= 0 && (ranks[first] ?? 0) > (others[first] ?? 0);
}

/** Whether an entry comes before another in its list: in the order of choosing. */
export const byTime = (one: UserEntry, other: UserEntry): number => {
  const [oneText, otherText] = [one.changedAt + one.id, other.changedAt + other.id];
  if (oneText === otherText) return 0;
  return oneText < otherText ? -1 : 1;
};

/** Each entry once, by its id: the newest. */
export function mergeLists(...lists: readonly (readonly UserEntry[])[]): readonly UserEntry[] {
  const merged = new Map<string, UserEntry>();
  for (const entry of lists.flat()) {
    const known = merged.get(entry.id);
    if (!known || isNewer(entry, known)) merged.set(entry.id, entry);
  }
  return [...merged.values()].toSorted(byTime);
}

/** The list of this name; objects inherit things with names, too. */
export const listOf = (entries: UserEntries, name: string): readonly UserEntry[] =>
  (Object.hasOwn(entries, name) && entries[name]) || [];

/** All lists of both. */
export function mergeEntries(one: UserEntries, other: UserEntries): UserEntries {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...names].map((name) => [name, mergeLists(listOf(one, name), listOf(other, name))]),
  );
}

/** Whether both have the same entries, in whatever order the provider gives them. */
export const areSameEntries = (one: UserEntries, other: UserEntries): boolean =>
  canonicalText(mergeEntries(one, {})) === canonicalText(mergeEntries(other, {}));
