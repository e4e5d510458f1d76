import { recordText } from '../model/canonical-json.js';
import { ReleaseError } from '../model/release-error.js';
import { environmentsKey, packagesKey, storeKey } from './keys.js';
import type { Store } from './store.js';

const format = 1;

/** Whether something of a store lies here: without its `store.json`, it is still one. */
const holdsStore = (names: readonly string[]) =>
  [storeKey, packagesKey, environmentsKey].some((name) => names.includes(name));

/** What `store.json` says; one that is lost or damaged says nothing else. */
async function formatOf(store: Store): Promise<unknown> {
  try {
    const { format: said } = JSON.parse(String(await store.read(storeKey))) as { readonly format?: unknown };
    return typeof said === 'number' ? said : format;
  } catch {
    return format;
  }
}

/** Refuses a place that is not a store, or that of another tool. */
export async function requireStore(store: Store): Promise<void> {
  if (!holdsStore(await store.list(''))) {
    const text = `${store.title} is not a store. Make one with \`init\`, or name another with --store.`;
    throw new ReleaseError('store', text);
  }
  if ((await formatOf(store)) === format) return;
  const text = `${store.title}/${storeKey} has another format. Use the tool that made this store, or another --store.`;
  throw new ReleaseError('store', text);
}

/** Makes an empty place a store. @returns `false` if it was one already */
export async function initializeStore(store: Store): Promise<boolean> {
  // A killed `init` may have left the folder of temporary files.
  const others = (await store.list('')).filter((name) => name !== 'tmp');
  if (holdsStore(others)) {
    await requireStore(store);
    return false;
  }
  if (others.length > 0) {
    const text = `${store.title} holds other files (${others.slice(0, 3).join(', ')}). Name an empty folder with --store.`;
    throw new ReleaseError('store', text);
  }
  return await store.create(storeKey, recordText({ format }));
}
