import type { ReleaseSource } from 'shared-types/release';
import { targetText, type ReleaseTarget } from '../model/release-target.js';
import { mapConcurrently } from '../store/concurrency.js';
import { findRelease } from '../store/published-releases.js';
import type { Store } from '../store/store.js';

/** Sources that releases were built from, by `name@version`. A release whose record cannot be read is left out. */
export type ReleaseSources = Readonly<Record<string, ReleaseSource>>;

/** Reads the sources that releases were built from, each once. */
export async function sourcesOf(store: Store, targets: readonly ReleaseTarget[]): Promise<ReleaseSources> {
  const once = new Map(targets.map((target) => [targetText(target), target]));
  const entries = await mapConcurrently([...once], async ([key, target]) => {
    // A damaged record is the subject of other checks: it must not hide the rest of the history.
    const found = await findRelease(store, target).catch(() => undefined);
    return found ? [[key, found.release.source] as const] : [];
  });
  return Object.fromEntries(entries.flat());
}
