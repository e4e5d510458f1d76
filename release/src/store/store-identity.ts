import * as v from 'valibot';
import { recordText } from '../model/canonical-json.js';
import { ReleaseError } from '../model/release-error.js';
import { environmentsKey, packagesKey, storeKey } from './keys.js';
import { remedy } from './repair-command.js';
import type { Store } from './store.js';

const identitySchema = v.object({ format: v.literal(1) });

/** Makes a folder a store. */
export const identityText = recordText({ format: 1 });

/** Whether releases or generations lie here, so that it is a store even if its identity is lost. */
export async function holdsStore(store: Store): Promise<boolean> {
  const names = await store.list('');
  return names.includes(packagesKey) || names.includes(environmentsKey);
}

/** Makes an empty place a store. @returns `false` if it was one already */
export async function initializeStore(store: Store): Promise<boolean> {
  if (await isStore(store)) return false;
  if (await holdsStore(store)) throw lostIdentity(store, 'is missing');
  // A killed `init` may have left the folder of temporary files.
  const others = (await store.list('')).filter((name) => name !== 'tmp');
  if (others.length > 0) {
    const text = `${store.title} holds other files (${others.slice(0, 3).join(', ')}). Name an empty folder with --store.`;
    throw new ReleaseError('store', text);
  }
  return await store.create(storeKey, identityText);
}

const lostIdentity = (store: Store, what: string) =>
  new ReleaseError('integrity', `${storeKey} of ${store.title} ${what}. ${remedy(store)}`);

const otherFormatSchema = v.object({ format: v.pipe(v.number(), v.notValue(1)) });

/** @throws if it is not as it was written, or has another format, for another tool */
async function isStore(store: Store): Promise<boolean> {
  const bytes = await store.read(storeKey);
  if (!bytes) return false;
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString());
  } catch {
    throw lostIdentity(store, 'was altered');
  }
  if (v.is(identitySchema, value)) return true;
  if (!v.is(otherFormatSchema, value)) throw lostIdentity(store, 'was altered');
  const text = `${store.title}/${storeKey} has another format. Use the tool that made this store, or another --store.`;
  throw new ReleaseError('store', text);
}

/** Refuses a place that is not a store. */
export async function requireStore(store: Store): Promise<void> {
  if (await isStore(store)) return;
  if (await holdsStore(store)) throw lostIdentity(store, 'is missing');
  throw new ReleaseError(
    'store',
    `${store.title} is not a store. Make one with \`init\`, or name another with --store.`,
  );
}

/** The same for commands that only read: a store whose identity is lost can still be read. */
export async function requireReadableStore(store: Store): Promise<void> {
  if (!(await holdsStore(store))) await requireStore(store);
}
