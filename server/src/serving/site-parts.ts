/** Finds what a generation is served from; where a remote is damaged, its newest version that is not. */
import type { HostRelease, Release, RemoteRelease, SiteConfiguration } from 'shared-types/release';
import { problemAt, type Problem } from 'release/inspection/problem';
import { isServed, releaseInventory, type InventoryFile } from 'release/integrity/inventory';
import type { Published } from 'release/model/composition';
import type { Generation, LivePackage, ReleaseReference } from 'release/model/generation';
import { factsOf } from 'release/rendering/facts';
import {
  findPageSet,
  pageSetIndex,
  type FoundPageSet,
  type PageSetIndex,
} from 'release/rendering/find-page-set';
import { pageInventory, pageSetId, pageSetKeyOf, type PageSetSource } from 'release/rendering/page-set';
import { mapConcurrently } from 'release/store/concurrency';
import type { ChainPlace } from 'release/store/generation-files';
import { pageSetRecordKey, releaseRecordKey, siteConfigKey } from 'release/store/keys';
import { absentParts, isHost, isRemote, pinnedSite } from 'release/store/live-composition';
import { pinnedRelease } from 'release/store/published-releases';
import { otherStore, withoutRemedy } from 'release/store/repair-command';
import type { CheckedFiles } from './checked-files.js';

export interface SiteSource extends ChainPlace {
  readonly files: CheckedFiles;
}

/** A page set, and its files by their paths in it. */
export interface LoadedSet extends Pick<FoundPageSet, 'set'> {
  readonly inventory: ReadonlyMap<string, InventoryFile>;
}

export interface RemoteParts {
  readonly published: Published<RemoteRelease>;
  readonly pages: LoadedSet;
}

/** A remote of which no version can be served. */
export interface UnavailableRemote {
  readonly name: string;
  /** Path prefixes that are known to be its; `undefined` where its record cannot be read. */
  readonly claims: readonly string[] | undefined;
}

export type SiteParts = NonNullable<Awaited<ReturnType<typeof gatherParts>>>;

interface Gathering {
  readonly source: SiteSource;
  readonly generation: Generation;
  readonly host: Published<HostRelease>;
  readonly site: SiteConfiguration;
  readonly siteDigest: string;
  readonly index: PageSetIndex;
  /** The active remotes that can be read: pages of others show their facts. */
  readonly active: ReadonlyMap<string, Published<RemoteRelease>>;
  readonly problems: Problem[];
}

/** Source of a remote's pages, as far as the facts of the others are known. */
function sourceOf(
  { source, generation, host, siteDigest, site, active }: Gathering,
  remote: Published<RemoteRelease> | undefined,
): PageSetSource {
  const others = [...active.values()].filter(({ release }) => release.name !== remote?.release.name);
  const remotes = [...others, ...(remote ? [remote] : [])].sort((one, other) =>
    one.release.name < other.release.name ? -1 : 1,
  );
  const composition = { host, remotes, siteDigest, site, ...absentParts(generation.state) };
  return { composition, facts: factsOf(source.store, composition), remote };
}

/** Reports a page set that is not there, unless an unreadable release keeps its name from being known. */
function reportPageSet({ source, generation, active, problems }: Gathering, id: string): void {
  if (active.size < Object.keys(generation.state.packages).length - 1) return;
  const key = pageSetRecordKey(id);
  problems.push(problemAt(source.store, key, { text: `${key} is missing or was altered.` }));
}

async function pagesOf(
  gathering: Gathering,
  remote: Published<RemoteRelease> | undefined,
  isActive: boolean,
): Promise<LoadedSet | undefined> {
  const { source, index } = gathering;
  const pageSource = sourceOf(gathering, remote);
  const found = await findPageSet(source.store, pageSource, index);
  const id = pageSetId(pageSetKeyOf(pageSource));
  if (isActive && found?.id !== id) reportPageSet(gathering, id);
  if (!found) return undefined;
  const files = pageInventory(found.id, found.set);
  return { set: found.set, inventory: new Map(files.map((file) => [file.file, file])) };
}

