/**
 * The contract between the host and the remotes, version 1.4.0: types only, nothing that runs.
 *
 * What the host gives is `Shell` and `LoadContext`; what a remote gives is `remote.json` (`RemoteDescriptor`) and one
 * `ScreenModule` for each screen it names, one `DocumentsModule` for each entry of its `documents`, and the
 * `DescriberModule` that it names. All data that cross are plain JSON. Members are `readonly` properties of
 * function type, never methods: method syntax would hide a narrowed parameter from the compatibility check.
 */
import type { AxiosInstance } from 'axios';
import type { ComponentType } from 'react';

/** A value that survives `JSON.stringify` and `JSON.parse` unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** `remote.json`: what a remote offers. Written by its team, copied into the release as it is. */
export interface RemoteDescriptor {
  /** Name of the remote: `catalogue` for the package `remote-catalogue`. Kebab case. */
  readonly name: string;
  /** Range of contract versions that the remote works with, a caret range: `^1.0.0`. */
  readonly contract: string;
  /** Path prefixes that belong to this remote, by whole segments. Publish refuses overlapping claims. */
  readonly claims: readonly string[];
  /** Pages and families of pages. The first route that fits a path wins. */
  readonly routes: readonly RouteDescriptor[];
  /** Names of the facts that its releases carry in `facts/<name>.json`. */
  readonly facts?: readonly string[];
  /** Modules that make files at addresses of the site, kebab case: `calendars` is `src/documents/calendars.ts`. */
  readonly documents?: readonly string[];
  /**
   * Module that says what the pages show to search engines and to those they are shared with, kebab case: `pages` is
   * `src/describers/pages.ts`. Since 1.2.0.
   */
  readonly describer?: string;
  /** Paths of pages that were here and do not come back: they answer 410, so that search engines forget them. */
  readonly removed?: readonly string[];
  /** Everything the remote keeps in a browser. */
  readonly storage: readonly StorageEntry[];
  /**
   * Forms that send to `Site.enquiries`, by the name that each message has in `form`. The site's server refuses what is
   * not declared here, so a form needs no new server. Since 1.4.0.
   */
  readonly forms?: { readonly [form: string]: FormDeclaration };
}

/** What a form may send: its fields by the names in `fields` of the message, with their greatest length in characters. */
export interface FormDeclaration {
  /** Fields of one line; at most 500 characters. */
  readonly lines?: { readonly [field: string]: number };
  /** Fields of several lines; at most 4,000 characters. */
  readonly texts?: { readonly [field: string]: number };
  /** Greatest number of articles, at most 50; absent: none. */
  readonly articles?: number;
}

/** One page, or one family of pages. */
export interface RouteDescriptor {
  /** `/products/:type`: `:name` stands for exactly one segment; no `?` and no `*`. */
  readonly path: string;
  /** Exposed module without `./`, kebab case: `product-listing` is `src/screens/product-listing/product-listing-screen.tsx`. */
  readonly screen: string;
  /** Title without the company's name, which the host appends. */
  readonly title: string;
  /** Description for search engines, until the screen's own `head` is known. */
  readonly description: string;
  /** The h1 shown at once on in-app navigation while the screen is on its way; only on routes without parameters. */
  readonly heading?: string;
  /** As the specification marks the route: whether a navigation item is active on this path only. Matching does not use it. */
  readonly exact?: boolean;
  /** Roles that may open the route; absent or empty: everybody. A convenience, not a protection. */
  readonly auth?: readonly string[];
  /** Names of facts of other packages that the screen may ask for. Only then do its pages depend on them. */
  readonly uses?: readonly string[];
  /** What a parameter value outside `ScreenModule.paths` gets: the site's 404 page (default), or the route's screen with 200. */
  readonly unlisted?: 'not-found' | 'page';
  /** An Atom feed of what the route's pages show, one of the remote's documents: they name it to readers of feeds. */
  readonly feed?: FeedLink;
  /** `mui`: an application screen. The host wraps it in its MUI theme; it is drawn in the browser only. */
  readonly ui?: 'mui';
}

