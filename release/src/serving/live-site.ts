import type { Site } from 'shared-types';
import type { RemoteRelease } from 'shared-types/release';
import { declaredForms, type DeclaredForms } from '../enquiries/form-limits.js';
import { titleOf, type Composition } from '../model/composition.js';
import { sha256Hex } from '../model/digest.js';
import { ReleaseError } from '../model/release-error.js';
import { isInside } from '../model/route-paths.js';
import { siteFile, siteFilesOf } from '../model/site-files.js';
import { factsOf, hostFactValues, type Facts } from '../rendering/facts.js';
import {
  pageFilesOf,
  pageSetId,
  pageSetKeyOf,
  readPageSet,
  type PageFile,
  type PageSet,
} from '../rendering/page-set.js';
import { manifestOf } from '../rendering/slices.js';
import { mapConcurrently } from '../store/concurrency.js';
import type { Link } from '../store/generation-files.js';
import { pageSetKey, releaseFileKey } from '../store/keys.js';
import { compositionOf } from '../store/live-composition.js';
import { findRelease, verifyReleaseFiles } from '../store/published-releases.js';
import type { Store } from '../store/store.js';
import { siteHeaders, type Headers } from './headers.js';
import { keptJson, reachEntries, type KeptFile } from './kept-file.js';
import { pageFinder, type PageEntry, type PageFinder } from './page-paths.js';

/** A page in the store. */
export interface StoredPage {
  readonly kind: 'page';
  readonly key: string;
  readonly sha256: string;
}

/** A document in the store. */
export interface StoredDocument {
  readonly kind: 'document';
  readonly key: string;
  readonly sha256: string;
  /** Media type. */
  readonly type: string;
}

/** A file of the host that stands at the root of the site. */
export interface SiteFile {
  readonly kind: 'site-file';
  readonly key: string;
  readonly hash: string;
  /** Media type. */
  readonly type: string;
}

/** Where a page was that does not come back. */
export interface RemovedPlace {
  readonly kind: 'removed';
}

/** What stands at an address. */
export type SitePlace = StoredPage | StoredDocument | KeptFile | SiteFile | RemovedPlace;

/** One generation, ready to answer. */
export interface LiveSite {
  readonly n: number;
  /** Of the generation's bytes. */
  readonly hash: string;
  readonly find: PageFinder<SitePlace>;
  /** Pages that have a query of their own, by address: `/products?page=2`. */
  readonly numbered: ReadonlyMap<string, StoredPage>;
  readonly notFound: StoredPage | undefined;
  /** For what was taken off the site; absent where nothing was. */
  readonly gone: StoredPage | undefined;
  /** Whether a path, decoded, belonged to a remote that was taken off the site. */
  readonly isGone: (path: string) => boolean;
  /** JSON by the name of the address below `/release/`. */
  readonly texts: ReadonlyMap<string, KeptFile>;
  readonly headers: Headers;
  /** The live configuration. */
  readonly site: Site;
  /** Forms that live remotes declare, and those that a browser may still show, by name. */
  readonly forms: DeclaredForms;
}

/** What has been looked at whole once need not be again. */
export type Verified = Set<string>;

async function once(verified: Verified, name: string, check: () => Promise<void>) {
  if (verified.has(name)) return;
  await check();
  verified.add(name);
}

async function verifyPages(store: Store, id: string, set: PageSet) {
  await mapConcurrently(pageFilesOf(set), async ({ file, sha256 }) => {
    const bytes = await store.read(`${pageSetKey(id)}/${file}`);
    if (bytes && sha256Hex(bytes) === sha256) return;
    throw new ReleaseError(
      'integrity',
      `${pageSetKey(id)}/${file} is ${bytes ? 'altered' : 'missing'}. Remove its folder; a promote makes it again.`,
    );
  });
}

interface SetSource {
  readonly store: Store;
  readonly composition: Composition;
  readonly facts: Facts;
  readonly verified: Verified;
}

/** The pages of a remote, or of the host itself, with where they lie. */
async function loadPageSet(source: SetSource, remote: Composition['remotes'][number] | undefined) {
  const { store, composition, facts, verified } = source;
  const id = pageSetId(pageSetKeyOf(composition, facts, remote));
  const set = await readPageSet(store, id);
  if (!set) {
    const owner = titleOf((remote ?? composition.host).release);
    throw new ReleaseError('integrity', `The pages of ${owner} are not rendered. Promote it again.`);
  }
  await once(verified, id, () => verifyPages(store, id, set));
  const stored = ({ file, sha256 }: PageFile) => ({ key: `${pageSetKey(id)}/${file}`, sha256 });
  const page = (file: PageFile): StoredPage => ({ kind: 'page', ...stored(file) });
  return { set, stored, page };
}

