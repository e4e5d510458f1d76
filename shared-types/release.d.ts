/**
 * The records that build, publish, rendering, server and browser exchange. Not for remotes: they see `contract.d.ts`.
 */
import type {
  Head,
  Json,
  LoadContext,
  RemoteDescriptor,
  RouteDescriptor,
  ScreenModule,
  ScreenRequest,
  Site,
  StorageEntry,
} from './contract';

/** One file of a release, as `release.json` lists it. */
export interface ReleaseFile {
  /** Uncompressed, in bytes. */
  readonly size: number;
  /** SHA-256 of the bytes, base64. */
  readonly sha256: string;
  /** Media type. */
  readonly type: string;
}

/** `site.json`: what pages know of the site, and what only the release tools need. */
export interface SiteConfiguration extends Site {
  /** Names of the remotes that the site admits. No page carries them: admitting one more changes none. */
  readonly remotes: readonly string[];
}

/** What a page carries of the configuration. */
export interface PageSite extends Site {
  /** In pages that were rendered before the configuration and the site were told apart. Nobody reads it. */
  readonly remotes?: readonly string[];
}

/** What every `release.json` says. */
export interface ReleaseCommon {
  /** Format of this record. */
  readonly schema: 1;
  /** Name of the package in the site: `host`, or the remote's name. */
  readonly name: string;
  /** Semantic version. */
  readonly version: string;
  /** ISO 8601: commit time of HEAD, or of the first build from changed files. */
  readonly builtAt: string;
  /** Where it was built from. */
  readonly source: ReleaseSource;
  /** Every file of the release folder but this one, by its path in it. */
  readonly files: { readonly [path: string]: ReleaseFile };
  /** Names of the facts in `facts/`. */
  readonly facts: readonly string[];
  /** What the package keeps in a browser. */
  readonly storage: readonly StorageEntry[];
}

/** Where a release was built from. */
export interface ReleaseSource {
  /** Commit of HEAD, or `''` outside a repository. */
  readonly commit: string;
  /** Whether files differed from that commit. */
  readonly dirty: boolean;
}

/**
 * A part of a release that is still of the sample, for `release doctor`. The build of the package writes the list,
 * `sample-parts.json`.
 */
export interface SamplePart {
  /** `Brand`. */
  readonly part: string;
  /** Its texts: where the site's configuration has the same, that is of the sample too. */
  readonly holds: readonly string[];
  /** Where and how to change it. */
  readonly change: string;
}

/** `release.json` of the host. */
export interface HostRelease extends ReleaseCommon {
  readonly kind: 'host';
  /** Contract versions that this host provides, newest last. */
  readonly provides: readonly string[];
  /** Shared modules that it provides, with their versions. */
  readonly shared: { readonly [specifier: string]: string };
  /** Scripts of the first load, in order. */
  readonly scripts: readonly string[];
  /** Style sheets of the first load; inlined in every page. */
  readonly styles: readonly string[];
  /**
   * The deferred part. Pages that hold no view inline its styles and load its scripts after the first. The key is not
   * `deferred` because stores keep records that were written with this one.
   */
  readonly later: ScreenFiles;
  /** The boot script; inlined in every page. */
  readonly boot: string;
  /** Addresses of fonts that every page preloads. */
  readonly fonts: readonly string[];
  /** Pages that header and footer link to. Absent: the host cannot leave any of them out. */
  readonly links?: readonly FrameLink[];
}

/** A page that header or footer links to. */
export interface FrameLink {
  readonly path: string;
  /** Links that stand below it: without any of them it is left out too. Absent: it stands for itself. */
  readonly of?: readonly string[];
}

/** `release.json` of a remote: what its `remote.json` offers, and what the build adds. */
export interface RemoteRelease extends ReleaseCommon, Omit<RemoteDescriptor, 'facts'> {
  readonly kind: 'remote';
  /** Name in the federation runtime; carries the version. */
  readonly id: string;
  /** Shared modules that it takes from the host, with the range it needs. */
  readonly shared: { readonly [specifier: string]: string };
  /** The federation entry. */
  readonly entry: string;
  /** Scripts and style sheets of each exposed screen, beyond the entry. */
  readonly screens: { readonly [screen: string]: ScreenFiles };
}

/** The files of one exposed screen, by their paths in the release. */
export interface ScreenFiles {
  /** In the order of loading. */
  readonly scripts: readonly string[];
  /** In the order of the cascade. */
  readonly styles: readonly string[];
}

/** `release.json`: one version of one package. */
export type Release = HostRelease | RemoteRelease;

/** A script with the hash that the browser must find. */
export interface PinnedFile {
  /** Path on this site. */
  readonly href: string;
  /** Value of an `integrity` attribute. */
  readonly integrity: string;
}

