import { recordText } from '../model/canonical-json.js';
import { sha256Hex } from '../model/digest.js';
import { factsOf } from '../rendering/facts.js';
import { pageInventory, pageSetIdsOf, readPageSet } from '../rendering/page-set.js';
import type { InventoryFile } from '../integrity/inventory.js';
import { bestQuality, codedKey, compressBrotli } from '../store/compression.js';
import { mapConcurrently } from '../store/concurrency.js';
import { polishedRecordKey } from '../store/keys.js';
import { compositionOf } from '../store/live-composition.js';
import type { Store } from '../store/store.js';
import type { Environment } from './environment.js';

/** A page that is damaged is not for this command. */
async function polishFile(store: Store, { key, sha256 }: InventoryFile): Promise<void> {
  const bytes = await store.read(key);
  if (!bytes || sha256Hex(bytes) !== sha256) return;
  await store.replace(codedKey(key, 'br'), await compressBrotli(bytes, bestQuality));
}

/** A compressed sibling is a cache of its page: another form of the same bytes may take its place. */
async function polishSet(store: Store, id: string): Promise<void> {
  if (await store.has(polishedRecordKey(id))) return;
  const set = await readPageSet(store, id);
  if (!set) return;
  await mapConcurrently(pageInventory(id, set), (file) => polishFile(store, file));
  await store.create(polishedRecordKey(id), recordText({ schema: 1 }));
}

/**
 * Compresses the live pages as well as possible. It takes ten times as long as their rendering, so it comes after the
 * commit.
 */
export async function polishPages({ store, chain }: Environment): Promise<void> {
  const composition = await compositionOf(store, chain.env, await chain.state());
  if (!composition) return;
  for (const id of pageSetIdsOf(composition, factsOf(store, composition))) await polishSet(store, id);
}
