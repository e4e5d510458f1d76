import type { Release, ReleaseSource, Trial } from 'shared-types/release';
import { compressFile } from '../integrity/compress-file.js';
import { releaseInventory } from '../integrity/inventory.js';
import { readKnown } from '../integrity/known-file.js';
import { canonicalJson } from '../model/canonical-json.js';
import { titleOf } from '../model/composition.js';
import { sha256Hex } from '../model/digest.js';
import { ReleaseError } from '../model/release-error.js';
import { mapConcurrently } from '../store/concurrency.js';
import { assetsFolder, releaseFileKey, releaseRecordKey, versionNoteKey } from '../store/keys.js';
import type { ChainPlace } from '../store/generation-files.js';
import { liveIfWhole } from '../store/live-composition.js';
import { findRelease, publishedHosts, readVersionNote } from '../store/published-releases.js';
import { sealedText } from '../store/sealed-record.js';
import type { Store } from '../store/store.js';
import { factProblems, openDist, type Dist } from './dist-folder.js';
import { budgetProblems, firstViewLines } from './first-views.js';
import { checkAlone, checkPublishable, openSteps, refuseIfAny } from './publish-checks.js';
import { reachProblems } from './reach-checks.js';

export interface PublishResult {
  readonly name: string;
  readonly version: string;
  /** False if the same release was there already. */
  readonly changed: boolean;
  /** Number of its files that were missing or altered in the store and are repaired. */
  readonly mended: number;
  readonly source: ReleaseSource;
  readonly openSteps: readonly string[];
  /** Lines on the bytes of each screen's first view. */
  readonly firstViews: readonly string[];
}

/** Digest of a version's identity: everything but when and from where it was built, and its trial. */
const identityOf = ({ trial: _, ...release }: Release) =>
  sha256Hex(canonicalJson({ ...release, builtAt: '', source: '' }));

function refuseOtherBytes(release: Release, file: string): never {
  const where = file.startsWith(assetsFolder)
    ? `the store has another file as ${file}, or that one is damaged`
    : `${file} has other bytes`;
  const text = `${titleOf(release)} is taken: ${where}. A published version never changes: build it under a new version.`;
  throw new ReleaseError('integrity', text);
}

async function copyFile(store: Store, { release, readFile }: Dist, file: string): Promise<void> {
  const bytes = await readFile(file);
  const key = releaseFileKey(release.name, release.version, file);
  const isThere = async () => (await store.read(key))?.equals(bytes) ?? false;
  // Most assets are there from the release before: to look takes less time than to write.
  if (!((await isThere()) || (await store.create(key, bytes)) || (await isThere())))
    refuseOtherBytes(release, file);
}

/** Repairs damaged files of a published release. @returns number of repaired files */
async function repairRelease(store: Store, { release, readFile }: Dist): Promise<number> {
  const mended = await mapConcurrently(releaseInventory(release), async (file) => {
    const { damage } = await readKnown(store, file);
    if (damage) await store.replace(file.key, await readFile(file.file));
    return damage;
  });
  return mended.filter(Boolean).length;
}

/** Refuses another build under a number that was used, even if `gc` has deleted it since. @returns true if published */
async function isPublished(store: Store, release: Release): Promise<boolean> {
  const published = await findRelease(store, release);
  const used = published ? identityOf(published.release) : (await readVersionNote(store, release))?.identity;
  if (used !== undefined && used !== identityOf(release)) refuseOtherBytes(release, 'release.json');
  return published !== undefined;
}

/** Writes the note about a version. */
const noteVersion = (store: Store, release: Release, trial: Trial) =>
  store.replace(
    versionNoteKey(release.name, release.version),
    sealedText({ identity: identityOf(release), trial }),
  );

/** Copies a release into the store; `release.json` last: without it nothing is published. */
async function copyRelease(
  store: Store,
  dist: Dist,
  trial?: Trial,
): Promise<Pick<PublishResult, 'changed' | 'mended'>> {
  const { release, record } = dist;
  const { name, version } = release;
  if (await isPublished(store, release)) {
    const mended = await repairRelease(store, dist);
    if (trial) await noteVersion(store, release, trial);
    return { changed: mended > 0, mended };
  }
  await mapConcurrently(Object.keys(release.files), (file) => copyFile(store, dist, file));
  await noteVersion(store, release, trial ?? release.trial ?? { kind: 'untried', reason: '' });
  const recordKey = releaseRecordKey(name, version);
  return { changed: await store.create(recordKey, record), mended: 0 };
}

/**
 * Opens built packages, hosts first, and refuses those that cannot be published together.
 *
 * @param place without one, they are compared with the contract alone
 */
async function openBuilds(place: ChainPlace | undefined, folders: readonly string[]) {
  const opened = await Promise.all(folders.map(openDist));
  const dists = opened.sort((one, other) => one.release.kind.localeCompare(other.release.kind));
  const together = dists.map(({ release }) => release);
  const live = place && (await liveIfWhole(place));
  const published = place ? await publishedHosts(place.store) : [];
  const hosts = [...published, ...together.filter((release) => release.kind === 'host')];
  for (const dist of dists) {
    if (place) {
      checkPublishable(dist.release, { hosts, live, together });
      await isPublished(place.store, dist.release);
    } else checkAlone(dist.release);
    refuseIfAny([
      ...(await factProblems(dist)),
      ...(await reachProblems(dist)),
      ...(await budgetProblems(dist)),
    ]);
  }
  return { dists, live };
}

/**
 * Publishes built packages. All are checked before the first is copied: its version is taken then. They are not live.
 *
 * @param options.isQuick leaves the compression of their files to `settle`
 * @param options.trial trial of them, to note
 */
export async function publishBuilds(
  place: ChainPlace,
  folders: readonly string[],
  { isQuick = false, trial }: { readonly isQuick?: boolean; readonly trial?: Trial | undefined } = {},
): Promise<readonly PublishResult[]> {
  const { store } = place;
  const { dists, live } = await openBuilds(place, folders);
  const results: PublishResult[] = [];
  for (const dist of dists) {
    const { name, version, source } = dist.release;
    const copied = await copyRelease(store, dist, trial);
    if (!isQuick) await mapConcurrently(releaseInventory(dist.release), (file) => compressFile(store, file));
    const isNew = copied.changed && copied.mended === 0;
    const firstViews = isNew && !isQuick ? await firstViewLines(dist) : [];
    results.push({ name, version, ...copied, source, openSteps: openSteps(dist.release, live), firstViews });
  }
  return results;
}

/** Refuses built packages as publishing would, or by the contract alone, and writes nothing. */
export async function checkBuilds(place: ChainPlace | undefined, folders: readonly string[]) {
  const { dists } = await openBuilds(place, folders);
  for (const { release, readFile } of dists)
    for (const file of Object.keys(release.files)) await readFile(file);
  return dists.map(({ release: { name, version } }) => ({ name, version }));
}