const servedFiles = (release: Release) => releaseInventory(release).filter(({ file }) => isServed(file));

async function areAllThere({ files }: SiteSource, wanted: readonly InventoryFile[]): Promise<boolean> {
  return (await mapConcurrently(wanted, (file) => files.isThere(file))).every(Boolean);
}

/** One version of a remote, and whether it is whole; `undefined` where a record of it is damaged. */
async function versionParts(gathering: Gathering, name: string, reference: ReleaseReference) {
  const { source, active, generation } = gathering;
  const isActive = reference === generation.state.packages[name]?.active;
  const published = isActive
    ? active.get(name)
    : await pinnedRelease(source.store, name, reference).catch(() => undefined);
  if (!isRemote(published)) return undefined;
  const pages = await pagesOf(gathering, published, isActive);
  if (!pages) return undefined;
  const files = [...servedFiles(published.release), ...pages.inventory.values()];
  return { parts: { published, pages }, isWhole: await areAllThere(source, files) };
}

/** The newest version of a remote that is whole, or else the newest of which something can be shown. */
async function remoteParts(
  gathering: Gathering,
  name: string,
  { active, stack }: LivePackage,
): Promise<RemoteParts | undefined> {
  let broken: RemoteParts | undefined;
  for (const reference of [active, ...[...stack].reverse()]) {
    const found = await versionParts(gathering, name, reference);
    if (found?.isWhole) return found.parts;
    broken ??= found?.parts;
  }
  return broken;
}

/** The active releases that can be read; the others are problems. */
async function activeReleases({ store }: ChainPlace, { state }: Generation, problems: Problem[]) {
  const found = await mapConcurrently(Object.entries(state.packages), async ([name, { active }]) => {
    try {
      return [await pinnedRelease(store, name, active)];
    } catch (error) {
      const said = { text: withoutRemedy(error), from: otherStore };
      problems.push(problemAt(store, releaseRecordKey(name, active.version), said));
      return [];
    }
  });
  return found.flat();
}

async function siteOf({ store, env }: ChainPlace, digest: string, problems: Problem[]) {
  try {
    return await pinnedSite(store, env, digest);
  } catch (error) {
    const said = { text: withoutRemedy(error), from: otherStore };
    problems.push(problemAt(store, siteConfigKey(env, digest), said));
    return undefined;
  }
}

/** Checks all files of a host. @returns true if those are there that pages need to be hydrated */
async function canHydrate({ files }: SiteSource, host: HostRelease): Promise<boolean> {
  const { scripts, styles, later, boot } = host;
  const needed = [...scripts, ...styles, ...later.scripts, ...later.styles, boot];
  const found = await mapConcurrently(
    servedFiles(host),
    async (file) => (await files.isThere(file)) || !needed.includes(file.file),
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
  const { siteConfig: siteDigest, packages } = generation.state;
  if (!packages['host'] || siteDigest === undefined) return undefined;
  const releases = await activeReleases(source, generation, problems);
  const site = await siteOf(source, siteDigest, problems);
  const host = releases.find(isHost);
  if (!host || !site) return undefined;
  const active = new Map(
    releases.filter(isRemote).map((published) => [published.release.name, published] as const),
  );
  const index = pageSetIndex(source.store);
  const gathering = { source, generation, host, site, siteDigest, index, active, problems };
  const hostPages = await pagesOf(gathering, undefined, true);
  if (hostPages) await areAllThere(source, [...hostPages.inventory.values()]);
  const found: RemoteParts[] = [];
  const unavailable: UnavailableRemote[] = [];
  for (const name of Object.keys(packages).sort()) {
    const live = packages[name];
    if (!live || name === 'host') continue;
    const parts = await remoteParts(gathering, name, live);
    if (parts) found.push(parts);
    else unavailable.push({ name, claims: active.get(name)?.release.claims });
  }
  return {
    generation,
    host,
    site,
    siteDigest,
    /** Set of the not-found page; the pages of remotes do not need it. */
    hostPages,
    remotes: found,
    unavailable,
    canHydrate: await canHydrate(source, host.release),
  };
}
