import type { Composition } from '../model/composition.js';
import type { Store } from '../store/store.js';
import { openDist, type Dist } from './dist-folder.js';
import { factProblems } from './fact-checks.js';
import { checkAlone, refuseIfAny } from './publish-checks.js';
import { openPublishable } from './publish.js';
import { reachProblems } from './reach-checks.js';

/** Site in which checked packages are to run. */
export interface CheckedSite {
  readonly store: Store;
  readonly live: Composition | undefined;
}

async function openAlone(folders: readonly string[]): Promise<readonly Dist[]> {
  const dists = await Promise.all(folders.map(openDist));
  for (const dist of dists) {
    checkAlone(dist.release);
    refuseIfAny([...(await factProblems(dist)), ...(await reachProblems(dist))]);
  }
  return dists;
}

/**
 * Refuses built packages as publishing would, and writes nothing.
 *
 * @param site without one, they are compared with the contract alone
 */
export async function checkBuilds(folders: readonly string[], site: CheckedSite | undefined) {
  const dists = site ? await openPublishable(site.store, folders, site.live) : await openAlone(folders);
  for (const { release, readFile } of dists)
    for (const file of Object.keys(release.files)) await readFile(file);
  return dists.map(({ release: { name, version } }) => ({ name, version }));
}
