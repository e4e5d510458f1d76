/** Where a repair finds intact bytes: other stores, build folders, site configurations. */
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { recordText } from '../model/canonical-json.js';
import { titleOf } from '../model/composition.js';
import { ReleaseError } from '../model/release-error.js';
import type { ReleaseTarget } from '../model/release-target.js';
import { parseSite } from '../model/site-record.js';
import { openDist, type Dist } from '../publishing/dist-folder.js';
import { directoryStore } from '../store/directory-store.js';
import { storeKey } from '../store/keys.js';
import type { Store } from '../store/store.js';

/** Sources of bytes for a repair; callers check the digest. */
export interface RepairSources {
  readonly stores: readonly Store[];
  readonly dists: readonly Dist[];
  /** Site configurations, as a store keeps them. */
  readonly sites: readonly string[];
}

async function openSource(from: string): Promise<Partial<RepairSources>> {
  const found = await stat(from).catch(() => undefined);
  if (found?.isFile()) return { sites: [recordText(parseSite(await readFile(from), from))] };
  if (found && existsSync(path.join(from, 'release.json'))) return { dists: [await openDist(from)] };
  // A backup may lack what makes it a store.
  for (const name of [storeKey, 'releases', 'envs'])
    if (found && existsSync(path.join(from, name))) return { stores: [directoryStore(from)] };
  const text = `--from ${from} is neither a store, nor a build folder with release.json, nor a site configuration. Name one of these.`;
  throw new ReleaseError('usage', text);
}

export async function openSources(from: readonly string[]): Promise<RepairSources> {
  const opened = await Promise.all(from.map(openSource));
  return {
    stores: opened.flatMap(({ stores = [] }) => stores),
    dists: opened.flatMap(({ dists = [] }) => dists),
    sites: opened.flatMap(({ sites = [] }) => sites),
  };
}

export async function readFromStores({ stores }: RepairSources, key: string): Promise<readonly Buffer[]> {
  const found = await Promise.all(stores.map((store) => store.read(key).catch(() => undefined)));
  return found.filter((bytes) => bytes !== undefined);
}

export const distsOf = ({ dists }: RepairSources, target: ReleaseTarget): readonly Dist[] =>
  dists.filter(({ release }) => titleOf(release) === titleOf(target));
