import { bestQuality, codedKey, codings, compressAs, pageQuality } from '../store/compression.js';
import { pageContentsKey } from '../store/keys.js';
import type { Store } from '../store/store.js';
import type { InventoryFile } from './inventory.js';
import { readKnown } from './known-file.js';

/** Makes the compressed forms of a whole file that are not there. Until then a server makes them for each visitor. */
export async function compressFile(store: Store, file: InventoryFile): Promise<void> {
  const quality = file.key.startsWith(pageContentsKey) ? pageQuality : bestQuality;
  let bytes: Buffer | undefined;
  for (const coding of file.isCoded ? codings : []) {
    const key = codedKey(file.key, coding);
    if (await store.has(key)) continue;
    bytes ??= (await readKnown(store, file)).bytes;
    if (bytes) await store.replace(key, await compressAs(coding, bytes, quality));
  }
}
