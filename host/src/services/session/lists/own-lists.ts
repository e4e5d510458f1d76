/** The lists of a user in this browser: remotes read and write them under their keys, and one value of the host says whose they are. */
import type { ManifestRemote } from 'shared-types/release';
import { hostKeys } from '../../storage/host-keys';
import { entriesKey } from '../../storage/shown-entries';
import { shellStorage } from '../../storage/storage';
import type { StorageService } from '../../storage/storage-service';
import { writeStoredList } from '../../storage/stored-lists';

/** The lists that follow, by stored key: the member that tells one item from another. */
export type Follows = NonNullable<ManifestRemote['follows']>;

type Item = Readonly<Record<string, unknown>>;

/** Lists by stored key. */
export type Lists = Readonly<Record<string, readonly unknown[]>>;

/** Whose lists this browser shows, and each list that it could store, as the provider had it last. */
interface Owned {
  readonly owner: string;
  readonly lists: Lists;
}

/** One change of a list: items that are added or replaced, and ids of items that are removed. */
export interface Change {
  readonly key: string;
  readonly set: readonly Item[];
  readonly removed: readonly string[];
}

/** More than a person chooses. The oldest go. */
const maxItems = 200;

const isRecord = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areLists = (value: unknown): value is Lists =>
  isRecord(value) && Object.values(value).every((list) => Array.isArray(list));

/** The lists in a provider's text; nothing for what it has lost or somebody has damaged. */
export function parseLists(text: string | undefined): Lists | undefined {
  try {
    const lists: unknown = JSON.parse(text ?? '');
    return areLists(lists) ? lists : undefined;
  } catch {
    return undefined;
  }
}

/** The items by their id, each once. What has none is no item. */
function byId(list: unknown, id: string): Map<string, Item> {
  const items = (Array.isArray(list) ? list : []).filter(isRecord);
  return new Map(items.flatMap((item) => (typeof item[id] === 'string' ? [[item[id], item]] : [])));
}

/** The change that leads from one list to another. */
export function changeOf(key: string, id: string, [before, after]: readonly unknown[]): Change {
  const [old, now] = [byId(before, id), byId(after, id)];
  return {
    key,
    set: [...now].flatMap(([own, item]) =>
      JSON.stringify(item) === JSON.stringify(old.get(own)) ? [] : [item],
    ),
    removed: [...old.keys()].filter((own) => !now.has(own)),
  };
}

/** The lists after some changes; what is added or replaced comes last. */
export function withChanges(lists: Lists, changes: readonly Change[], follows: Follows): Lists {
  const next = { ...lists };
  for (const { key, set, removed } of changes) {
    const id = follows[key] ?? '';
    const items = byId(next[key], id);
    for (const own of [...removed, ...byId(set, id).keys()]) items.delete(own);
    next[key] = [...items.values(), ...set].slice(-maxItems);
  }
  return next;
}

/** Opens the value that says whose lists are shown. Each read sees what other tabs have written. */
export function openOwned(storage: StorageService) {
  const value = shellStorage(storage, hostKeys).open<Owned | undefined>(entriesKey, {
    initial: undefined,
    parse: (data) =>
      isRecord(data) && typeof data['owner'] === 'string' && areLists(data['lists'])
        ? { owner: data['owner'], lists: data['lists'] }
        : undefined,
  });
  const read = () => {
    storage.opened.get(entriesKey)?.refresh();
    return value.getState();
  };
  return { read, write: value.set, clear: value.clear };
}

/** Removes the lists of a user from this browser: those that it has stored, unless keys are given. */
export function hideLists(storage: StorageService, keys?: readonly string[]): void {
  const owned = openOwned(storage);
  for (const key of keys ?? Object.keys(owned.read()?.lists ?? {})) writeStoredList(storage, key, []);
  owned.clear();
}