type LoadedSet = Awaited<ReturnType<typeof loadPageSet>>;

/** Pages by address, some of them with a query. */
const pageEntries = ({ set, page }: LoadedSet): readonly PageEntry<StoredPage>[] =>
  Object.entries(set.pages).map(([address, file]) => [address, page(file)]);

const hasQuery = ([address]: PageEntry<unknown>) => address.includes('?');

const documentEntries = ({ set, stored }: LoadedSet): readonly PageEntry<StoredDocument>[] =>
  Object.entries(set.documents ?? {}).map(([path, file]) => [
    path,
    { kind: 'document', ...stored(file), type: file.type },
  ]);

const frameEntries = ({ set, page }: LoadedSet): readonly PageEntry<StoredPage>[] =>
  set.frames.map((frame) => [frame.route, page(frame)]);

const removedEntries = ({ remotes }: Composition): readonly PageEntry<RemovedPlace>[] =>
  remotes.flatMap(({ release }) =>
    (release.removed ?? []).map((path) => [path, { kind: 'removed' }] as const),
  );

/** What a live remote claims is its own, whoever had it before. */
function gonePaths({ remotes, goneClaims }: Composition): LiveSite['isGone'] {
  const liveClaims = remotes.flatMap(({ release }) => release.claims);
  const isWithin = (claims: readonly string[], path: string) => claims.some((claim) => isInside(path, claim));
  return (path) => {
    const spelled = path.toLowerCase();
    return isWithin(goneClaims, spelled) && !isWithin(liveClaims, spelled);
  };
}

function siteFileEntries({ host: { release } }: Composition): readonly PageEntry<SiteFile>[] {
  const { name: host, version, files } = release;
  return siteFilesOf(release).map((name) => {
    const { sha256: hash = '', type = '' } = files[siteFile(name)] ?? {};
    const key = releaseFileKey(host, version, siteFile(name));
    return [`/${name}`, { kind: 'site-file', key, hash, type }];
  });
}

/** By name. */
type PreviousReleases = ReadonlyMap<string, RemoteRelease>;

/** The version that a browser falls back to, of each remote. */
async function previousReleases(store: Store, { generation }: Link): Promise<PreviousReleases> {
  const found = new Map<string, RemoteRelease>();
  for (const [name, { stack }] of Object.entries(generation.state.remotes)) {
    const version = stack.at(-1)?.version;
    const previous = version === undefined ? undefined : await findRelease(store, { name, version });
    if (previous?.release.kind === 'remote') found.set(name, previous.release);
  }
  return found;
}

async function keptTexts(link: Link, composition: Composition, previous: PreviousReleases) {
  const manifest = manifestOf(link.generation.n, composition, previous);
  const { routes, storage } = hostFactValues(composition);
  return new Map([
    ['current.json', await keptJson(manifest)],
    ['facts/routes.json', await keptJson(routes)],
    ['facts/storage.json', await keptJson(storage)],
  ]);
}

/** Makes a generation ready; throws if anything that it names is missing or altered. */
export async function loadSite(store: Store, link: Link, verified: Verified): Promise<LiveSite | undefined> {
  const composition = await compositionOf(store, link.generation.env, link.generation.state);
  if (!composition) return undefined;
  for (const { release, digest } of [composition.host, ...composition.remotes]) {
    await once(verified, digest, () => verifyReleaseFiles(store, release));
  }
  const source = { store, composition, facts: factsOf(store, composition), verified };
  const sets = await Promise.all(composition.remotes.map((remote) => loadPageSet(source, remote)));
  const host = await loadPageSet(source, undefined);
  const reach = await reachEntries({
    store,
    composition,
    facts: source.facts,
    pageSets: sets.map(({ set }) => set),
  });
  const pages = sets.flatMap(pageEntries);
  const previous = await previousReleases(store, link);
  return {
    n: link.generation.n,
    hash: link.hash,
    find: pageFinder<SitePlace>(
      [
        // The last entry of a path counts: a page that is there again is found.
        ...removedEntries(composition),
        ...pages.filter((entry) => !hasQuery(entry)),
        ...sets.flatMap(documentEntries),
        ...siteFileEntries(composition),
        ...reach,
      ],
      sets.flatMap(frameEntries),
    ),
    numbered: new Map(pages.filter(hasQuery)),
    notFound: host.set.notFound && host.page(host.set.notFound),
    gone: host.set.gone && host.page(host.set.gone),
    isGone: gonePaths(composition),
    texts: await keptTexts(link, composition, previous),
    headers: siteHeaders(composition.site),
    site: composition.site,
    forms: declaredForms([...previous.values(), ...composition.remotes.map(({ release }) => release)]),
  };
}
