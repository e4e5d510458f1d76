import { LRUCache } from 'lru-cache';
import type { Release } from 'shared-types/release';
import { mediaTypeOf } from 'shared-types/schemas/media-type';
import { isPackageName, isVersion } from 'shared-types/schemas/texts';
import { isServed, releaseFile, type InventoryFile } from 'release/integrity/inventory';
import type { ReleaseTarget } from 'release/model/release-target';
import { assetsFolder, packageKey, packagesKey } from 'release/store/keys';
import { findRelease } from 'release/store/published-releases';
import type { Store } from 'release/store/store';
import type { StoredFile } from './answer.js';
import { readableByAll } from './headers.js';

/** Limit of cached release records; old tabs request files of old releases. */
const maxCachedReleases = 64;

const maxCachedAssets = 4096;

/** Result of a request for a file. `damaged`: it should be there. */
export type FoundFile = StoredFile | 'damaged' | undefined;

/** Live releases, as far as they are needed to find files. */
export interface LiveReleases {
  /** The SHA-256 of the record of a release that is or was live. */
  readonly pinOf: (target: ReleaseTarget) => string | undefined;
  /** A release that is served, whatever has become of its record since. */
  readonly servedRelease: (target: ReleaseTarget) => Release | undefined;
  /** A file of what is live, by its key. */
  readonly fileAt: (key: string) => InventoryFile | undefined;
}

const assetPath = /^\/assets\/([A-Za-z0-9_-]+)(\.[a-z0-9]+)$/;

/** Makes the function that finds a release. One that was read once stays known, whatever becomes of its record. */
function releaseFinder(store: Store, { pinOf, servedRelease }: LiveReleases) {
  const releases = new LRUCache<string, Release>({ max: maxCachedReleases });

  async function readRelease(target: ReleaseTarget): Promise<Release | 'damaged' | undefined> {
    const pin = pinOf(target);
    // A version that was published alone is seen in previews only.
    if (pin === undefined) return undefined;
    const found = await findRelease(store, target).catch(() => undefined);
    return found?.digest === pin ? found.release : 'damaged';
  }

  return async (target: ReleaseTarget): Promise<Release | 'damaged' | undefined> => {
    const { name, version } = target;
    const id = `${name}@${version}`;
    const known = releases.get(id);
    if (known || !isPackageName(name) || !isVersion(version)) return known;
    const release = servedRelease(target) ?? (await readRelease(target));
    if (!release || release === 'damaged') return release;
    releases.set(id, release);
    return release;
  };
}

export type ReleaseFileFinder = ReturnType<typeof releaseFileFinder>;

export function releaseFileFinder(store: Store, live: LiveReleases) {
  const releaseAt = releaseFinder(store, live);
  const assets = new LRUCache<string, StoredFile>({ max: maxCachedAssets });

  const assetAnswer = (file: InventoryFile, hash: string): StoredFile => ({
    file,
    hash,
    type: mediaTypeOf(file.key),
    headers: readableByAll,
  });

  /** An asset of a release that is not live: one of them lists it. */
  async function olderAsset(key: string, hash: string): Promise<FoundFile> {
    if (!(await store.has(key))) return undefined;
    for (const name of await store.list(packagesKey)) {
      for (const version of await store.list(packageKey(name))) {
        const known = await releaseAt({ name, version });
        const file = known && known !== 'damaged' ? releaseFile(known, key) : undefined;
        if (file) return assetAnswer(file, hash);
      }
    }
    return undefined;
  }

  return {
    /** File at `/remotes/<name>/<version>/<file>`, if the release lists it. */
    findFile: async (path: string): Promise<FoundFile> => {
      const [, , name = '', version = '', ...rest] = path.split('/');
      const known = await releaseAt({ name, version });
      if (!known || known === 'damaged') return known;
      const file = releaseFile(known, rest.join('/'));
      const listed = file && known.files[file.file];
      if (!listed || !isServed(file.file)) return undefined;
      return { file, hash: listed.sha256, type: listed.type, headers: readableByAll };
    },
    /** File at `/assets/<hash>.<ext>`, if some release lists it. */
    findAsset: async (path: string): Promise<FoundFile> => {
      const [, hash = '', extension = ''] = assetPath.exec(path) ?? [];
      const key = assetsFolder + hash + extension;
      if (hash === '') return undefined;
      const served = live.fileAt(key);
      if (served) return assetAnswer(served, hash);
      const known = assets.get(key);
      if (known) return known;
      const found = await olderAsset(key, hash);
      if (!found || found === 'damaged') return found;
      assets.set(key, found);
      return found;
    },
  };
}
