/** Lists of a user, as remotes store them and as the provider keeps them. */
import type { ManifestRemote } from 'shared-types/release';
import { isRecord, itemsById, type Item } from '../../storage/stored-lists';

/** The lists that follow, by stored key: the member that tells one item from another. */
export type Follows = NonNullable<ManifestRemote['follows']>;

/** Lists by stored key. */
export type Lists = Readonly<Record<string, readonly unknown[]>>;

/** A change of one list in this browser. */
export interface ListChange {
  readonly key: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** More than a person chooses. The oldest go. */
const maxItems = 200;

export const areLists = (value: unknown): value is Lists =>
  isRecord(value) && Object.values(value).every(Array.isArray);

/** The lists in a provider's text; nothing for what it has lost or somebody has damaged. */
export function parseLists(text: string | undefined): Lists | undefined {
  try {
    const lists: unknown = JSON.parse(text ?? '');
    return areLists(lists) ? lists : undefined;
  } catch {
    return undefined;
  }
}

/** Text of the lists, as the provider keeps them. */
export const textOf = (lists: Lists): string =>
  JSON.stringify(Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)));

/** A list of the provider after a change here: what is added or replaced comes last. */
function listAfter(list: unknown, { before, after }: ListChange, id: string): readonly Item[] {
  const [items, old, now] = [itemsById(list, id), itemsById(before, id), itemsById(after, id)];
  for (const [own, item] of now) {
    if (JSON.stringify(item) === JSON.stringify(old.get(own))) continue;
    items.delete(own);
    items.set(own, item);
  }
  for (const own of old.keys()) if (!now.has(own)) items.delete(own);
  return [...items.values()].slice(-maxItems);
}

/** The lists of the provider after some changes here. */
export const listsAfter = (lists: Lists, changes: readonly ListChange[], follows: Follows): Lists =>
  changes.reduce<Lists>(
    (next, change) => ({
      ...next,
      [change.key]: listAfter(next[change.key], change, follows[change.key] ?? ''),
    }),
    lists,
  );
