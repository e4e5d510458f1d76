import semver from 'semver';
import type { HostRelease, Release, ReleaseSource } from 'shared-types/release';
import { trialSchema } from 'shared-types/schemas/release-record';
import { digest } from 'shared-types/schemas/texts';
import * as v from 'valibot';
import { titleOf, type Published } from '../model/composition.js';
import { sha256Hex } from '../model/digest.js';
import type { ReleaseReference } from '../model/generation.js';
import { ReleaseError } from '../model/release-error.js';
import { parseRelease } from '../model/release-record.js';
import { targetText, type ReleaseTarget } from '../model/release-target.js';
import { mapConcurrently } from './concurrency.js';
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
const versionNoteSchema = v.object({ identity: digest, trial: trialSchema });

/** Identity of a version that was published, and its trial; `undefined` if not known. */
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

/** The release that a generation pins; it is an error if its record cannot be read, or has changed since. */
export async function pinnedRelease(
  store: Store,
  name: string,
  { version, digest }: ReleaseReference,
): Promise<Published> {
  const found = await findRelease(store, { name, version }).catch(
    (error: unknown) => `cannot be read: ${withoutRemedy(error)}`,
  );
  if (typeof found === 'object' && found.digest === digest) return found;
  const problem =
    typeof found === 'object' ? 'is not the one that was promoted.' : (found ?? 'is missing in the store.');
  throw new ReleaseError('integrity', `release.json of ${name} ${version} ${problem} ${remedy(store)}`);
}

/** Releases whose records can be read, each once: damage is the subject of other checks. */
export async function readableReleases(
  store: Store,
  targets: readonly ReleaseTarget[],
): Promise<readonly Release[]> {
  const once = new Map(targets.map((target) => [targetText(target), target]));
  const found = await mapConcurrently([...once.values()], (target) =>
    findRelease(store, target).catch(() => undefined),
  );
  return found.flatMap((published) => published?.release ?? []);
}

/** Sources that releases were built from, by `name@version`. */
export const sourcesOf = (releases: readonly Release[]): Readonly<Record<string, ReleaseSource>> =>
  Object.fromEntries(releases.map((release) => [targetText(release), release.source]));

/** All published hosts that can be read, oldest version first. */
export async function publishedHosts(store: Store): Promise<readonly HostRelease[]> {
  const versions = await store.list(packageKey('host'));
  // A damaged host runs nothing, and must not keep a remote from being published for another one.
  const found = await readableReleases(
    store,
    versions.map((version) => ({ name: 'host', version })),
  );
  return found
    .filter((release) => release.kind === 'host')
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
