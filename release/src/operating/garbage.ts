/** Finds and deletes what nobody needs any more: releases, and the pages that rollbacks by one step do not lead to. */
import { setTimeout as pause } from 'node:timers/promises';
import { problemText } from '../inspection/problem.js';
import { inspectEnvironment } from '../inspection/environment-inspection.js';
import { pageSetsOfState } from '../inspection/state-inspection.js';
import { endOf, isOld, neededReleases, tabMs, type Clock } from '../model/needed-releases.js';
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
import { formatWarnings } from '../store/noted-servers.js';
import { findRelease, readVersionNote } from '../store/published-releases.js';
import { runApart } from '../store/running-commands.js';
import type { Store } from '../store/store.js';
import { openEnvironment } from './environment.js';
import { readPrepared, waysBack } from './prepared-rollback.js';

/** A server that serves the generation before gets this long to change over, in milliseconds. */
const followMs = 10_000;

export interface GarbageOptions {
  /** True to delete it, false to list it only. */
  readonly isDeleting: boolean;
  /** Time for which is kept what was live, published or open, in milliseconds; no tab is open for less. */
  readonly ageMs?: number;
  readonly nowMs?: number;
  readonly waitMs?: number;
}

export type Garbage = Awaited<ReturnType<typeof collectGarbage>>;

/** Parts of a store that nobody needs. */
interface Found {
  /** Releases, `shop@1.0.0`; also the rest of a killed publish. */
  readonly releases: string[];
  readonly pageSets: string[];
  /** Keys of the records that name the files below: they are deleted first. */
  readonly records: string[];
  readonly files: string[];
}

/** Needs of one environment. Throws if something of it is damaged: its needs are not known then. */
async function neededBy(store: Store, env: string, clock: Clock) {
  const place = { store, env };
  // One look at the chain: a rollback that is prepared does not wait for `gc`, and leads to what is prepared.
  const { generations, state, problems } = await inspectEnvironment(place);
  const [first] = problems;
  if (first) {
    const text = `Nothing is deleted while something in ${env} is damaged. ${problemText(first)}`;
    throw new ReleaseError('integrity', text);
  }
  const [newest, before] = generations;
  const isInUse = newest && endOf(newest, clock.nowMs) === undefined;
  const { chain } = openEnvironment(store, env);
  const prepared = await mapConcurrently(waysBack(state), (name) =>
    readPrepared({ store, chain }, state, name),
  );
  const back = prepared.flatMap((found) => found?.state ?? []);
  const shown = isInUse ? [newest.state, ...(before ? [before.state] : []), ...back] : [];
  const pageSets = await mapConcurrently(shown, (state) => pageSetsOfState(place, state));
  return { releases: [...neededReleases(generations, clock)], pageSets: pageSets.flat() };
}

/** Keys of all files below a folder. */
async function filesBelow(store: Store, key: string): Promise<readonly string[]> {
  const names = await store.list(key);
  if (names.length === 0) return (await store.has(key)) ? [key] : [];
  return (await mapConcurrently(names, (name) => filesBelow(store, `${key}/${name}`))).flat();
}

async function addReleases(
  store: Store,
  found: Found,
  isNeeded: (target: ReleaseTarget) => Promise<boolean>,
) {
  const assets = new Set<string>();
  for (const name of await store.list(packagesKey))
    for (const version of await store.list(packageKey(name))) {
      const target = { name, version };
      const record = releaseRecordKey(name, version);
      // A killed command may have left files without a record.
      if ((await store.has(record)) && (await isNeeded(target))) {
        const published = await findRelease(store, target);
        for (const file of Object.keys(published?.release.files ?? {})) assets.add(file);
        continue;
      }
      const files = await filesBelow(store, releaseKey(name, version));
      const left = files.filter((key) => key !== versionNoteKey(name, version));
      if (left.length > 0) found.releases.push(targetText(target));
      found.records.push(...left.filter((key) => key === record));
      found.files.push(...left.filter((key) => key !== record));
    }
  for (const name of await store.list(assetsKey)) {
    const asset = assetsFolder + name;
    if (!assets.has(asset) && !assets.has(asset.replace(/\.(?:br|gz)$/, ''))) found.files.push(asset);
  }
}

async function addPages(store: Store, found: Found, needed: ReadonlySet<string>) {
  const contents = new Set<string>();
  for (const id of needed) {
    const set = await readPageSet(store, id);
    for (const { sha256 } of set ? pageFilesOf(set) : []) contents.add(sha256);
  }
  found.pageSets.push(...(await storedPageSets(store)).filter((id) => !needed.has(id)));
  found.records.push(...found.pageSets.map(pageSetRecordKey));
  for (const name of await store.list(pageContentsKey))
    if (!contents.has(name.replace(/\..*/, ''))) found.files.push(`${pageContentsKey}/${name}`);
}

async function findGarbage(store: Store, clock: Clock): Promise<Found> {
  const environments = await store.list(environmentsKey);
  const needs = await mapConcurrently(environments, (env) => neededBy(store, env, clock));
  const releases = new Set(needs.flatMap((need) => need.releases));
  const found: Found = { releases: [], pageSets: [], records: [], files: [] };
  // One that never was live is kept as long as one that was.
  const isNeeded = async (target: ReleaseTarget) =>
    releases.has(targetText(target)) || !isOld((await readVersionNote(store, target))?.at, clock);
  await addReleases(store, found, isNeeded);
  await addPages(store, found, new Set(needs.flatMap(({ pageSets }) => pageSets)));
  return found;
}

/** Deletes what no environment, no rollback and no open tab needs. Repeated after a kill, it deletes the rest. */
export async function collectGarbage(
  store: Store,
  { isDeleting, ageMs = tabMs, nowMs = Date.now(), waitMs = followMs }: GarbageOptions,
) {
  const find = async () => {
    const found = await findGarbage(store, { nowMs, ageMs });
    const keys = [...found.records, ...found.files];
    const sizes = await mapConcurrently(keys, async (key) => (await store.size(key)) ?? 0);
    return { ...found, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  };
  const sweep = async (requireRunning: () => void) => {
    const [other] = await formatWarnings(store);
    if (other !== undefined) throw new ReleaseError('refused', `Nothing is deleted meanwhile. ${other}`);
    const found = await find();
    if (found.files.length > 0) await pause(waitMs);
    for (const keys of [found.records, found.files])
      await mapConcurrently(keys, async (key) => {
        requireRunning();
        await store.remove(key);
      });
    return found;
  };
  const { releases, pageSets, records, files, bytes } = isDeleting
    ? await runApart(store, 'gc', sweep)
    : await find();
  /** `releases` as `name@version`; `files` of releases and pages, compressed ones and records too. */
  return { releases, pageSets: pageSets.length, files: records.length + files.length, bytes };
}
