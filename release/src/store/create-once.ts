import { randomUUID } from 'node:crypto';
import { ReleaseError } from '../model/release-error.js';
import type { Store } from './store.js';

const racers = 20;

/**
 * Tries whether a place keeps what a store rests on: of many who create a key, one wins, and its bytes stay.
 *
 * @throws `ReleaseError` if it does not
 */
export async function proveCreateOnce(store: Store): Promise<void> {
  const key = `tmp/create-once-${randomUUID()}`;
  const texts = Array.from({ length: racers }, (_, index) => `${key} ${index}`);
  const won = await Promise.all(texts.map((text) => store.create(key, text)));
  const winners = texts.filter((_, index) => won[index]);
  const isTaken = !(await store.create(key, 'later'));
  const kept = String(await store.read(key));
  // Keys that may not delete leave a small file, which is never read.
  await store.remove(key).catch(() => {});
  if (winners.length === 1 && isTaken && kept === winners[0]) return;
  const text = `${store.title} does not keep what was created first: ${winners.length} of ${racers} simultaneous writers won. Changes would be lost: use a service with conditional writes (If-None-Match), or another --store.`;
  throw new ReleaseError('store', text);
}
