/** Finds and deletes what nobody needs any more: releases, and the pages that rollbacks by one step do not lead to. */
import { setTimeout as pause } from 'node:timers/promises';
import { problemText } from '../inspection/problem.js';
import { inspectEnvironment, pageSetsOfState } from '../inspection/environment-inspection.js';
import { hasEnded } from '../model/generation.js';
import { dayMs, isOld, neededReleases } from '../model/needed-releases.js';
import { ReleaseError } from '../model/release-error.js';
import { targetText, type ReleaseTarget } from '../model/release-target.js';
import { pageFilesOf, readPageSet, storedPageSets } from '../rendering/page-set.js';
import { mapConcurrently } from '../store/concurrency.js';
import {
  assetsFolder,
  assetsKey,
  environmentsKey,
  packageKey,
  packagesKey,
  pageContentsKey,
  pageSetRecordKey,
  releaseKey,
  releaseRecordKey,
  versionNoteKey,
} from '../store/keys.js';
import type { ChainPlace } from '../store/generation-files.js';
import { findRelease } from '../store/published-releases.js';
import type { Store } from '../store/store.js';
import { readPrepared } from './prepared-rollback.js';

/** A server that serves the generation before gets this long to change over, in milliseconds. */
const followMs = 10_000;

export interface GarbageOptions {
  readonly isDeleting: boolean;
  readonly nowMs?: number;
  readonly waitMs?: number;
}

/** Needs of one environment. Throws if something of it is damaged: its needs are not known then. */
async function neededBy(store: Store, env: string, nowMs: number) {
  const place = { store, env };
  // One look at the chain: a rollback does not wait for `gc`, and leads to what is prepared.
  const { generations, state, problems } = await inspectEnvironment(place);
  const [first] = problems;
  if (first) {
    const text = `Nothing is deleted while something in ${env} is damaged. ${problemText(first)}`;
    throw new ReleaseError('integrity', text);
  }
  const [newest, before] = generations;
  const isInUse = newest && !hasEnded(newest, nowMs);
  const back = Object.values(await readPrepared(place, state)).map((prepared) => prepared.state);
  const shown = isInUse ? [newest.state, ...(before ? [before.state] : []), ...back] : [];
  const pageSets = await mapConcurrently(shown, (state) => pageSetsOfState(place, state));
  return { releases: [...neededReleases(generations, nowMs)], pageSets: pageSets.flat() };
}

async function storedVersions(store: Store): Promise<readonly ReleaseTarget[]> {
  const names = await store.list(packagesKey);
  const versions = await mapConcurrently(names, async (name) =>
    (await store.list(packageKey(name))).map((version) => ({ name, version })),
  );
  return versions.flat();
}

/** Records that no environment needs: they are deleted first. */
async function outdatedRecords(store: Store, nowMs: number) {
  const environments = await store.list(environmentsKey);
  const needs = await mapConcurrently(environments, (env) => neededBy(store, env, nowMs));
  const releases = new Set(needs.flatMap((need) => need.releases));
  const pageSets = new Set(needs.flatMap((need) => need.pageSets));
  return {
    releases: (await storedVersions(store)).filter((target) => !releases.has(targetText(target))),
    pageSets: (await storedPageSets(store)).filter((id) => !pageSets.has(id)),
  };
}

async function filesBelow(store: Store, key: string): Promise<readonly string[]> {
  const names = await store.list(key);
  if (names.length === 0) return (await store.has(key)) ? [key] : [];
  return (await mapConcurrently(names, (name) => filesBelow(store, `${key}/${name}`))).flat();
}

/** Files that no record names, also those of a killed publish. @param gone keys of records that are not counted */
async function filesWithoutRecord(store: Store, gone: ReadonlySet<string>): Promise<readonly string[]> {
  const found: string[] = [];
  const named = new Set<string>();
  for (const { name, version } of await storedVersions(store)) {
    const record = releaseRecordKey(name, version);
    const published = gone.has(record) ? undefined : await findRelease(store, { name, version });
    for (const file of Object.keys(published?.release.files ?? {})) named.add(file);
    const kept = [record, versionNoteKey(name, version)];
    const files = published ? [] : await filesBelow(store, releaseKey(name, version));
    found.push(...files.filter((key) => !kept.includes(key)));
  }
  for (const id of await storedPageSets(store)) {
    const set = gone.has(pageSetRecordKey(id)) ? undefined : await readPageSet(store, id);
    for (const { sha256 } of set ? pageFilesOf(set) : []) named.add(sha256);
  }
  for (const name of await store.list(assetsKey))
    if (!named.has(assetsFolder + name.replace(/\.(?:br|gz)$/, ''))) found.push(assetsFolder + name);
  for (const name of await store.list(pageContentsKey))
    if (!named.has(name.replace(/\..*/, ''))) found.push(`${pageContentsKey}/${name}`);
  return found;
}

/**
 * Deletes what no environment, no rollback and no open tab needs, or lists it. Repeated after a kill, it deletes the rest.
 * What was written in the last day stays: a change or a publish that runs now may need it.
 */
export async function collectGarbage(
  { store }: Pick<ChainPlace, 'store'>,
  { isDeleting, nowMs = Date.now(), waitMs = followMs }: GarbageOptions,
) {
  const isOfToday = (changedAtMs: number) => nowMs - changedAtMs < dayMs;
  const take = async (keys: readonly string[], isKept = isOfToday) => {
    const taken = await mapConcurrently(keys, async (key) => {
      const stored = await store.stat(key);
      if (!stored || isKept(stored.changedAtMs)) return [];
      if (isDeleting) await store.remove(key);
      return [{ key, bytes: stored.bytes }];
    });
    return taken.flat();
  };
  const { releases, pageSets } = await outdatedRecords(store, nowMs);
  const recordOf = ({ name, version }: ReleaseTarget) => releaseRecordKey(name, version);
  // A release that never was live is kept as long as one that was.
  const ofReleases = await take(releases.map(recordOf), (changedAtMs) => !isOld(changedAtMs, nowMs));
  const ofPageSets = await take(pageSets.map(pageSetRecordKey));
  const records = [...ofReleases, ...ofPageSets];
  const gone = new Set(records.map(({ key }) => key));
  if (isDeleting && records.length > 0) await pause(waitMs);
  const files = await take(await filesWithoutRecord(store, gone));
  const all = [...records, ...files];
  return {
    /** Deleted releases, `name@version`. */
    releases: releases.filter((release) => gone.has(recordOf(release))).map(targetText),
    pageSets: ofPageSets.length,
    /** Number of files of releases and pages, compressed ones and records too. */
    files: all.length,
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
