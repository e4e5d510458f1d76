/** A compressed form of a file is a cache: until it is there, a server makes one for each visitor, a little larger. */
import { inventoryOfState } from '../inspection/environment-inspection.js';
import { releaseInventory, type InventoryFile } from '../integrity/inventory.js';
import { readKnown } from '../integrity/known-file.js';
import type { ReleaseTarget } from '../model/release-target.js';
import { bestQuality, codedKey, codings, compressAs, pageQuality } from '../store/compression.js';
import { mapConcurrently } from '../store/concurrency.js';
import { pageContentsKey } from '../store/keys.js';
import { requireRelease } from '../store/published-releases.js';
import type { Store } from '../store/store.js';
import type { Environment } from './environment.js';

/** Two of the four threads of Node stay free for those who ask a server in this process. */
const filesAtOnce = 2;

/** Makes the compressed forms that are not there. A file that is damaged is not for this command. */
async function compressFile(store: Store, file: InventoryFile): Promise<void> {
  const quality = file.key.startsWith(pageContentsKey) ? pageQuality : bestQuality;
  let bytes: Buffer | undefined;
  for (const coding of file.isCoded ? codings : []) {
    const key = codedKey(file.key, coding);
    if (await store.has(key)) continue;
    bytes ??= (await readKnown(store, file)).bytes;
    if (bytes) await store.replace(key, await compressAs(coding, bytes, quality));
  }
}

export async function compressReleases(store: Store, targets: readonly ReleaseTarget[]): Promise<void> {
  for (const target of targets) {
    const { release } = await requireRelease(store, target);
    await mapConcurrently(releaseInventory(release), (file) => compressFile(store, file));
  }
}

/** Compresses all that is live. It takes several times as long as a change, so it comes after it. */
export async function compressLive(environment: Environment): Promise<void> {
  const { files } = await inventoryOfState(environment, await environment.chain.state());
  await mapConcurrently(files, (file) => compressFile(environment.store, file), filesAtOnce);
}
