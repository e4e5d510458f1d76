/** `remote.json`: what a remote offers to the site. */
import type { NavItem } from './navigation';
import type { DeepPartial, Settings } from './settings';

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
  /** Modules that make files at addresses of the site, in kebab case: `calendars` is `src/documents/calendars.ts`. */
  readonly documents?: readonly string[];
  /**
   * Module that describes pages for search engines and for sharing, in kebab case: `pages` is `src/describers/pages.ts`.
   * Since 1.2.0.
   */
  readonly describer?: string;
  /** Paths of pages that were removed for good: they answer 410, so that search engines forget them. */
  readonly removed?: readonly string[];
  /** Everything the remote stores in a browser. */
  readonly storage: readonly StorageEntry[];
  /**
   * Forms that send to `Site.enquiries`, by the name that each message has in `form`. The site's server refuses what is
   * not declared here, so a form needs no new server. Since 1.4.0.
   */
  readonly forms?: { readonly [form: string]: FormDeclaration };
  /** What the host loads for places of its own. Of all live remotes, one at most fills each slot. Since 1.8.0. */
  readonly slots?: SlotDescriptors;
  /**
   * Items of the navbar, its search and the shortcuts, below those of the site; header and footer have none of them. At most
   * 200, on eight levels. Since 1.8.0.
   */
  readonly navigation?: readonly NavItem[];
}

/** The places of the host that a remote can fill. */
export interface SlotDescriptors {
  /** The content of the quick panel, a drawer of 280 px at the right. */
  readonly quickPanel?: SlotDescriptor;
  /** Signing in: a module instead of a screen, which gets what it needs from the host. Since 1.9.0. */
  readonly session?: SessionSlot;
  /** What the site's search suggests while somebody types: a module instead of a screen. Since 1.10.0. */
  readonly search?: SearchSlot;
}

/** The module that fills the slot `session`. The browser loads it where somebody has signed in. */
export interface SessionSlot {
  /** Exposed module, a `SessionModule`: `session` is `src/session/session.ts`. No route has a screen of this name. */
  readonly screen: string;
}

/** The module that fills the slot `search`. The browser loads it with the first key in a box of the site's search. */
export interface SearchSlot {
  /** Exposed module, a `SearchModule`: `search` is `src/search/search.ts`. No route has a screen of this name. */
  readonly screen: string;
}

/** The screen that fills a slot. The browser loads and draws it when its place is opened, on any page of the site. */
export interface SlotDescriptor {
  /** Exposed module, as `RouteDescriptor.screen`. */
  readonly screen: string;
  /** Names of facts of other packages that the screen may ask for. */
  readonly uses?: readonly string[];
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
  /** The h1 shown on in-app navigation while the screen is loading; only on routes without parameters. */
  readonly heading?: string;
  /** As the specification marks the route: whether a navigation item is active on this path only. Matching does not use it. */
  readonly exact?: boolean;
  /**
   * Roles that may open the route; absent or empty: everybody. `signed-in` stands for every role but guest. Since 1.9.0. For
   * convenience only: the API must protect the data.
   */
  readonly auth?: readonly string[];
  /** Names of facts of other packages that the screen may ask for. Only then do its pages depend on them. */
  readonly uses?: readonly string[];
  /** What a parameter value outside `ScreenModule.paths` gets: the site's 404 page (default), or the route's screen with 200. */
  readonly unlisted?: 'not-found' | 'page';
  /** An Atom feed that the route's pages link to, one of the remote's documents. */
  readonly feed?: FeedLink;
  /** `mui`: an application screen. The host wraps it in its MUI theme; it is drawn in the browser only. */
  readonly ui?: 'mui';
  /**
   * Display settings of the route itself, over those of the visitor for as long as it is shown. Another layout style begins with
   * its own defaults. Since 1.8.0.
   */
  readonly settings?: DeepPartial<Settings>;
  /**
   * What else visitors may call the page, a word or a few each: the site's search finds it by them. Only on routes without
   * parameters. Since 1.10.0.
   */
  readonly words?: readonly string[];
}

/** The link to a feed. */
export interface FeedLink {
  /** Path of the document. */
  readonly path: string;
  /** Title of the feed, as feed readers show it. */
  readonly title: string;
}

/** One thing that is stored in a visitor's browser, as the privacy page lists it. */
export interface StorageEntry {
  /** Where the browser stores it. */
  readonly store: 'local' | 'session' | 'indexed-db' | 'cookie';
  /**
   * The key, or the name of the database or cookie. A `*` at its end stands for any text, where a library makes the rest of the
   * name: `firebase:authUser:*`. Since 1.9.0. The remote cannot open such a key.
   */
  readonly key: string;
  /** What it is for, in one sentence. */
  readonly purpose: string;
  /** What it contains, in one sentence. */
  readonly contains: string;
  /** How long it is kept. */
  readonly lifetime: string;
  /** What the visitor does before it is written. */
  readonly whenWritten: string;
  /**
   * The key holds a list that follows a user to other devices: the host saves it at the provider, and merges what devices change.
   * In local storage only. A guest's list stays in the browser. Since 1.9.0.
   */
  readonly follows?: FollowingList;
  /**
   * The key holds a list. Once it is not empty, the header of every page shows how many items it has, with a link. In local
   * storage only. Since 1.10.0.
   */
  readonly counted?: CountedKey;
}

/** How the host shows that a list has items. What they are, it does not know. */
export interface CountedKey {
  /** Name of the list, at most 40 characters: `Enquiry list`. */
  readonly label: string;
  /** The page that the list is for, with a query or a hash if need be. Screens of its path read the list by `countedLists`. */
  readonly address: string;
  /** Greatest number of items that the list shows; the last ones count. */
  readonly most?: number;
}

/** How the host reads the items of a list that follows the user: objects of JSON, each with a text that no other has. */
export interface FollowingList {
  /** Version of the form of the items, from 1 on. What a newer one has saved stays as it is until the visitor changes it. */
  readonly version: number;
  /** The member that tells an item from others, a text of at most 100 characters. */
  readonly id: string;
  /** The member that says when the visitor added or changed the item, ISO 8601. The host makes it later where it must. */
  readonly changedAt: string;
}
