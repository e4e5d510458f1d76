import { recordText } from '../model/canonical-json.js';
import { ReleaseError } from '../model/release-error.js';
import { environmentsKey, packagesKey, storeKey } from './keys.js';
import type { Store } from './store.js';

/** True if something of a store lies here: without its `store.json`, it is still one. */
const holdsStore = (names: readonly string[]) =>
  [storeKey, packagesKey, environmentsKey].some((name) => names.includes(name));

/** Refuses a place that is not a store. */
export async function requireStore(store: Store): Promise<void> {
  if (holdsStore(await store.list(''))) return;
  const text = `${store.title} is not a store. Make one with \`init\`, or name another with --store.`;
  throw new ReleaseError('store', text);
}

/** Makes an empty place a store. @returns `false` if it was one already */
export async function initializeStore(store: Store): Promise<boolean> {
  // A killed `init` may have left the folder of temporary files.
  const others = (await store.list('')).filter((name) => name !== 'tmp');
  if (holdsStore(others)) return false;
  if (others.length > 0) {
    const text = `${store.title} holds other files (${others.slice(0, 3).join(', ')}). Name an empty folder with --store.`;
    throw new ReleaseError('store', text);
  }
  return await store.create(storeKey, recordText({ format: 1 }));
}