/** Where readers of feeds find one. */
export interface FeedLink {
  /** Path of the document. */
  readonly path: string;
  /** Name of the feed, as a reader offers it. */
  readonly title: string;
}

/** One thing kept in a visitor's browser, as the privacy page lists it. */
export interface StorageEntry {
  /** Where the browser keeps it. */
  readonly store: 'local' | 'session' | 'indexed-db' | 'cookie';
  /** The key, or the name of the database or cookie. */
  readonly key: string;
  /** What it is for, in one sentence. */
  readonly purpose: string;
  /** What it contains, in one sentence. */
  readonly contains: string;
  /** How long it is kept. */
  readonly lifetime: string;
  /** What the visitor does before it is written. */
  readonly whenWritten: string;
}

/** What an exposed screen module exports, by name and without a default. */
export interface ScreenModule<Data = undefined> {
  /** The paths to prerender, percent-encoded; absent on routes without parameters. */
  readonly paths?: (context: LoadContext) => Promise<readonly string[]>;
  /** What the screen shows. Called once per view: when prerendering, or on in-app navigation. */
  readonly load?: (request: ScreenRequest, context: LoadContext) => Promise<LoadResult<Data>>;
  /** Title, description and what else stands in the document's head. Pure. Absent: those of the route. */
  readonly head?: (data: Data, request: ScreenRequest) => Head;
  /** The screen. Its first render must be equal in Node and in the browser. */
  readonly Screen: ComponentType<ScreenProps<Data>>;
}

/** What a module named under `documents` exports. It is built for rendering only: no browser loads it. */
export interface DocumentsModule {
  /** Files that must know the site, a calendar or a feed. Called once when the remote's pages are made; it has no facts. */
  readonly documents: (context: LoadContext) => Promise<readonly SiteDocument[]>;
}

/** What the module named under `describer` exports. It is built for rendering only: no browser loads it. */
export interface DescriberModule {
  /** What a page says of itself beside its head. Called once for each page that is made. */
  readonly describe: (page: DescribedPage, context: LoadContext) => Promise<PageDescription>;
}

/** A page that is made. */
export interface DescribedPage {
  /** The view that it shows. */
  readonly request: ScreenRequest;
  /** What the screen's `load` returned; `undefined` for a screen without `load`. */
  readonly data: unknown;
}

/** What a page says of itself in its document; navigation in the browser writes none of it. */
export interface PageDescription {
  /** JSON-LD objects, beside those of the head. */
  readonly structuredData?: readonly Json[];
  /** The picture that the page is shared with. */
  readonly picture?: PagePicture;
}

/** A picture of 1200 x 630 pixels. */
export interface PagePicture {
  /** Path on this site, `/assets/<hash>.png`. */
  readonly address: string;
  /** What it shows. */
  readonly alt: string;
}

/** A file at an address where a page could stand. */
export interface SiteDocument {
  /** Percent-encoded, inside the remote's claims, not that of a page; ends as its type says, `/media/events.ics`. */
  readonly path: string;
  /** What it is sent as. */
  readonly type: DocumentType;
  /** Its text; the same for the same releases and the same site. */
  readonly body: string;
}

/** Media types of documents, of files that end in `.ics`, `.atom` and `.txt`. */
export type DocumentType = 'text/calendar' | 'application/atom+xml' | 'text/plain';

/** What `load` found. */
export type LoadResult<Data> = LoadReady<Data> | LoadNotFound<Data> | LoadRedirect;

/** There is something to show. */
export interface LoadReady<Data> {
  readonly kind: 'ready';
  /** What the screen shows, JSON: a page carries it in its text. */
  readonly data: Data;
  /**
   * How many pages a long list has, in its own order and without a filter. Where the first is a document, so are the
   * others, at `?page=2` and on: each is loaded with that as the request's `search`. Since 1.3.0.
   */
  readonly pages?: number;
}

/** Nothing has this address; status 404 and `noindex`. */
export interface LoadNotFound<Data> {
  readonly kind: 'not-found';
  /** With data the screen shows its own not-found content, without it the host's page. */
  readonly data?: Data;
}

/** The address has another spelling, or the thing has moved. */
export interface LoadRedirect {
  readonly kind: 'redirect';
  /** A path of this site. */
  readonly to: string;
}

