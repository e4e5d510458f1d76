import { isInside } from 'shared-types/protocol/routes';
import type { HostRelease, RemoteRelease } from 'shared-types/release';
import { releaseFile, releaseInventory, codedFilesOf, type InventoryFile } from '../integrity/inventory.js';
import { declaredForms } from '../enquiries/form-limits.js';
import { problemAt, type DamagedFile, type Problem } from '../inspection/problem.js';
import { absentParts } from '../store/live-composition.js';
import { titleOf, type Composition } from '../model/composition.js';
import { siteFile, siteFilesOf } from '../model/site-files.js';
import { seoMakers, type SeoInput } from '../seo/seo-texts.js';
import { factsOf, hostFactValues } from '../rendering/facts.js';
import type { FoundPageSet } from '../rendering/find-page-set.js';
import { pageInventory } from '../rendering/page-inventory.js';
import type { PageFile } from '../rendering/page-set.js';
import { manifestOf } from '../rendering/slices.js';
import { mapConcurrently } from '../store/concurrency.js';
import type { Link } from '../store/generation-files.js';
import { findRelease } from '../store/published-releases.js';
import { withoutRemedy } from '../store/repair-command.js';
import type { Store } from '../store/store.js';
import { siteHeaders } from './headers.js';
import { generatedJson, seoEntries, type GeneratedFile } from './generated-file.js';
import { pageFinder, type PageEntry } from './page-paths.js';
import type { StoredFile } from './answer.js';
import type { SiteParts, UnavailableRemote } from './site-parts.js';
import type { VerifiedFiles } from './verified-files.js';

/** What is at an address of the site. */
export type SitePlace =
  | { readonly kind: 'page'; readonly file: InventoryFile }
  /** A document of a remote, or a file of the host that stands at the root of the site. */
  | (StoredFile & { readonly kind: 'file' })
  | GeneratedFile
  /** A page that was removed for good. */
  | { readonly kind: 'removed' };

type PlaceEntry = PageEntry<SitePlace>;

export type LiveSite = Awaited<ReturnType<typeof loadSite>>;

/** The pages of a remote, or of the host itself, with where they lie. */
type LoadedSet = Awaited<ReturnType<typeof loadSet>>;

async function loadSet(store: Store, { id, set }: FoundPageSet) {
  const files = await pageInventory(store, id, set);
  return { set, inventory: new Map(files.map((file) => [file.file, file])) };
}

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

const frameEntries = (loaded: LoadedSet): readonly PlaceEntry[] =>
  loaded.set.frames.map((frame) => pageAt([frame.route, fileOf(loaded, frame)]));

const removedEntries = (remotes: readonly RemoteRelease[]): readonly PlaceEntry[] =>
  remotes.flatMap(({ removed = [] }) => removed.map((path) => [path, { kind: 'removed' }] as const));

/** A path that a live remote claims belongs to it, even if a retired remote had claimed it. */
function gonePaths({ remotes, goneClaims }: Composition): (path: string) => boolean {
  const liveClaims = remotes.flatMap(({ release }) => release.claims);
  const isWithin = (claims: readonly string[], path: string) => claims.some((claim) => isInside(path, claim));
  return (path) => {
    const spelled = path.toLowerCase();
    return isWithin(goneClaims, spelled) && !isWithin(liveClaims, spelled);
  };
}

async function siteFileEntries(store: Store, release: HostRelease): Promise<readonly PlaceEntry[]> {
  const coded = await codedFilesOf(store, release);
  return siteFilesOf(release).flatMap((name) => {
    const file = releaseFile(release, siteFile(name), coded);
    const { sha256: hash = '', type = '' } = release.files[siteFile(name)] ?? {};
    return file ? [[`/${name}`, { kind: 'file', file, hash, type }] as const] : [];
  });
}

