/** Between the list that a remote stores and the entries that are merged. */
import type { FollowingList, UserEntry } from 'shared-types';
import { byTime, canonicalText } from './merge-entries';
import { isId, isItem, validTime } from './parse-entries';

type Item = Readonly<Record<string, unknown>>;

function entryOf(item: unknown, list: FollowingList): readonly UserEntry[] {
  if (!isItem(item)) return [];
  const { [list.id]: id, [list.changedAt]: changedAt, ...data } = item;
  if (!isId(id)) return [];
  const entry = { id, changedAt: validTime(changedAt), version: list.version };
  return [Object.keys(data).length > 0 ? { ...entry, data } : entry];
}

/** The items of a stored list as entries. */
export const entriesIn = (items: unknown, list: FollowingList): readonly UserEntry[] =>
  Array.isArray(items) ? items.flatMap((item) => entryOf(item, list)) : [];

/** The live entries as the list that the remote stores, in the order of choosing. */
export const itemsOf = (entries: readonly UserEntry[], { id, changedAt }: FollowingList): readonly Item[] =>
  entries
    .filter(({ removed }) => !removed)
    .toSorted(byTime)
    .map((entry) => ({ ...entry.data, [id]: entry.id, [changedAt]: entry.changedAt }));

/** A change that counts, whatever clock has made the entry before. */
const laterThan = (known: UserEntry | undefined, time: string): string =>
  known && known.changedAt >= time ? new Date(Date.parse(known.changedAt) + 1).toISOString() : time;

/** What a list is compared with. */
export interface Comparison {
  readonly list: FollowingList;
  /** The entries of the list, with the marks of removed ones. */
  readonly known: readonly UserEntry[];
  /** When what is missing was removed. */
  readonly removedAt: Date;
}

const byId = (entries: readonly UserEntry[]) => new Map(entries.map((entry) => [entry.id, entry]));

/** The entries that a visitor has changed between two states of a list, each later than what is known of it. */
export function changesBetween(
  before: unknown,
  after: unknown,
  { list, known, removedAt }: Comparison,
): readonly UserEntry[] {
  const knownById = byId(known);
  const old = byId(entriesIn(before, list));
  const now = byId(entriesIn(after, list));
  const changed = [...now.values()]
    .filter((entry) => canonicalText(entry) !== canonicalText(old.get(entry.id) ?? null))
    .map((entry) => ({ ...entry, changedAt: laterThan(knownById.get(entry.id), entry.changedAt) }));
  const removed = [...old.keys()]
    .filter((id) => !now.has(id))
    .map((id) => ({
      id,
      changedAt: laterThan(knownById.get(id), removedAt.toISOString()),
      removed: true as const,
      version: list.version,
    }));
  return [...changed, ...removed];
}

/**
 * What was changed in a stored list while nobody looked: before it was known who is signed in, or by an older remote, which may
 * leave out what it does not know.
 */
export function changesMeanwhile(items: unknown, comparison: Comparison): readonly UserEntry[] {
  const { list, known } = comparison;
  const live = byId(known.filter(({ removed }) => !removed));
  const given = byId(entriesIn(items, list));
  const meant = [...given.values()].map((entry) => {
    const before = live.get(entry.id);
    return before && before.changedAt >= entry.changedAt ? before : entry;
  });
  const leftOut = [...live.values()].filter(({ id, version }) => version > list.version && !given.has(id));
  return changesBetween(itemsOf(known, list), itemsOf([...meant, ...leftOut], list), comparison);
}
