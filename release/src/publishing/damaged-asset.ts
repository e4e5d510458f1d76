import { sha256Base64 } from '../model/digest.js';
import { assetsFolder, packageKey, packagesKey } from '../store/keys.js';
import { findRelease } from '../store/published-releases.js';
import type { Store } from '../store/store.js';

interface WantedFile {
  readonly key: string;
  readonly bytes: Buffer;
}

/** Whether some published release lists these bytes under this name. */
async function isListed(store: Store, { key, bytes }: WantedFile): Promise<boolean> {
  const sha256 = sha256Base64(bytes);
  for (const name of await store.list(packagesKey)) {
    for (const version of await store.list(packageKey(name))) {
      const found = await findRelease(store, { name, version }).catch(() => undefined);
      if (found?.release.files[key]?.sha256 === sha256) return true;
    }
  }
  return false;
}

/**
 * Whether the store has these bytes. An asset with other bytes that no release lists is damaged: it gets them.
 */
export async function hasOrTakes(store: Store, { key, bytes }: WantedFile): Promise<boolean> {
  const stored = await store.read(key).catch(() => undefined);
  if (stored?.equals(bytes)) return true;
  if (!key.startsWith(assetsFolder)) return false;
  if (stored && (await isListed(store, { key, bytes: stored }))) return false;
  await store.replace(key, bytes);
  return true;
}
