import type { Release } from 'shared-types/release';
import { titleOf } from '../model/composition.js';
import { ReleaseError } from '../model/release-error.js';
import { remedy } from '../store/remedy.js';
import type { ReadableStore } from '../store/store.js';
import { mapConcurrently } from '../store/concurrency.js';
import { releaseFile, releaseInventory } from './inventory.js';
import { damageTexts, readKnown, type Damage } from './known-file.js';

function damagedFile(
  store: ReadableStore,
  release: Release,
  { file, damage }: { file: string; damage: Damage },
) {
  const text = `${file} of ${titleOf(release)} ${damageTexts[damage]} in the store. ${remedy(store)}`;
  return new ReleaseError('integrity', text);
}

/** The bytes of a file that a release lists. Throws if they are not there, or not those of the build. */
export async function readReleaseFile(store: ReadableStore, release: Release, file: string): Promise<Buffer> {
  const known = releaseFile(release, file);
  const { bytes, damage = 'missing' } = known ? await readKnown(store, known) : {};
  if (bytes) return bytes;
  throw damagedFile(store, release, { file, damage });
}

/** Reads every file of a release and compares it with what the release says. */
export async function verifyReleaseFiles(store: ReadableStore, release: Release): Promise<void> {
  await mapConcurrently(releaseInventory(release), async (known) => {
    const { damage } = await readKnown(store, known);
    if (damage) throw damagedFile(store, release, { file: known.file, damage });
  });
}
