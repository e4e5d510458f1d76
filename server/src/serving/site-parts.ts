/** Finds what a generation is served from, and whether it is whole. */
import { problemAt, type Problem } from 'release/inspection/problem';
import { isServed, releaseInventory, type InventoryFile } from 'release/integrity/inventory';
import type { Published } from 'release/model/composition';
import type { Generation } from 'release/model/generation';
import { factsOf } from 'release/rendering/facts';
import {
  pageInventory,
  pageSetId,
  pageSetKeyOf,
  readPageSet,
  type PageSet,
  type PageSetSource,
} from 'release/rendering/page-set';
import { mapConcurrently } from 'release/store/concurrency';
import type { ChainPlace } from 'release/store/generation-files';
import { assetsFolder, pageSetRecordKey, releaseRecordKey, siteConfigKey } from 'release/store/keys';
import { absentParts, isHost, isRemote, pinnedSite } from 'release/store/live-composition';
import { pinnedRelease } from 'release/store/published-releases';
import { withoutRemedy } from 'release/store/remedy';
import type { RemoteRelease } from 'shared-types/release';
import type { CheckedFiles } from './checked-files.js';

export interface SiteSource extends ChainPlace {
  readonly files: CheckedFiles;
}

/** A page set, and its files by their paths in it. */
export interface LoadedSet {
  readonly set: PageSet;
  readonly inventory: ReadonlyMap<string, InventoryFile>;
}

export interface RemoteParts {
  readonly published: Published<RemoteRelease>;
  readonly pages: LoadedSet;
}

/** A remote that cannot be served. */
export interface UnavailableRemote {
  readonly name: string;
  /** Path prefixes that are known to be its; `undefined` where its record cannot be read. */
  readonly claims: readonly string[] | undefined;
}

export type SiteParts = NonNullable<Awaited<ReturnType<typeof gatherParts>>>;

/** A record of a generation, or `undefined`, which is a problem. */
type ReadRecord = <Value>(key: string, read: () => Promise<Value>) => Promise<Value | undefined>;

const recordReader =
  ({ store }: ChainPlace, problems: Problem[]): ReadRecord =>
  async (key, read) => {
    try {
      return await read();
    } catch (error) {
      problems.push(problemAt(store, key, withoutRemedy(error)));
      return undefined;
    }
  };

async function loadSet({ store }: ChainPlace, source: PageSetSource, readRecord: ReadRecord) {
  const id = pageSetId(pageSetKeyOf(source));
  const key = pageSetRecordKey(id);
  const set = await readRecord(key, async () => {
    const found = await readPageSet(store, id);
    if (found) return found;
    throw new Error(`${key} is missing or was altered.`);
  });
  if (!set) return undefined;
  const files = pageInventory(id, set);
  return { set, inventory: new Map(files.map((file) => [file.file, file])) };
}

/** Looks at all files. A picture or a document that is damaged costs its own address. @returns true if the others are there */
async function areThere({ files }: SiteSource, wanted: readonly InventoryFile[]): Promise<boolean> {
  const found = await mapConcurrently(
    wanted,
    async (file) => (await files.isThere(file)) || file.file.startsWith(assetsFolder),
  );
  return found.every(Boolean);
}

/**
 * The parts of a generation.
 *
 * @param problems gets what is damaged of it
 * @returns `undefined` if it has no host or no configuration, or if these cannot be read
 */
export async function gatherParts(source: SiteSource, generation: Generation, problems: Problem[]) {
  const { store, env } = source;
  const { siteConfig: siteDigest, packages } = generation.state;
  if (!packages['host'] || siteDigest === undefined) return undefined;
  const readRecord = recordReader(source, problems);
  const live = Object.entries(packages).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const read = await mapConcurrently(live, ([name, { active }]) =>
    readRecord(releaseRecordKey(name, active.version), () => pinnedRelease(store, name, active)),
  );
  const site = await readRecord(siteConfigKey(env, siteDigest), () => pinnedSite(store, env, siteDigest));
  const releases = read.filter((release) => release !== undefined);
  const host = releases.find(isHost);
  if (!host || !site) return undefined;
  const published = releases.filter(isRemote);
  const composition = { host, remotes: published, siteDigest, site, ...absentParts(generation.state) };
  const facts = factsOf(store, composition);
  /** Set of the not-found page. */
  const hostPages = await loadSet(source, { composition, facts, remote: undefined }, readRecord);
  const remotes: RemoteParts[] = [];
  for (const remote of published) {
    const pages = await loadSet(source, { composition, facts, remote }, readRecord);
    if (pages) remotes.push({ published: remote, pages });
  }
  const served = new Set(remotes.map(({ published: { release } }) => release.name));
  const unavailable: UnavailableRemote[] = live
    .filter(([name]) => name !== 'host' && !served.has(name))
    .map(([name]) => ({
      name,
      claims: published.find(({ release }) => release.name === name)?.release.claims,
    }));
  const files = [
    ...releases.flatMap(({ release }) => releaseInventory(release)).filter(({ file }) => isServed(file)),
    ...[hostPages, ...remotes.map(({ pages }) => pages)].flatMap((set) => [
      ...(set?.inventory.values() ?? []),
    ]),
  ];
  const isWhole = (await areThere(source, files)) && hostPages !== undefined && unavailable.length === 0;
  return { generation, host, site, siteDigest, hostPages, remotes, unavailable, isWhole };
}
