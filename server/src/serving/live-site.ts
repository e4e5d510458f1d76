import { isInside } from 'shared-types/protocol/routes';
import type { HostRelease, RemoteRelease } from 'shared-types/release';
import { releaseFile, releaseInventory, type InventoryFile } from 'release/integrity/inventory';
import { declaredForms } from 'release/model/declared-forms';
import { absentParts } from 'release/store/live-composition';
import type { Composition } from 'release/model/composition';
import { hostProblemsOf } from 'release/model/composition-checks';
import { siteFile, siteFilesOf } from 'release/model/site-files';
import { formerWorkers } from 'release/seo/former-workers';
import { seoTexts } from 'release/seo/seo-texts';
import { factsOf, hostFactValues } from 'release/rendering/facts';
import type { PageFile } from 'release/rendering/page-set';
import { manifestOf } from 'release/rendering/slices';
import type { Link } from 'release/store/generation-files';
import { findRelease } from 'release/store/published-releases';
import type { Store } from 'release/store/store';
import { siteHeaders } from './headers.js';
import { generatedJson, seoEntries, type GeneratedFile } from './generated-file.js';
import { pageFinder, type PageEntry } from './page-paths.js';
import type { StoredFile } from './answer.js';
import type { LoadedSet, SiteParts } from './site-parts.js';

/** Content of an address of the site. */
export type SitePlace =
  | { readonly kind: 'page'; readonly file: InventoryFile }
  /** A document of a remote, or a file of the host that stands at the root of the site. */
  | (StoredFile & { readonly kind: 'file' })
  | GeneratedFile
  /** A page that was removed for good. */
  | { readonly kind: 'removed' };

type PlaceEntry = PageEntry<SitePlace>;

export type LiveSite = Awaited<ReturnType<typeof loadSite>>;

/** @throws never: the inventory was made from the same record */
function fileOf({ inventory }: LoadedSet, { file }: PageFile): InventoryFile {
  const found = inventory.get(file);
  if (!found) throw new Error(`${file} is not in its page set`);
  return found;
}

/** Pages by address, some of them with a query. */
const pageFiles = (loaded: LoadedSet): readonly PageEntry<InventoryFile>[] =>
  Object.entries(loaded.set.pages).map(([address, page]) => [address, fileOf(loaded, page)]);

const hasQuery = ([address]: PageEntry<unknown>) => address.includes('?');

const pageAt = ([address, file]: PageEntry<InventoryFile>): PlaceEntry => [address, { kind: 'page', file }];

const documentEntries = (loaded: LoadedSet): readonly PlaceEntry[] =>
  Object.entries(loaded.set.documents ?? {}).map(([path, document]) => {
    const { type, sha256: hash } = document;
    return [path, { kind: 'file', file: fileOf(loaded, document), hash, type }];
  });

const patternEntries = (loaded: LoadedSet): readonly PlaceEntry[] =>
  loaded.set.patternPages.map((page) => pageAt([page.route, fileOf(loaded, page)]));

const removedEntries = (remotes: readonly RemoteRelease[]): readonly PlaceEntry[] =>
  remotes.flatMap(({ removed = [] }) => removed.map((path) => [path, { kind: 'removed' }] as const));

/** A path that a live remote claims belongs to it, even if a retired remote had claimed it. */
function gonePaths(gone: readonly string[], live: readonly string[]): (path: string) => boolean {
  const isWithin = (claims: readonly string[], path: string) => claims.some((claim) => isInside(path, claim));
  return (path) => {
    const spelled = path.toLowerCase();
    return isWithin(gone, spelled) && !isWithin(live, spelled);
  };
}

const siteFileEntries = (release: HostRelease): readonly PlaceEntry[] =>
  siteFilesOf(release).flatMap((name) => {
    const file = releaseFile(release, siteFile(name));
    const { sha256: hash = '', type = '' } = release.files[siteFile(name)] ?? {};
    return file ? [[`/${name}`, { kind: 'file', file, hash, type }] as const] : [];
  });