/** The view that is asked for. */
export interface ScreenRequest {
  /** As in the address, still percent-encoded. Screens decode once; there are no router hooks. */
  readonly path: string;
  /**
   * With its `?`. When prerendering and while hydrating it is `''`, or the document's own `?page=2` (`LoadReady.pages`);
   * the real one follows in an effect. In the browser, `load` is always given `''`.
   */
  readonly search: string;
  /** With its `#`; `''` when prerendering and while hydrating. */
  readonly hash: string;
  /** The descriptor's `path` that matched. */
  readonly route: string;
  /** The route's title, for a screen that serves many routes. */
  readonly title: string;
  /** Key of the history entry, for what Back restores; `''` when prerendering. */
  readonly key: string;
}

/** What `load`, `paths` and `documents` may use. */
export interface LoadContext {
  /** The remote's own axios instance. It arrives when first asked for. */
  readonly http: () => Promise<AxiosInstance>;
  /**
   * A fact that the route lists under `uses`; `undefined` if nobody offers it, or its release cannot be reached now.
   * Rejects for a name that is not listed.
   */
  readonly facts: (name: string) => Promise<unknown>;
  /** JSON of the remote's own release by its path in it, `data/list.json`. Rejects if there is no such file. */
  readonly readAsset: (path: string) => Promise<unknown>;
  /** The site's configuration. */
  readonly site: Site;
  /** ISO 8601. Stands for now in everything that is rendered ahead. */
  readonly publishedAt: string;
  /**
   * Paths that header and footer leave out because nothing is there: categories without articles, pages of a remote
   * that is not live. Absent: all lead somewhere. Since 1.4.0.
   */
  readonly leftOut?: readonly string[];
  /** Aborted when the publisher has waited too long. A browser lets a view load to its end: the visitor may come back to it. */
  readonly signal: AbortSignal;
}

/** What stands in the head of the document for one view. */
export interface Head {
  /** Without the company's name, which the host appends. */
  readonly title: string;
  /** 70 to 160 characters. */
  readonly description: string;
  /** Keeps the view out of search engines. */
  readonly robots?: 'noindex';
  /**
   * The query of a view that is a page of its own, `?page=2` (`LoadReady.pages`): its canonical address has it. Absent
   * for all other queries, which show the page in another way. Since 1.3.0.
   */
  readonly search?: string;
  /** JSON-LD objects; written into prerendered pages only. */
  readonly structuredData?: readonly Json[];
}

/** What a screen is given. */
export interface ScreenProps<Data = undefined> {
  /** What the host does for the screen. The same object for the whole visit. */
  readonly shell: Shell;
  /** The view that is asked for. A change of query or hash alone gives a new one without another `load`. */
  readonly request: ScreenRequest;
  /** What `load` returned; `undefined` for a screen without `load`. */
  readonly data: Data;
  /** Address of the release's own files, with a slash at its end. */
  readonly assetBase: string;
  /** ISO 8601. Stands for now in the first render; an effect may then switch to the real clock. */
  readonly publishedAt: string;
}

/** What the host does for a screen. Every object it returns is frozen. */
export interface Shell {
  /** The remote's own axios instance. It arrives when first asked for. */
  readonly http: () => Promise<AxiosInstance>;
  /**
   * A fact that the route lists under `uses`; `undefined` if nobody offers it, or its release cannot be reached now.
   * Rejects for a name that is not listed.
   */
  readonly facts: (name: string) => Promise<unknown>;
  /** The site's configuration. */
  readonly site: Site;
  /** What draws the screen, for whoever is asked for help. Since 1.1.0. */
  readonly releases: ShellReleases;
  /** Where the visitor is. */
  readonly location: ReadableStore<ShellLocation>;
  /** Goes to a path of this site, with its query and hash; any other address goes to `/`. */
  readonly navigate: (to: string, options?: NavigateOptions) => void;
  /** Says a text to assistive technology without moving focus; urgent texts interrupt. */
  readonly announce: (text: string, isUrgent?: boolean) => void;
  /** Who is here. */
  readonly user: UserStore;
}

