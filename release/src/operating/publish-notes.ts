import { readReleaseFile } from '../integrity/read-release-file.js';
import type { Composition } from '../model/composition.js';
import { openDist } from '../publishing/dist-folder.js';
import { firstViewLines } from '../publishing/first-views.js';
import { isHost, isRemote } from '../store/live-composition.js';
import { findRelease } from '../store/published-releases.js';
import type { Store } from '../store/store.js';
import { sampleLeft, sampleProblem } from './sample-left.js';

/** Sizes of the first views of packages that were just published, and what the site with them still has of the sample. */
export async function publishNotes(store: Store, folders: readonly string[], live: Composition | undefined) {
  const dists = await Promise.all(folders.map(openDist));
  const release = live?.host.release;
  const host = release && { release, readFile: (file: string) => readReleaseFile(store, release, file) };
  const views = (await Promise.all(dists.map((dist) => firstViewLines(dist, host)))).flat();
  if (!live) return views;
  const found = await Promise.all(dists.map((dist) => findRelease(store, dist.release)));
  const published = found.flatMap((one) => one ?? []);
  const remotes = new Map(
    [...live.remotes, ...published.filter(isRemote)].map((one) => [one.release.name, one]),
  );
  const next = { ...live, host: published.find(isHost) ?? live.host, remotes: [...remotes.values()] };
  const sample = sampleProblem(next, await sampleLeft(store, next));
  return sample === undefined ? views : [...views, `Warning: ${sample}`];
}
