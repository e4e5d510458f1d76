/**
 * What a page and the manifest say of the local and session storage that a remote declares; nothing where it has none. Keys
 * whose end is not known are never opened.
 *
 * @param {readonly import('../descriptor').StorageEntry[]} storage
 * @returns {Pick<import('../release').RemoteVersion, 'storedKeys'>}
 */
export function storedKeysOf(storage) {
  const keys = storage.flatMap(({ store, key }) =>
    (store === 'local' || store === 'session') && !key.endsWith('*')
      ? [/** @type {const} */ ([key, store])]
      : [],
  );
  return keys.length > 0 ? { storedKeys: Object.fromEntries(keys) } : {};
}

/**
 * Whether a key is one that an entry declares.
 *
 * @param {string} declared `StorageEntry.key`
 * @param {string} key
 */
export const isDeclaredBy = (declared, key) =>
  declared.endsWith('*') ? key.startsWith(declared.slice(0, -1)) : key === declared;

/**
 * What the manifest says of the lists that follow a user; nothing where a remote has none.
 *
 * @param {readonly import('../descriptor').StorageEntry[]} storage
 * @returns {Pick<import('../release').ManifestRemote, 'follows'>}
 */
export function followingListsOf(storage) {
  const lists = storage.flatMap(({ key, follows }) =>
    follows ? [/** @type {const} */ ([key, follows])] : [],
  );
  return lists.length > 0 ? { follows: Object.fromEntries(lists) } : {};
}

/**
 * What the manifest says of the lists that the header counts; nothing where a remote has none.
 *
 * @param {readonly import('../descriptor').StorageEntry[]} storage
 * @returns {Pick<import('../release').ManifestRemote, 'counted'>}
 */
export function countedListsOf(storage) {
  const lists = storage.flatMap(({ key, counted }) =>
    counted ? [/** @type {const} */ ([key, counted])] : [],
  );
  return lists.length > 0 ? { counted: Object.fromEntries(lists) } : {};
}