/** What a browser must know of one version of one remote to load a screen of it. */
export interface RemoteVersion {
  readonly version: string;
  /** Name in the federation runtime. */
  readonly id: string;
  /** Address of its files, with a slash at its end. */
  readonly base: string;
  /** Contract range it needs. */
  readonly contract: string;
  readonly entry: PinnedFile;
  /** What it declares of local and session storage; absent where that is nothing. */
  readonly storedKeys?: StoredKeys;
}

/** Keys of local and session storage that an owner declares. */
export interface StoredKeys {
  readonly [key: string]: 'local' | 'session';
}

/** A route as a browser knows it: descriptions and feeds are for machines, which read documents. */
export type KnownRoute = Omit<RouteDescriptor, 'description' | 'feed'> &
  Partial<Pick<RouteDescriptor, 'description'>>;

/** The manifest's part about one remote. */
export interface RemoteSlice extends RemoteVersion {
  readonly name: string;
  /** Scripts of each screen, to be fetched beside the entry. */
  readonly screens: { readonly [screen: string]: readonly PinnedFile[] };
  readonly routes: readonly KnownRoute[];
  /** Names of the facts in its `facts/`. */
  readonly facts: readonly string[];
}

/** One remote in the manifest. */
export interface ManifestRemote extends RemoteSlice {
  /** Path prefixes that belong to it. */
  readonly claims: readonly string[];
  /** The good version before, if there is one. */
  readonly previous?: RemoteVersion;
}

/** `/release/current.json`: what is live now. */
export interface Manifest {
  /** Number of the generation. */
  readonly generation: number;
  /** Version of the host. */
  readonly host: string;
  readonly remotes: readonly ManifestRemote[];
  /** Paths of the host's links that lead to nothing here; absent where all lead somewhere. */
  readonly leftOut?: readonly string[];
  /** Path prefixes of remotes that were taken off the site; absent where there are none. */
  readonly gone?: readonly string[];
}

/**
 * The JSON in `#page`. It names one host and one remote, never another, and nothing of the history: the same releases
 * always give the same page.
 */
export interface PageRecord {
  readonly host: PageHost;
  readonly site: PageSite;
  /** The remote with the route and the screen of this page only; absent on the host's own not-found page. */
  readonly remote?: RemoteSlice;
  /** ISO 8601, the later `builtAt` of the two releases. */
  readonly publishedAt: string;
  /** What is drawn in it; absent where the page holds the frame only. */
  readonly view?: PageView;
  /** Paths of the host's links that lead to nothing here; absent where all lead somewhere. */
  readonly leftOut?: readonly string[];
  /** On the host's own page for what was taken off the site. */
  readonly isGone?: boolean;
}

/** The host release that a page runs. */
export interface PageHost {
  readonly version: string;
  /** In order. */
  readonly scripts: readonly PinnedFile[];
}

/** The prerendered view of a page. */
export interface PageView {
  /** Percent-encoded, as the screen was given it. */
  readonly path: string;
  /** The page's own query, `?page=2`; absent where it has none. */
  readonly search?: string;
  /** What `load` returned. */
  readonly data?: unknown;
}

/** A route that fits a path. */
export interface RouteMatch {
  readonly remote: RemoteSlice;
  readonly route: KnownRoute;
}

/** What rendering one page takes. */
export interface RenderInput {
  readonly site: Site;
  readonly publishedAt: string;
  /** Version of the host that renders. */
  readonly hostVersion: string;
  /** Percent-encoded; `''` for the host's own not-found page. */
  readonly path: string;
  /** Absent: the host's own not-found page. */
  readonly match?: RouteMatch;
  /** Absent: the frame, with the route's heading and a place for the screen. */
  readonly view?: RenderView;
  /** Paths of the host's links that lead to nothing here, to be left out; absent where all lead somewhere. */
  readonly leftOut?: readonly string[];
  /** The host's own page is for what was taken off the site. */
  readonly isGone?: boolean;
}

/** The view to draw. */
export interface RenderView {
  readonly module: ScreenModule<unknown>;
  readonly request: ScreenRequest;
  readonly data: unknown;
}

/** What rendering one page gives. */
export interface RenderedPage {
  /** The inside of `#root`. */
  readonly html: string;
  /** With the company's name in the title. */
  readonly head: Head;
}

/** What `node/render.cjs` of a host release exports. */
export interface HostRenderer {
  /** The modules that a remote's node build may require. */
  readonly shared: { readonly [specifier: string]: unknown };
  /** @param search the page's own query, from contract 1.3.0 */
  readonly requestFor: (match: RouteMatch, path: string, search?: string) => ScreenRequest;
  readonly render: (input: RenderInput) => RenderedPage;
  /** An axios instance for a remote, as `LoadContext.http` gives it. */
  readonly createHttp: (site: Site, remote: string) => Promise<Awaited<ReturnType<LoadContext['http']>>>;
}

export type { Json, RemoteDescriptor };
