/** @type {typeof import('./stored-keys.mjs').storedKeysOf} */
export function storedKeysOf(storage) {
  const keys = storage.flatMap(({ store, key }) =>
    store === 'local' || store === 'session' ? [/** @type {const} */ ([key, store])] : [],
  );
  return keys.length > 0 ? { storedKeys: Object.fromEntries(keys) } : {};
}
