import type { Release } from 'shared-types/release';
import { ReleaseError } from '../model/release-error.js';
import { mapConcurrently } from '../store/concurrency.js';
import { buildFolderOf, remedy } from '../store/repair-command.js';
import type { Store } from '../store/store.js';
import { damageTexts } from './damage-texts.js';
import { releaseInventory } from './inventory.js';
import { readForm } from './known-file.js';

/** Reads every file of a release and compares it with what the release says. */
export async function verifyReleaseFiles(store: Store, release: Release): Promise<void> {
  await mapConcurrently(await releaseInventory(store, release), async (file) => {
    const { damage } = await readForm(store, file, 'identity');
    if (!damage) return;
    const cure = remedy(store, { from: buildFolderOf(release) });
    throw new ReleaseError('integrity', `${file.title} ${damageTexts[damage]} in the store. ${cure}`);
  });
}
