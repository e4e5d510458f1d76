/** Parts of `remote.json` that a release repeats. */
import * as v from 'valibot';
import { maxEnquiryItems } from '../protocol/enquiry-limits.js';
import { closedObject } from './closed-object.js';
import { navigationSchema } from './navigation.js';
import { settingsSchema } from './settings.js';
import {
  fieldName,
  factName,
  flag,
  kebabName,
  listOf,
  mapOf,
  oneOf,
  pagePath,
  roleNames,
  routePath,
  sitePath,
  text,
  textLike,
  wholeNumber,
} from './texts.js';

const maxLabelLength = 40;

/** Link by which the host shows that a list has items. */
export const countedKeySchema = closedObject({
  /** Name of the list: `Enquiry list`. */
  label: v.pipe(text, v.maxLength(maxLabelLength, `must have at most ${maxLabelLength} characters`)),
  /** The page that the list is for, with a query or a hash if need be. Screens of its path read the list by `countedLists`. */
  address: textLike(
    /^(?:\/[A-Za-z0-9._~-]+)+(?:\?[^\s#]*)?(?:#\S*)?$/,
    'must be the path of a page, /like/this?list',
  ),
  /** Greatest number of items that the list shows; the last ones count. */
  most: v.exactOptional(v.pipe(wholeNumber(), v.minValue(1, 'must be at least 1'))),
});

/** One thing that is stored in a visitor's browser. */
export const storageEntrySchema = closedObject({
  /** Place in the browser. The host opens local and session storage for the remote. */
  store: oneOf(['local', 'session', 'indexed-db', 'cookie'] as const),
  /**
   * The key, or the name of the database or cookie. A `*` at its end stands for any text, where a library makes the rest of the
   * name: `firebase:authUser:*`. The remote cannot open such a key.
   */
  key: text,
  /** Purpose, in one sentence. */
  purpose: text,
  /** Content, in one sentence. */
  contains: text,
  /** Time for which it is kept. */
  lifetime: text,
  /** Action of the visitor before it is written. */
  whenWritten: text,
  /**
   * The key holds a list that follows a user to other devices: the host saves it at the provider. Names the member that tells an
   * item from others, a text. In local storage only. A guest's list stays in the browser.
   */
  follows: v.exactOptional(text),
  /**
   * The key holds a list. Once it is not empty, the header of every page shows how many items it has, with a link. In local
   * storage only.
   */
  counted: v.exactOptional(countedKeySchema),
});

const maxWordLength = 40;

/** Further names that visitors may use for a page, a word or a few each. */
const words = listOf(
  v.pipe(
    textLike(/[\p{L}\p{N}]/u, 'must have letters or digits'),
    v.check((word) => !word.includes(','), 'must not have commas: write each in quotes of its own'),
    v.maxLength(maxWordLength, `must have at most ${maxWordLength} characters`),
  ),
);

/** One page, or one family of pages. */
export const routeSchema = closedObject({
  /** `/products/:type`: `:name` stands for exactly one segment; no `?` and no `*`. */
  path: routePath,
  /** Exposed module without `./`: `product-listing` is `src/screens/product-listing/product-listing-screen.tsx`. */
  screen: kebabName,
  /** Title without the company's name, which the host appends. */
  title: text,
  /** Description for search engines, until the screen's own `head` is known. */
  description: text,
  /** The h1 shown on in-app navigation while the screen is loading; only on routes without parameters. */
  heading: v.exactOptional(text),
  /** True if a navigation item is active on this path only. Matching does not use it. */
  exact: v.exactOptional(flag),
  /**
   * Roles that may open the route; absent or empty: everybody. `signed-in` stands for every role but guest. For convenience
   * only: the API must protect the data.
   */
  auth: v.exactOptional(roleNames),
  /** Names of facts of other packages that the screen may ask for. Only then do its pages depend on them. */
  uses: v.exactOptional(listOf(factName)),
  /** Answer to a parameter value outside `ScreenModule.paths`: the site's 404 page (default), or the route's screen with 200. */
  unlisted: v.exactOptional(oneOf(['not-found', 'page'] as const)),
  /**
   * True: the server draws an address of the route when it is asked for, where it has a query that `ScreenModule.drawnQuery`
   * knows, or no page of its own. Not for routes with `ui` or `auth`.
   */
  onRequest: v.exactOptional(flag),
  /** An Atom feed that the route's pages link to, one of the remote's documents. */
  feed: v.exactOptional(
    closedObject({
      /** Path of the document. */
      path: sitePath,
      /** Its title in feed readers. */
      title: text,
    }),
  ),
  /**
   * A screen that is drawn in the browser only. `mui`: the host wraps it in its MUI theme. `app`: a component of an app that was
   * built for itself; `tooling adopt` writes it. Its addresses are those of the app's own router.
   */
  ui: v.exactOptional(oneOf(['mui', 'app'] as const)),
  /**
   * Display settings of the route itself, over those of the visitor for as long as it is shown. Another layout style begins with
   * its own defaults.
   */
  settings: v.exactOptional(settingsSchema),
  /** Words of at most 40 characters by which the site's search finds the page. Only on routes without parameters. */
  words: v.exactOptional(words),
});

const mayBeEmpty = {
  /** The field may stay empty. */
  optional: v.exactOptional(v.literal(true, 'must be true, or be left out')),
};

/** Columns of the articles in a form. */
const columns = listOf(oneOf(['quantity', 'size'] as const));

/** A field of a form. */
const fieldSchema = v.variant(
  'kind',
  [
    closedObject({
      ...mayBeEmpty,
      /** A text of one line with at most 200 characters; a `date` is today or later. */
      kind: oneOf(['line', 'email', 'tel', 'url', 'date'] as const),
    }),
    closedObject({
      ...mayBeEmpty,
      /** A text of several lines with at most 4,000 characters; a `message` has at least ten. */
      kind: oneOf(['text', 'message'] as const),
    }),
    closedObject({
      ...mayBeEmpty,
      /** One of several values. */
      kind: v.literal('choice'),
      /** The values. */
      options: listOf(text),
    }),
    closedObject({
      ...mayBeEmpty,
      /** Articles, each in a line for each size; 200 lines in all. */
      kind: v.literal('articles'),
      /** Greatest number of articles. */
      most: v.pipe(wholeNumber(maxEnquiryItems), v.minValue(1, 'must be at least 1')),
      /** Columns of each line, beside the article. */
      columns,
      /** Columns that must be filled in. */
      needed: v.exactOptional(columns),
      /** Articles say enough: the message may be left out beside them, and their columns beside a message. */
      suffice: v.exactOptional(v.literal(true, 'must be true, or be left out')),
    }),
  ],
  'must be "line", "email", "tel", "url", "date", "text", "message", "choice" or "articles"',
);

/** Fields of a form, by the names that a message has, in the order of the form. */
export const formSchema = mapOf(fieldName, fieldSchema);

/** The screen that fills a slot. The browser loads and draws it when its place is opened, on any page of the site. */
export const slotSchema = closedObject({
  /** Exposed module, as that of a route. */
  screen: kebabName,
  /** Names of facts of other packages that the screen may ask for. */
  uses: v.exactOptional(listOf(factName)),
});

const moduleSchema = closedObject({
  /** Exposed module. */
  screen: kebabName,
});

/**
 * The places of the host that a remote can fill. A module stands where no screen does: no route has a screen of its name.
 */
export const slotsSchemaOf = <Slot extends v.GenericSchema>(slot: Slot) =>
  closedObject({
    /** The content of the quick panel, a drawer of 280 px at the right. */
    quickPanel: v.exactOptional(slot),
    /**
     * Signing in: a `SessionModule`, `session` is `src/session/session.ts`. The browser loads it where somebody has signed in.
     */
    session: v.exactOptional(moduleSchema),
    /**
     * Suggestions of the site's search while somebody types: a `SearchModule`, `search` is `src/search/search.ts`. The browser
     * loads it with the first key in a box of the site's search.
     */
    search: v.exactOptional(moduleSchema),
  });

/** Keys that a release repeats from its `remote.json` as they are; `facts` and `storage` are there for every package. */
export const offerEntries = {
  /** Contract versions that the remote works with: `^` and the one that it was built with. */
  contract: text,
  /** Path prefixes that belong to this remote, by whole segments. Publish refuses overlapping claims. */
  claims: v.pipe(listOf(sitePath), v.nonEmpty('must name a path')),
  /**
   * Most bytes that a page gets of this remote for its first view: scripts and styles of one screen, in Brotli, as `publish` prints
   * them. It refuses more.
   */
  budget: v.exactOptional(v.pipe(wholeNumber(), v.minValue(1, 'must be at least 1'))),
  /** Pages and families of pages. The first route that fits a path wins. */
  routes: listOf(routeSchema),
  /** Modules that make files at addresses of the site: `calendars` is `src/documents/calendars.ts`. */
  documents: v.exactOptional(listOf(kebabName)),
  /** Module that describes pages for search engines and for sharing: `pages` is `src/describers/pages.ts`. */
  describer: v.exactOptional(kebabName),
  /** Paths of pages that were removed for good: they answer 410, so that search engines forget them. */
  removed: v.exactOptional(listOf(pagePath)),
  /**
   * Forms that send to `Site.enquiries`, by the name that each message has in `form`. The site's server refuses what is not
   * declared here, so a form needs no new server.
   */
  forms: v.exactOptional(mapOf(fieldName, formSchema)),
  /** Modules that the host loads for places of its own. Of all live remotes, one at most fills each slot. */
  slots: v.exactOptional(slotsSchemaOf(slotSchema)),
  /** Items of the navbar, its search and the shortcuts, below those of the site; header and footer have none of them. */
  navigation: v.exactOptional(navigationSchema),
};
