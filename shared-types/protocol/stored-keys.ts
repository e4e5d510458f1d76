import type { StorageEntry } from '../descriptor';
import type { RemoteVersion, ManifestRemote } from '../release';

/**
 * Keys of local and session storage that a remote declares, for a page and the manifest; nothing where it has none. Keys
 * whose end is not known are never opened.
 */
export function storedKeysOf(storage: readonly StorageEntry[]): Pick<RemoteVersion, 'storedKeys'> {
  const keys = storage.flatMap(({ store, key }) =>
    (store === 'local' || store === 'session') && !key.endsWith('*') ? [[key, store] as const] : [],
  );
  return keys.length > 0 ? { storedKeys: Object.fromEntries(keys) } : {};
}

/** True if an entry declares a key. @param declared  `StorageEntry.key` */
export const isDeclaredBy = (declared: string, key: string) =>
  declared.endsWith('*') ? key.startsWith(declared.slice(0, -1)) : key === declared;

/** Lists that follow a user, for the manifest; nothing where a remote has none. */
export function followingListsOf(storage: readonly StorageEntry[]): Pick<ManifestRemote, 'follows'> {
  const lists = storage.flatMap(({ key, follows }) => (follows ? [[key, follows] as const] : []));
  return lists.length > 0 ? { follows: Object.fromEntries(lists) } : {};
}

/** Lists that the header counts, for the manifest; nothing where a remote has none. */
export function countedListsOf(storage: readonly StorageEntry[]): Pick<ManifestRemote, 'counted'> {
  const lists = storage.flatMap(({ key, counted }) => (counted ? [[key, counted] as const] : []));
  return lists.length > 0 ? { counted: Object.fromEntries(lists) } : {};
}
