import * as v from 'valibot';
import { closedObject } from './closed-object.js';
import { countedKeySchema, offerEntries, routeSchema } from './offer.js';
import { apiSchema, pageSiteSchema } from './site.js';
import { anyText, flag, listOf, mapOf, oneOf, text, timestamp, wholeNumber } from './texts.js';

const pinnedFile = closedObject({
  /** Path on this site. */
  href: text,
  /** Value of an `integrity` attribute. */
  integrity: text,
});

const remoteVersion = {
  version: text,
  /** Name in the federation runtime. */
  id: text,
  /** Address of its files, with a slash at its end. */
  base: text,
  entry: pinnedFile,
  /** Keys of local and session storage that it declares; absent where there are none. */
  storedKeys: v.exactOptional(mapOf(text, oneOf(['local', 'session'] as const))),
};

const {
  description,
  feed: _feed,
  onRequest: _onRequest,
  words: _words,
  ...routeEntries
} = routeSchema.entries;

const knownRoute = closedObject({ ...routeEntries, description: v.exactOptional(description) });

const remoteSlice = {
  ...remoteVersion,
  name: text,
  /** Scripts of each screen, to be fetched beside the entry. */
  screens: mapOf(v.string(), listOf(pinnedFile)),
  routes: listOf(knownRoute),
  /** Names of the facts in its `facts/`. */
  facts: listOf(text),
};

/** The form of `/release/current.json`: type `Manifest`. */
export const manifestSchema = closedObject({
  /** Number of the generation. */
  generation: wholeNumber(),
  /** Version of the host. */
  host: text,
  remotes: listOf(
    closedObject({
      ...remoteSlice,
      /** Path prefixes that belong to it. */
      claims: listOf(text),
      /** Screens that it offers to places of the host; absent where there are none. */
      slots: offerEntries.slots,
      /** Its `remote.json`, where the host reads the items of the navigation; absent where there are none. */
      navigation: v.exactOptional(pinnedFile),
      /** Its lists that follow a user, by stored key; absent where there are none. */
      follows: v.exactOptional(mapOf(text, text)),
      /** Its lists whose items the header counts, by stored key; absent where there are none. */
      counted: v.exactOptional(mapOf(text, countedKeySchema)),
      /** The good version before, if there is one. */
      previous: v.exactOptional(closedObject(remoteVersion)),
    }),
  ),
  /** Data sources at this site's own address, by the remote's name: a document has that of its own remote only. */
  api: v.exactOptional(mapOf(text, apiSchema)),
  /**
   * Remotes whose screens run in documents of their own, since their policy or their import map is for them alone; absent where
   * there are none.
   */
  ownDocuments: v.exactOptional(listOf(text)),
  /** Paths of links of the frame that lead to nothing here; absent where all lead somewhere. */
  leftOut: v.exactOptional(listOf(text)),
  /** Path prefixes of remotes that were taken off the site; absent where there are none. */
  gone: v.exactOptional(listOf(text)),
});

/** The form of the JSON in `#page`: type `PageRecord`. */
export const pageRecordSchema = closedObject({
  host: closedObject({ version: text, scripts: listOf(pinnedFile) }),
  site: pageSiteSchema,
  /** The remote with the route and the screen of this page only; absent on the host's own not-found page. */
  remote: v.exactOptional(closedObject(remoteSlice)),
  /** Time in ISO 8601, the later `builtAt` of the two releases. */
  publishedAt: timestamp,
  /** View that is drawn in it; absent where the page holds the frame only. */
  view: v.exactOptional(
    closedObject({
      /** Path, percent-encoded, as the screen was given it. */
      path: text,
      /** The page's own query, `?page=2`; absent where it has none. */
      search: v.exactOptional(anyText),
      /** Result of `load`. */
      data: v.exactOptional(v.unknown()),
    }),
  ),
  /** Paths of links of the frame that lead to nothing here; absent where all lead somewhere. */
  leftOut: v.exactOptional(listOf(text)),
  /** True on the host's own page for what was taken off the site. */
  isGone: v.exactOptional(flag),
});
