/** Finds and deletes what nobody needs any more: releases, and the pages that rollbacks by one step do not lead to. */
import { setTimeout as pause } from 'node:timers/promises';
import { problemText } from '../inspection/problem.js';
import { inspectEnvironment, pageSetsOfState } from '../inspection/environment-inspection.js';
import { hasEnded } from '../model/generation.js';
import { dayMs, isOld, neededReleases } from '../model/needed-releases.js';
import { previewName } from '../model/preview.js';
import { ReleaseError } from '../model/release-error.js';
import { targetText, type ReleaseTarget } from '../model/release-target.js';
import { pageFilesOf, readPageSet, storedPageSets } from '../rendering/page-set.js';
import { mapConcurrently } from '../store/concurrency.js';
import {
  assetsFolder,
  assetsKey,
  packageKey,
  packagesKey,
  pageContentKey,
  pageContentsKey,
  pageSetRecordKey,
  releaseKey,
  releaseRecordKey,
  versionNoteKey,
} from '../store/keys.js';
import { environmentsOf, ownPages, storeOf } from '../store/environments.js';
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
async function neededBy(shared: Store, env: string, nowMs: number) {
  const place = { store: storeOf(shared, env), env };
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

/** Teams write previews: one that is damaged keeps nothing from being deleted. */
const needsOf = (store: Store, env: string, nowMs: number): ReturnType<typeof neededBy> =>
  neededBy(store, env, nowMs).catch((error: unknown) => {
    const isDamage = error instanceof ReleaseError && error.reason === 'integrity';
    if (isDamage && previewName(env) !== undefined) return { releases: [], pageSets: [] };
    throw error;
  });

async function storedVersions(store: Store): Promise<readonly ReleaseTarget[]> {
  const names = await store.list(packagesKey);
  const versions = await mapConcurrently(names, async (name) =>
    (await store.list(packageKey(name))).map((version) => ({ name, version })),
  );
  return versions.flat();
}

/** Records that no environment needs: they are deleted first. Previews have page sets apart, which they alone need. */
async function outdatedRecords(store: Store, nowMs: number) {
  const environments = await environmentsOf(store);
  const needs = await mapConcurrently(environments, (env) => needsOf(store, env, nowMs));
  const releases = new Set(needs.flatMap((need) => need.releases));
  const places = [
    { pages: store, needed: needs.flatMap(({ pageSets }) => pageSets) },
    ...environments.flatMap((env, index) =>
      previewName(env) === undefined
        ? []
        : [{ pages: ownPages(store, env), needed: needs[index]?.pageSets ?? [] }],
    ),
  ];
  return {
    releases: (await storedVersions(store)).filter((target) => !releases.has(targetText(target))),
    pagePlaces: await mapConcurrently(places, async ({ pages, needed }) => {
      const isNeeded = new Set(needed);
      return { pages, sets: (await storedPageSets(pages)).filter((id) => !isNeeded.has(id)) };
    }),
  };
}

async function filesBelow(store: Store, key: string): Promise<readonly string[]> {
  const names = await store.list(key);
  if (names.length === 0) return (await store.has(key)) ? [key] : [];
  return (await mapConcurrently(names, (name) => filesBelow(store, `${key}/${name}`))).flat();
}

/** Files of releases that no record names, also those of a killed publish. @param gone keys of records that are not counted */
async function releaseFilesWithoutRecord(
  store: Store,
  gone: ReadonlySet<string>,
): Promise<readonly string[]> {
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
  for (const name of await store.list(assetsKey))
    if (!named.has(assetsFolder + name.replace(/\.(?:br|gz)$/, ''))) found.push(assetsFolder + name);
  return found;
}

/** Pages that no set names. @param gone keys of sets that are not counted */
async function pagesWithoutSet(pages: Store, gone: ReadonlySet<string>): Promise<readonly string[]> {
  const named = new Set<string>();
  for (const id of await storedPageSets(pages)) {
    const set = gone.has(pageSetRecordKey(id)) ? undefined : await readPageSet(pages, id);
    for (const { sha256 } of set ? pageFilesOf(set) : []) named.add(sha256);
  }
  const names = await pages.list(pageContentsKey);
  return names.filter((name) => !named.has(name.replace(/\..*/, ''))).map(pageContentKey);
}

interface Taken {
  readonly key: string;
  readonly bytes: number;
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
  const take = async (place: Store, keys: readonly string[], isKept = isOfToday) => {
    const taken = await mapConcurrently(keys, async (key): Promise<readonly Taken[]> => {
      const stored = await place.stat(key);
      if (!stored || isKept(stored.changedAtMs)) return [];
      if (isDeleting) await place.remove(key);
      return [{ key, bytes: stored.bytes }];
    });
    return taken.flat();
  };
  const { releases, pagePlaces } = await outdatedRecords(store, nowMs);
  const recordOf = ({ name, version }: ReleaseTarget) => releaseRecordKey(name, version);
  // A release that never was live is kept as long as one that was.
  const ofReleases = await take(store, releases.map(recordOf), (changedAtMs) => !isOld(changedAtMs, nowMs));
  const ofPages = await mapConcurrently(pagePlaces, async ({ pages, sets }) => {
    return { pages, records: await take(pages, sets.map(pageSetRecordKey)) };
  });
  const ofPageSets = ofPages.flatMap(({ records }) => records);
  if (isDeleting && ofReleases.length + ofPageSets.length > 0) await pause(waitMs);
  const keysOf = (taken: readonly Taken[]) => new Set(taken.map(({ key }) => key));
  const gone = keysOf(ofReleases);
  const files = await take(store, await releaseFilesWithoutRecord(store, gone));
  const pageFiles = await mapConcurrently(ofPages, async ({ pages, records }) =>
    take(pages, await pagesWithoutSet(pages, keysOf(records))),
  );
  const all = [...ofReleases, ...ofPageSets, ...files, ...pageFiles.flat()];
  return {
    /** Deleted releases, `name@version`. */
    releases: releases.filter((release) => gone.has(recordOf(release))).map(targetText),
    pageSets: ofPageSets.length,
    /** Number of files of releases and pages, compressed ones and records too. */
    files: all.length,
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
