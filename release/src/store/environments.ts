/** Environments of a store, and the pages of previews, which lie apart from those of the others. */
import { isPreviewName, previewEnvironment, previewName } from '../model/preview.js';
import { environmentKey, environmentsKey, pagesKey, previewsKey } from './keys.js';
import type { Store } from './store.js';

/** Environments of previews. A folder whose name no preview has is none. */
export const previewsOf = async (store: Store): Promise<readonly string[]> =>
  (await store.list(previewsKey)).filter(isPreviewName).map(previewEnvironment);

/** Environments of a store, previews last. */
export const environmentsOf = async (store: Store): Promise<readonly string[]> => [
  ...(await store.list(environmentsKey)),
  ...(await previewsOf(store)),
];

/** The key under which a preview keeps what has this key elsewhere: its pages have places of their own. */
const ownKey = (preview: string) => (key: string) =>
  key.startsWith(`${pagesKey}/`) ? `${environmentKey(preview)}/${key}` : key;

/** A store with the pages of one preview alone. */
export function ownPages(store: Store, preview: string): Omit<Store, 'reread'> {
  const own = ownKey(preview);
  return {
    ...store,
    read: (key) => store.read(own(key)),
    has: (key) => store.has(own(key)),
    stat: (key) => store.stat(own(key)),
    list: (key) => store.list(own(key)),
    create: (key, bytes) => store.create(own(key), bytes),
    replace: (key, bytes) => store.replace(own(key), bytes),
    remove: (key) => store.remove(own(key)),
  };
}

/** The store as an environment sees it: a preview shows pages of all, and writes none but its own. */
export function storeOf(store: Store, env: string): Store {
  if (previewName(env) === undefined) return store;
  const own = ownKey(env);
  const { read, reread = read } = store;
  return {
    ...ownPages(store, env),
    read: async (key) => (await read(key)) ?? (await read(own(key))),
    reread: async (key) => (await reread(key)) ?? (await reread(own(key))),
    has: async (key) => (await store.has(key)) || (await store.has(own(key))),
  };
}
