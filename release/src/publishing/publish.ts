import type { Release, ReleaseSource } from 'shared-types/release';
import { canonicalJson } from '../model/canonical-json.js';
import { titleOf, type Composition } from '../model/composition.js';
import { ReleaseError } from '../model/release-error.js';
import { bestQuality, createSiblings, isCompressible } from '../store/compression.js';
import { mapConcurrently } from '../store/concurrency.js';
import { assetsFolder, releaseFileKey, releaseRecordKey } from '../store/keys.js';
import { findRelease, publishedHosts } from '../store/published-releases.js';
import type { Store } from '../store/store.js';
import { openDist, type Dist } from './dist-folder.js';
import { checkPublishable, openSteps } from './publish-checks.js';

/** What became of one folder. */
export interface PublishResult {
  readonly name: string;
  readonly version: string;
  /** `false`: the same release was there already. */
  readonly changed: boolean;
  /** What it was built from. */
  readonly source: ReleaseSource;
  /** What is left to do before it can be promoted. */
  readonly openSteps: readonly string[];
}

/** What a version's identity rests on: everything but when and from where it was built. */
const identityOf = (release: Release) => canonicalJson({ ...release, builtAt: '', source: '' });

/** What pages are rendered with. */
const notServed = 'node/';

function refuseOtherBytes(release: Release, file: string): never {
  const where = file.startsWith(assetsFolder)
    ? `another file is published as ${file}`
    : `${file} has other bytes`;
  const text = `${titleOf(release)} is taken: ${where}. A published version never changes: build it under a new version.`;
  throw new ReleaseError('integrity', text);
}

async function copyFile(store: Store, { release, readFile }: Dist, file: string) {
  const bytes = await readFile(file);
  const key = releaseFileKey(release.name, release.version, file);
  if (!(await store.create(key, bytes)) && !(await store.read(key))?.equals(bytes))
    refuseOtherBytes(release, file);
  if (!isCompressible(file) || file.startsWith(notServed)) return;
  await createSiblings(store, { key, bytes, quality: bestQuality });
}

/** Copies a release into the store; `release.json` last: without it nothing is published. */
async function copyRelease(store: Store, dist: Dist): Promise<boolean> {
  const { release, record } = dist;
  const published = await findRelease(store, release);
  if (published) {
    if (identityOf(published.release) !== identityOf(release)) refuseOtherBytes(release, 'release.json');
    return false;
  }
  await mapConcurrently(Object.keys(release.files), (file) => copyFile(store, dist, file));
  return await store.create(releaseRecordKey(release.name, release.version), record);
}

/** Publishes built packages, hosts first. They are in the store then, not live. */
export async function publish(
  store: Store,
  folders: readonly string[],
  live: Composition | undefined,
): Promise<readonly PublishResult[]> {
  const dists = await Promise.all(folders.map(openDist));
  const hostsFirst = [...dists].sort((one, other) => one.release.kind.localeCompare(other.release.kind));
  const results: PublishResult[] = [];
  for (const dist of hostsFirst) {
    const { name, version, source } = dist.release;
    checkPublishable(dist.release, { hosts: await publishedHosts(store), live });
    const changed = await copyRelease(store, dist);
    results.push({ name, version, changed, source, openSteps: openSteps(dist.release, live) });
  }
  return results;
}
