import { randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { recordText } from '../model/canonical-json.js';
import { parseRecord } from '../model/parse-record.js';
import { ReleaseError } from '../model/release-error.js';
import { storeKey } from './keys.js';
import type { Store } from './store.js';

const identitySchema = v.object({ format: v.literal(1), id: v.string(), salt: v.string() });

/** Makes an empty place a store. @returns `false` if it was one already */
export async function initializeStore(store: Store): Promise<boolean> {
  if (await isStore(store)) return false;
  // A killed `init` may have left the folder of temporary files.
  const others = (await store.list('')).filter((name) => name !== 'tmp');
  if (others.length > 0) {
    const text = `${store.title} holds other files (${others.slice(0, 3).join(', ')}). Name an empty folder with --store.`;
    throw new ReleaseError('store', text);
  }
  return await store.create(
    storeKey,
    recordText({ format: 1, id: randomUUID(), salt: randomBytes(16).toString('hex') }),
  );
}

async function isStore(store: Store): Promise<boolean> {
  const bytes = await store.read(storeKey);
  if (!bytes) return false;
  parseRecord(identitySchema, bytes, {
    what: `${store.title}/${storeKey}`,
    reason: 'store',
    fix: 'Use the tool that made this store, or another --store',
  });
  return true;
}

/** Refuses a place that is no store. */
export async function requireStore(store: Store): Promise<void> {
  if (await isStore(store)) return;
  throw new ReleaseError(
    'store',
    `${store.title} is no store. Make one with \`init\`, or name another with --store.`,
  );
}