/** The versions that draw a screen. */
export interface ShellReleases {
  /** Of the host. */
  readonly host: string;
  /** Of the screen's remote. */
  readonly remote: string;
}

/** The visitor's place in the site. */
export interface ShellLocation {
  /** Percent-encoded. */
  readonly path: string;
  /** With its `?`, or `''`. */
  readonly search: string;
  /** With its `#`, or `''`. */
  readonly hash: string;
  /** Key of the history entry. */
  readonly key: string;
}

/** How `navigate` goes. */
export interface NavigateOptions {
  /** Takes the place of the current history entry. */
  readonly replace?: boolean;
  /** Leaves the scroll position as it is. */
  readonly keepScroll?: boolean;
}

/** State of the host that a remote may read. In the form that zustand's `useStore` takes. */
export interface ReadableStore<State> {
  /** The state now. */
  readonly getState: () => State;
  /** The state of the first render, on the server and while hydrating. */
  readonly getInitialState: () => State;
  /** Calls the listener after each change. Returns what ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Who is here. `guest` until somebody has signed in. */
export interface User {
  /** `guest`, `admin`, or another role that the user carries. */
  readonly role: string;
  /** What the user signed in with; `default` is the JWT API, and a guest. */
  readonly from: 'firebase' | 'auth0' | 'default';
  /** Identifier at the provider; a guest has none. */
  readonly uid?: string;
  /** What the visitor sees of the user. */
  readonly data: UserData;
}

/** What the visitor sees of a user. */
export interface UserData {
  /** Name as shown. */
  readonly displayName: string;
  /** Address for mail. */
  readonly email?: string;
}

/** The user, and what the role allows. */
export interface UserStore extends ReadableStore<User> {
  /** Whether the role is in the list; an absent or empty list lets everybody pass. */
  readonly can: (auth?: readonly string[]) => boolean;
}

/** `site.json` of an environment. It goes to the browser, so nothing in it is secret. */
export interface Site {
  /** Who publishes the site. */
  readonly company: Company;
  /** Who hosts it. */
  readonly hosting: SiteLink;
  /** Address of the site without a slash at its end: `https://www.example.com`. */
  readonly baseUrl: string;
  /** The content is sample content; notices say so. */
  readonly sample: boolean;
  /** Search engines may keep the pages. */
  readonly indexable: boolean;
  /** Where each remote gets its data from, by the remote's name. */
  readonly api: { readonly [remote: string]: SiteApi };
  /** Where enquiries go. */
  readonly enquiries: SiteEnquiries;
}

/** Facts of the company that header, footer and pages show. */
export interface Company {
  /** Name as shown in the header, in titles and in the copyright line. */
  readonly name: string;
  /** Lines of the postal address. */
  readonly address: readonly string[];
  /** Address for enquiries. */
  readonly email: string;
  /** In international form. */
  readonly phone: string;
  /** Address of the company's page at the professional network. */
  readonly linkedin: string;
}

/** A link with its text. */
export interface SiteLink {
  /** Text of the link. */
  readonly name: string;
  /** Absolute address. */
  readonly url: string;
}

/** Where a remote gets its data from. */
export interface SiteApi {
  /** `mock`: answered in the browser; `http`: asked over the network. */
  readonly mode: 'mock' | 'http';
  /** Address before `/api/…`; `''` is this site. */
  readonly baseUrl: string;
  /** Any text; another one renders the pages anew from the API's data of that moment. */
  readonly edition?: string;
  /** Sign-in only: how e-mail and password are sent. */
  readonly signInMethod?: 'get' | 'post';
}

/** Where enquiries go. */
export interface SiteEnquiries {
  /** Address that takes them, a path of this site or a whole one; `''`: the visitor's mail program, and a text to copy. */
  readonly endpoint: string;
  /**
   * How this site's server passes enquiries on to the people who answer them. Absent: `none`, they look into the
   * server's database. Since 1.4.0.
   */
  readonly forwarding?: 'none' | 'mail' | 'webhook';
  /** The server deletes an enquiry so many months after it came. Absent: it deletes none by itself. Since 1.4.0. */
  readonly retentionMonths?: number;
}
