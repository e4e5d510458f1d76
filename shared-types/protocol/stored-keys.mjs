/**
 * What a page and the manifest say of the local and session storage that a remote declares; nothing where it has none.
 *
 * @param {readonly import('../descriptor').StorageEntry[]} storage
 * @returns {Pick<import('../release').RemoteVersion, 'storedKeys'>}
 */
export function storedKeysOf(storage) {
  const keys = storage.flatMap(({ store, key }) =>
    store === 'local' || store === 'session' ? [/** @type {const} */ ([key, store])] : [],
  );
  return keys.length > 0 ? { storedKeys: Object.fromEntries(keys) } : {};
}
