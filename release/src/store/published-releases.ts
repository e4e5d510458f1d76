import semver from 'semver';
import type { HostRelease, Release } from 'shared-types/release';
import type { Published } from '../model/composition.js';
import { sha256Hex, sha256Base64 } from '../model/digest.js';
import type { ReleaseReference } from '../model/generation.js';
import { ReleaseError } from '../model/release-error.js';
import { parseRelease } from '../model/release-record.js';
import type { ReleaseTarget } from '../model/release-target.js';
import { mapConcurrently } from './concurrency.js';
import { packageKey, releaseFileKey, releaseRecordKey } from './keys.js';
import type { Store } from './store.js';

/** A published release, or `undefined`. */
export async function findRelease(
  store: Store,
  { name, version }: ReleaseTarget,
): Promise<Published | undefined> {
  const bytes = await store.read(releaseRecordKey(name, version));
  if (!bytes) return undefined;
  return { release: parseRelease(bytes, `release.json of ${name} ${version}`), digest: sha256Hex(bytes) };
}

/** A published release; it is an error if it is not there. */
export async function requireRelease(store: Store, target: ReleaseTarget): Promise<Published> {
  const found = await findRelease(store, target);
  if (found) return found;
  const { name, version } = target;
  throw new ReleaseError(
    'noTarget',
    `${name} ${version} is not published in ${store.title}. Publish it first.`,
  );
}

/** The release that a generation pins; it is an error if its record has changed since. */
export async function pinnedRelease(
  store: Store,
  name: string,
  { version, digest }: ReleaseReference,
): Promise<Published> {
  const found = await requireRelease(store, { name, version });
  if (found.digest === digest) return found;
  const text = `release.json of ${name} ${version} is not the one that was promoted. Restore it from a backup.`;
  throw new ReleaseError('integrity', text);
}

/** All published hosts, oldest version first. */
export async function publishedHosts(store: Store): Promise<readonly HostRelease[]> {
  const versions = await store.list(packageKey('host'));
  const found = await Promise.all(versions.map((version) => findRelease(store, { name: 'host', version })));
  return found
    .flatMap((published) => (published?.release.kind === 'host' ? [published.release] : []))
    .sort((one, other) => semver.compare(one.version, other.version));
}

/** Reads every file of a release and compares it with what the release says. */
export async function verifyReleaseFiles(store: Store, { name, version, files }: Release): Promise<void> {
  await mapConcurrently(Object.entries(files), async ([file, { sha256 }]) => {
    const bytes = await store.read(releaseFileKey(name, version, file));
    if (bytes && sha256Base64(bytes) === sha256) return;
    const what = bytes ? 'was altered' : 'is missing';
    throw new ReleaseError(
      'integrity',
      `${file} of ${name} ${version} ${what} in the store. Publish a new version.`,
    );
  });
}