/** The version that a browser falls back to, of each remote: the one before that which is served. */
async function previousReleases(
  store: Store,
  { generation: { state }, remotes }: SiteParts,
): Promise<ReadonlyMap<string, RemoteRelease>> {
  const found = new Map<string, RemoteRelease>();
  for (const { published } of remotes) {
    const { name, version } = published.release;
    const stack = state.remotes[name]?.stack ?? [];
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

/** What is made of a generation for search engines, as far as it can be made. */
interface Seo {
  readonly entries: readonly PageEntry<GeneratedFile>[];
  /** The texts that cannot be made. */
  readonly unavailable: readonly UnavailableRemote[];
  readonly problems: readonly Problem[];
}

/** Texts for search engines; a server without some of them still shows the site. */
async function seoOf(input: SeoInput, damaged: readonly DamagedFile[]): Promise<Seo> {
  const made = await mapConcurrently(seoMakers, async ({ paths, make }): Promise<Seo> => {
    try {
      return { entries: await seoEntries(await make(input)), unavailable: [], problems: [] };
    } catch (error) {
      const said = withoutRemedy(error);
      // They are made again when the file is repaired.
      const key = damaged.find(({ file }) => said.startsWith(file.title))?.file.key ?? paths.join();
      const text = `${paths.join()} cannot be made: ${said}`;
      return {
        entries: [],
        unavailable: paths.map((path) => ({ name: path, claims: [path] })),
        problems: [problemAt(input.store, key, { text })],
      };
    }
  });
  return {
    entries: made.flatMap(({ entries }) => entries),
    unavailable: made.flatMap(({ unavailable }) => unavailable),
    problems: made.flatMap(({ problems }) => problems),
  };
}

const noSeo: Seo = { entries: [], unavailable: [], problems: [] };

/** Whether no page can be hydrated without this file. */
const isOfFrame = (host: HostRelease, { file, isRecoverable }: DamagedFile) =>
  !isRecoverable &&
  file.title.endsWith(` of ${titleOf(host)}`) &&
  [...host.scripts, ...host.styles, ...host.later.scripts, ...host.later.styles, host.boot].includes(
    file.file,
  );

/** Makes a generation ready, from the parts that were found of it. */
export async function loadSite(
  store: Store,
  { link, parts }: { link: Link; parts: SiteParts },
  verified: VerifiedFiles,
) {
  const { host, remotes, site, generation } = parts;
  const published = remotes.map((remote) => remote.published);
  // Without its configuration a site has no texts for search engines; nothing else here takes it.
  const composition = {
    host,
    remotes: published,
    siteDigest: generation.state.siteConfig ?? '',
    ...absentParts(generation.state),
    site: site as Composition['site'],
  };
  const sets = await mapConcurrently(remotes, ({ pages }) => loadSet(store, pages));
  const hostSet = parts.hostPages && (await loadSet(store, parts.hostPages));
  const previous = await previousReleases(store, parts);
  const hostFiles = await releaseInventory(store, host.release);
  const remoteFiles = await mapConcurrently(published, ({ release }) => releaseInventory(store, release));
  const olderFiles = await mapConcurrently([...previous.values()], (release) =>
    releaseInventory(store, release),
  );
  const setFiles = [...sets, ...(hostSet ? [hostSet] : [])].flatMap(({ inventory }) => [
    ...inventory.values(),
  ]);
  const files = [...hostFiles, ...remoteFiles.flat(), ...setFiles];
  const copies = [...files, ...olderFiles.flat()];
  verified.setCopies(copies);
  const damaged = (await mapConcurrently(files, (file) => verified.checkOnce(file))).filter(
    (found) => found !== undefined,
  );
  const input = {
    store,
    composition,
    facts: factsOf(store, composition),
    pageSets: sets.map(({ set }) => set),
  };
  const seo = site ? await seoOf(input, damaged) : noSeo;
  const problems = [...parts.problems, ...seo.problems];
  const pages = sets.flatMap(pageFiles);
  return {
    n: generation.n,
    state: generation.state,
    /** Of the generation's bytes. */
    hash: link.hash,
    find: pageFinder<SitePlace>(
      [
        // The last entry of a path counts: a page that is there again is found.
        ...removedEntries(published.map(({ release }) => release)),
        ...pages.filter((entry) => !hasQuery(entry)).map(pageAt),
        ...sets.flatMap(documentEntries),
        ...(await siteFileEntries(store, host.release)),
        ...seo.entries,
      ],
      sets.flatMap(frameEntries),
    ),
    /** Pages that have a query of their own, by address: `/products?page=2`. */
    numbered: new Map(pages.filter(hasQuery)),
    notFound: hostSet?.set.notFound && fileOf(hostSet, hostSet.set.notFound),
    /** Page for retired remotes; absent if there are none. */
    gone: hostSet?.set.gone && fileOf(hostSet, hostSet.set.gone),
    /** Whether a path, decoded, belonged to a remote that was taken off the site. */
    isGone: gonePaths(composition),
    /** JSON by the name of the address below `/release/`. */
    texts: await generatedTexts(composition, generation.n, previous),
    headers: site ? siteHeaders(site) : {},
    /** The live configuration; `undefined` where it is lost. */
    site,
    /** Forms that live remotes declare, and those that a browser may still show, by name. */
    forms: declaredForms([...previous.values(), ...published.map(({ release }) => release)]),
    /** Remotes and texts of which nothing can be served: their addresses answer 503, not 404. */
    unavailable: [...parts.unavailable, ...seo.unavailable],
    releases: [host, ...published],
    /** All files that it is served from, by their keys. */
    files: new Map(files.map((file) => [file.key, file])),
    /** Damaged records that it does without. */
    problems,
    /** Files that were found damaged when it was made ready. */
    damaged,
    /** The files that it is served from, and those of the versions before: any of them may have the bytes of another. */
    copies,
    /** Whether its configuration is known and every file that visitors need of the host has an intact copy. */
    isFrameWhole: site !== undefined && !damaged.some((found) => isOfFrame(host.release, found)),
    /** Whether it is served as it was released, with every file right. */
    isWhole: problems.length === 0 && damaged.every(({ forms }) => !forms.has('identity')),
  };
}