/** The version of each remote before that which is served. */
async function previousReleases(
  store: Store,
  { generation: { state }, remotes }: SiteParts,
): Promise<ReadonlyMap<string, RemoteRelease>> {
  const found = new Map<string, RemoteRelease>();
  for (const { published } of remotes) {
    const { name, version } = published.release;
    const stack = state.packages[name]?.stack ?? [];
    const served = stack.findIndex((reference) => reference.version === version);
    const before = served < 0 ? stack.at(-1) : stack[served - 1];
    // It is used only if the newer one fails: damaged, it must not keep that one from being served.
    const previous =
      before && (await findRelease(store, { name, version: before.version }).catch(() => undefined));
    if (previous?.release.kind === 'remote') found.set(name, previous.release);
  }
  return found;
}

async function generatedTexts(
  composition: Composition,
  generation: number,
  previous: ReadonlyMap<string, RemoteRelease>,
) {
  const { routes, storage } = hostFactValues(composition);
  return new Map([
    ['current.json', await generatedJson(manifestOf(generation, composition, previous))],
    ['facts/routes.json', await generatedJson(routes)],
    ['facts/storage.json', await generatedJson(storage)],
  ]);
}

/** All files that a site is served from, by their keys. */
function filesOf({ host, hostPages, remotes }: SiteParts): ReadonlyMap<string, InventoryFile> {
  const releases = [host, ...remotes.map(({ published }) => published)];
  const sets = [...remotes.map(({ pages }) => pages), ...(hostPages ? [hostPages] : [])];
  const files = [
    ...releases.flatMap(({ release }) => releaseInventory(release)),
    ...sets.flatMap(({ inventory }) => [...inventory.values()]),
  ];
  return new Map(files.map((file) => [file.key, file]));
}

/** Makes a generation ready, from the parts that were found of it. */
export async function loadSite(store: Store, { link, parts }: { link: Link; parts: SiteParts }) {
  const { host, hostPages, remotes, site, siteDigest, generation } = parts;
  const published = remotes.map((remote) => remote.published);
  const composition = { host, remotes: published, siteDigest, site, ...absentParts(generation.state) };
  const sets = remotes.map(({ pages }) => pages);
  const older = await previousReleases(store, parts);
  const previous = new Map(
    [...older].filter(([, release]) => hostProblemsOf(release, host.release).length === 0),
  );
  const facts = factsOf(store, composition);
  const pageSets = sets.map(({ set }) => set);
  const texts = await seoTexts({ store, composition, pageSets, at: generation.at });
  const pages = sets.flatMap(pageFiles);
  const places = new Map<string, SitePlace>([
    // The last entry of a path counts: a page that is there again is found.
    ...(await seoEntries(formerWorkers(site))),
    ...removedEntries(published.map(({ release }) => release)),
    ...pages.filter((entry) => !hasQuery(entry)).map(pageAt),
    ...sets.flatMap(documentEntries),
    ...siteFileEntries(host.release),
    ...(await seoEntries(texts)),
  ]);
  const patternPages = sets.flatMap(patternEntries);
  const claims = published.flatMap(({ release }) => release.claims);
  return {
    n: generation.n,
    at: generation.at,
    /** End of the environment; `undefined` for one that stays. */
    endsAt: generation.endsAt,
    state: generation.state,
    hash: link.hash,
    find: pageFinder<SitePlace>([...places], patternPages),
    /** Content of each path, percent-encoded. */
    places,
    patternPages,
    /** Pages that have a query of their own, by address: `/products?page=2`. */
    numbered: new Map(pages.filter(hasQuery)),
    notFound: hostPages?.set.notFound && fileOf(hostPages, hostPages.set.notFound),
    gone: hostPages?.set.gone && fileOf(hostPages, hostPages.set.gone),
    /** True if a path, decoded, belonged to a remote that was taken off the site. */
    isGone: gonePaths(composition.goneClaims, claims),
    goneClaims: composition.goneClaims,
    /** JSON by the name of the address below `/release/`. */
    texts: await generatedTexts(composition, generation.n, previous),
    headers: siteHeaders(site),
    site,
    /** Forms that live remotes declare, and those that a browser may still show, by name. */
    forms: declaredForms([...published.map(({ release }) => release), ...older.values()]),
    /** Remotes of which nothing can be served: their addresses answer 503, not 404. */
    unavailable: parts.unavailable,
    releases: [host, ...published],
    composition,
    facts,
    /** Releases that a browser falls back to: they can run in this host. */
    previous: [...previous.values()],
    files: filesOf(parts),
  };
}
