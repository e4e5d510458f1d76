import type { Composition } from '../model/composition.js';
import { readReleaseFile } from '../integrity/read-release-file.js';
import { openDist } from '../publishing/dist-folder.js';
import { firstViewLines } from '../publishing/first-views.js';
import { isHost, isRemote } from '../store/live-composition.js';
import { findRelease } from '../store/published-releases.js';
import type { Store } from '../store/store.js';
import { sampleLeft, sampleProblem } from './sample-left.js';

/** Sizes of the first views of packages that were just published, and what the site with them still has of the sample. */
export async function publishNotes(
  store: Store,
  folders: readonly string[],
  live: Composition | undefined,
): Promise<readonly string[]> {
  const dists = await Promise.all(folders.map(openDist));
  const host = live && {
    release: live.host.release,
    readFile: (file: string) => readReleaseFile(store, live.host.release, file),
  };
  const views = await Promise.all(dists.map((dist) => firstViewLines(dist, host)));
  if (!live) return views.flat();
  const found = await Promise.all(dists.map(({ release }) => findRelease(store, release)));
  const published = found.flatMap((one) => one ?? []);
  const remotes = [...live.remotes, ...published.filter(isRemote)].map(
    (one) => [one.release.name, one] as const,
  );
  const next = {
    ...live,
    host: published.find(isHost) ?? live.host,
    remotes: [...new Map(remotes).values()],
  };
  const sample = sampleProblem(next, await sampleLeft(store, next));
  return [...views.flat(), ...(sample === undefined ? [] : [`Warning: ${sample}`])];
}
