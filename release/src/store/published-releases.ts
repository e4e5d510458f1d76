import semver from 'semver';
import type { HostRelease } from 'shared-types/release';
import { digest } from 'shared-types/schemas/texts';
import * as v from 'valibot';
import { titleOf, type Published } from '../model/composition.js';
import { sha256Hex } from '../model/digest.js';
import type { ReleaseReference } from '../model/generation.js';
import { ReleaseError } from '../model/release-error.js';
import { parseRelease } from '../model/release-record.js';
import type { ReleaseTarget } from '../model/release-target.js';
import { packageKey, packagesKey, releaseRecordKey, versionNoteKey } from './keys.js';
import { remedy, withoutRemedy } from './remedy.js';
import { readSealed } from './sealed-record.js';
import type { Store } from './store.js';

/** A published release, or `undefined`. Throws if its record cannot be read, or is that of another. */
export async function findRelease(
  store: Store,
  { name, version }: ReleaseTarget,
): Promise<Published | undefined> {
  const bytes = await store.read(releaseRecordKey(name, version));
  if (!bytes) return undefined;
  const title = `release.json of ${name} ${version}`;
  const fix = remedy(store);
  const release = parseRelease(bytes, title, { reason: 'integrity', fix });
  if (release.name !== name || release.version !== version) {
    const text = `${title} is that of ${titleOf(release)}. ${fix}`;
    throw new ReleaseError('integrity', text);
  }
  return { release, digest: sha256Hex(bytes) };
}

/** `identity` is the SHA-256 of what makes a version itself, whenever and wherever it was built. */
const versionNoteSchema = v.object({ at: v.string(), identity: digest });

/** Time at which a version was published last, ISO 8601, and its identity; `undefined` if not known. */
export const readVersionNote = (store: Store, { name, version }: ReleaseTarget) =>
  readSealed(store, versionNoteKey(name, version), versionNoteSchema);

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

/** A release that a generation pins was published: where its record cannot be read, the store is damaged. */
async function readPinned(store: Store, target: ReleaseTarget): Promise<Published> {
  const title = `release.json of ${target.name} ${target.version}`;
  const cure = remedy(store);
  try {
    const found = await findRelease(store, target);
    if (found) return found;
  } catch (error) {
    throw new ReleaseError('integrity', `${title} cannot be read: ${withoutRemedy(error)} ${cure}`);
  }
  throw new ReleaseError('integrity', `${title} is missing in the store. ${cure}`);
}

/** The release that a generation pins; it is an error if its record has changed since. */
export async function pinnedRelease(
  store: Store,
  name: string,
  { version, digest }: ReleaseReference,
): Promise<Published> {
  const found = await readPinned(store, { name, version });
  if (found.digest === digest) return found;
  const text = `release.json of ${name} ${version} is not the one that was promoted. ${remedy(store)}`;
  throw new ReleaseError('integrity', text);
}

/** All published hosts that can be read, oldest version first. */
export async function publishedHosts(store: Store): Promise<readonly HostRelease[]> {
  const versions = await store.list(packageKey('host'));
  const found = await Promise.all(
    // A damaged host runs nothing, and must not keep a remote from being published for another one.
    versions.map((version) => findRelease(store, { name: 'host', version }).catch(() => undefined)),
  );
  return found
    .flatMap((published) => (published?.release.kind === 'host' ? [published.release] : []))
    .sort((one, other) => semver.compare(one.version, other.version));
}

/** The published versions of all packages, newest first, by name. */
export async function publishedVersions(store: Store): Promise<Readonly<Record<string, readonly string[]>>> {
  const names = await store.list(packagesKey);
  const entries = names.map(async (name) => {
    const versions = (await store.list(packageKey(name))).map(async (version) =>
      (await store.has(releaseRecordKey(name, version))) ? [version] : [],
    );
    return [name, semver.rsort((await Promise.all(versions)).flat())] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
