/**
 * The records that build, publish, rendering, server and browser exchange. Not for remotes: they see `contract.d.ts`.
 * Each key is documented in its schema.
 */
import type { FoundPage, Head, LoadContext, ScreenModule, ScreenRequest, Site } from './contract';
import type { RecordOf } from './record-of';
import type { manifestSchema, pageRecordSchema } from './schemas/manifest.js';
import type { releaseSchema } from './schemas/release-record.js';
import type { siteSchema } from './schemas/site.js';
import type { samplePartsSchema } from './schemas/sample-parts.js';

export type { RecordOf } from './record-of';

/** `site.json`: facts for pages, and facts that only the release tools need. */
export type SiteConfiguration = RecordOf<typeof siteSchema>;

/** `release.json`: one version of one package. */
export type Release = RecordOf<typeof releaseSchema>;

/** `release.json` of the host. */
export type HostRelease = Extract<Release, { readonly kind: 'host' }>;

/** `release.json` of a remote: the offer of its `remote.json`, and the additions of the build. */
export type RemoteRelease = Extract<Release, { readonly kind: 'remote' }>;

/** Commit that a release was built from, and if files differed from it. */
export type ReleaseSource = Release['source'];

/** Trial of a release in a browser, or the reason why there was none. */
export type Trial = NonNullable<Release['trial']>;

/** A page that header or footer links to. */
export type FrameLink = NonNullable<HostRelease['links']>[number];

/** A part of a release that is still of the sample, for `release doctor`: the build writes `sample-parts.json`. */
export type SamplePart = RecordOf<typeof samplePartsSchema>[number];

/** `/release/current.json`: the live releases. */
export type Manifest = RecordOf<typeof manifestSchema>;

/** One remote in the manifest. */
export type ManifestRemote = Manifest['remotes'][number];

/**
 * The JSON in `#page`. It names one host and one remote, never another, and nothing of the history: the same releases
 * always give the same page.
 */
export type PageRecord = RecordOf<typeof pageRecordSchema>;

/** The host release that a page runs. */
export type PageHost = PageRecord['host'];

/** The prerendered view of a page. */
export type PageView = NonNullable<PageRecord['view']>;

/** Part of the page record about the remote of the page. */
export type RemoteSlice = NonNullable<PageRecord['remote']>;

/** A route as a browser knows it: descriptions and feeds are for machines, which read documents. */
export type KnownRoute = RemoteSlice['routes'][number];

/** Facts that a browser needs to load a screen of one version of a remote. */
export type RemoteVersion = NonNullable<ManifestRemote['previous']>;

/** A script with the hash that the browser must find. */
export type PinnedFile = RemoteVersion['entry'];

/** Keys of local and session storage that an owner declares. */
export type StoredKeys = NonNullable<RemoteVersion['storedKeys']>;

/** A route that fits a path. */
export interface RouteMatch {
  readonly remote: RemoteSlice;
  readonly route: KnownRoute;
}

/** Input for rendering one page. */
export interface RenderInput {
  readonly site: Site;
  readonly publishedAt: string;
  /** Version of the host that renders. */
  readonly hostVersion: string;
  /** Path, percent-encoded; `''` for the host's own not-found page. */
  readonly path: string;
  /** Route of the page; absent: the host's own not-found page. */
  readonly match?: RouteMatch;
  /** View of the screen; absent: the frame, with the route's heading and a place for the screen. */
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

/** Result of rendering one page. */
export interface RenderedPage {
  /** The inside of `#root`. */
  readonly html: string;
  /** Head of the document, with the company's name in the title. */
  readonly head: Head;
  /** Look of a page whose route has display settings. */
  readonly look?: PageLook;
}

/** Look of a page from its first paint on, where that is not the look of the site. */
export interface PageLook {
  /** Attributes of `<html>`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The style sheet that reads them. */
  readonly sheet: PinnedFile;
}

/** Exports of `node/render.cjs` of a host release. */
export interface HostRenderer {
  /** The modules that a remote's node build may require. */
  readonly shared: { readonly [specifier: string]: unknown };
  /** @param address  a path, with the page's own query */
  readonly requestFor: (match: RouteMatch, address: PageView, site: Site) => ScreenRequest;
  readonly render: (input: RenderInput) => RenderedPage;
  /** The pages of the site that fit a text, as `LoadContext.findPages` gives them. */
  readonly findPages: (
    facts: LoadContext['facts'],
    text: string,
    site: Site,
  ) => Promise<readonly FoundPage[]>;
  /** An axios instance for a remote, as `LoadContext.http` gives it. */
  readonly createHttp: (site: Site, remote: string) => Promise<Awaited<ReturnType<LoadContext['http']>>>;
}
