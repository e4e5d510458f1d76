/**
 * The records that build, publish, rendering, server and browser exchange. Not for remotes: they see `contract.d.ts`.
 * Each key is documented in its schema.
 */
import type { Head, LoadContext, ScreenModule, ScreenRequest, Site } from './contract';
import type { RecordOf } from './record-of';
import type { manifestSchema, pageRecordSchema } from './schemas/manifest.mjs';
import type { releaseSchema } from './schemas/release-record.mjs';
import type { siteSchema } from './schemas/site.mjs';
import type { samplePartsSchema } from './schemas/sample-parts.mjs';

export type { RecordOf } from './record-of';

/** `site.json`: what pages know of the site, and what only the release tools need. */
export type SiteConfiguration = RecordOf<typeof siteSchema>;

/** `release.json`: one version of one package. */
export type Release = RecordOf<typeof releaseSchema>;

/** `release.json` of the host. */
export type HostRelease = Extract<Release, { readonly kind: 'host' }>;

/** `release.json` of a remote: what its `remote.json` offers, and what the build adds. */
export type RemoteRelease = Extract<Release, { readonly kind: 'remote' }>;

/** Where a release was built from. */
export type ReleaseSource = Release['source'];

/** A page that header or footer links to. */
export type FrameLink = NonNullable<HostRelease['links']>[number];

/**
 * A part of a release that is still of the sample, for `release doctor`. The build of the package writes the list,
 * `sample-parts.json`.
 */
export type SamplePart = RecordOf<typeof samplePartsSchema>[number];

/** `/release/current.json`: what is live now. */
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

/** What a page knows of its remote. */
export type RemoteSlice = NonNullable<PageRecord['remote']>;

/** A route as a browser knows it: descriptions and feeds are for machines, which read documents. */
export type KnownRoute = RemoteSlice['routes'][number];

/** What a browser must know of one version of one remote to load a screen of it. */
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
  /** Of a page whose route has display settings. */
  readonly look?: PageLook;
}

/** How a page looks from its first paint on, where that is not the look of the site. */
export interface PageLook {
  /** Attributes of `<html>`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The style sheet that reads them. */
  readonly sheet: PinnedFile;
}

/** What `node/render.cjs` of a host release exports. */
export interface HostRenderer {
  /** The modules that a remote's node build may require. */
  readonly shared: { readonly [specifier: string]: unknown };
  /** @param search the page's own query */
  readonly requestFor: (match: RouteMatch, path: string, search?: string) => ScreenRequest;
  readonly render: (input: RenderInput) => RenderedPage;
  /** An axios instance for a remote, as `LoadContext.http` gives it. */
  readonly createHttp: (site: Site, remote: string) => Promise<Awaited<ReturnType<LoadContext['http']>>>;
}
