import type { Release } from 'shared-types/release';
import { isPackageName, isVersion } from '../model/release-target.js';
import { assetsFolder, releaseFileKey } from '../store/keys.js';
import { findRelease } from '../store/published-releases.js';
import type { Store } from '../store/store.js';
import type { StoredFile } from './answer.js';
import { readableByAll } from './headers.js';
import { mediaTypeOf } from './media-types.js';

/** Records of releases that are kept at hand; old tabs ask for files of old ones. */
const keptReleases = 64;

const isServed = (file: string) => !file.startsWith('node/') && !file.endsWith('.map');

/** Finds `/remotes/<name>/<version>/<file>`: what the release lists, and nothing else. */
export function releaseFileFinder(store: Store): (path: string) => Promise<StoredFile | undefined> {
  const releases = new Map<string, Release>();

  async function releaseAt(name: string, version: string): Promise<Release | undefined> {
    const id = `${name}@${version}`;
    const known = releases.get(id);
    if (known || !isPackageName(name) || !isVersion(version)) return known;
    const found = await findRelease(store, { name, version });
    if (!found) return undefined;
    if (releases.size >= keptReleases) releases.clear();
    releases.set(id, found.release);
    return found.release;
  }

  return async (path) => {
    const [, , name = '', version = '', ...rest] = path.split('/');
    const file = rest.join('/');
    const release = await releaseAt(name, version);
    const listed = release && Object.hasOwn(release.files, file) ? release.files[file] : undefined;
    if (!listed || !isServed(file)) return undefined;
    const key = releaseFileKey(name, version, file);
    return { key, hash: listed.sha256, type: listed.type, headers: readableByAll };
  };
}

const assetPath = /^\/assets\/([A-Za-z0-9_-]+)(\.[a-z0-9]+)$/;

/** Finds `/assets/<hash>.<ext>`. */
export async function findAsset(store: Store, path: string): Promise<StoredFile | undefined> {
  const [, hash = '', extension = ''] = assetPath.exec(path) ?? [];
  const key = assetsFolder + hash + extension;
  if (hash === '' || !(await store.has(key))) return undefined;
  return { key, hash, type: mediaTypeOf(key), headers: readableByAll };
}
