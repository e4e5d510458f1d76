import { randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { recordText } from '../model/canonical-json.js';
import { ReleaseError } from '../model/release-error.js';
import { environmentsKey, packagesKey, storeKey } from './keys.js';
import { remedy } from './repair-command.js';
import type { Store } from './store.js';

const identitySchema = v.object({ format: v.literal(1), id: v.string(), salt: v.string() });

/** A new identity, as the store keeps it. */
export const newIdentityText = (): string =>
  recordText({ format: 1, id: randomUUID(), salt: randomBytes(16).toString('hex') });

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
  return await store.create(storeKey, newIdentityText());
}

const lostIdentity = (store: Store, what: string) =>
  new ReleaseError('integrity', `${storeKey} of ${store.title} ${what}. ${remedy(store)}`);

const otherFormatSchema = v.object({ format: v.pipe(v.number(), v.notValue(1)) });

/** Whether bytes are the identity of a store. @throws if they are one of another format, for another tool */
export function isIdentity(store: Store, bytes: Buffer): boolean {
  try {
    const value: unknown = JSON.parse(bytes.toString());
    if (!v.is(otherFormatSchema, value)) return v.is(identitySchema, value);
  } catch {
    return false;
  }
  const text = `${store.title}/${storeKey} has another format. Use the tool that made this store, or another --store.`;
  throw new ReleaseError('store', text);
}

async function isStore(store: Store): Promise<boolean> {
  const bytes = await store.read(storeKey);
  if (!bytes) return false;
  if (isIdentity(store, bytes)) return true;
  throw lostIdentity(store, 'was altered');
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
