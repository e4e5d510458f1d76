import type { Release } from 'shared-types/release';
import { ReleaseError } from '../model/release-error.js';
import { buildFolderOf, remedy } from '../store/repair-command.js';
import type { Store } from '../store/store.js';
import { damageTexts } from './damage-texts.js';
import { releaseFile } from './inventory.js';
import { readForm } from './known-file.js';

/** The bytes of a file that a release lists. Throws if they are not there, or not those of the build. */
export async function readReleaseFile(store: Store, release: Release, file: string): Promise<Buffer> {
  const known = releaseFile(release, file, {});
  const { bytes, damage = 'missing' } = known ? await readForm(store, known, 'identity') : {};
  if (bytes) return bytes;
  const title = `${file} of ${release.name} ${release.version}`;
  const cure = remedy(store, { from: buildFolderOf(release) });
  throw new ReleaseError('integrity', `${title} ${damageTexts[damage]} in the store. ${cure}`);
}
