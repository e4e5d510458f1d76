import * as v from 'valibot';
import { closedObject } from './closed-object.mjs';
import { routeSchema } from './offer.mjs';
import { pageSiteSchema } from './site.mjs';
import { anyText, listOf, mapOf, oneOf, text, timestamp, wholeNumber } from './texts.mjs';

const pinnedFile = closedObject({ href: text, integrity: text });

const remoteVersion = {
  version: text,
  id: text,
  base: text,
  contract: text,
  entry: pinnedFile,
  storedKeys: v.exactOptional(mapOf(text, oneOf(/** @type {const} */ (['local', 'session'])))),
};

const { description, feed: _feed, ...routeEntries } = routeSchema.entries;

const knownRoute = closedObject({ ...routeEntries, description: v.exactOptional(description) });

const remoteSlice = {
  ...remoteVersion,
  name: text,
  screens: mapOf(v.string(), listOf(pinnedFile)),
  routes: listOf(knownRoute),
  facts: listOf(text),
};

/** The form of `/release/current.json`: type `Manifest`. */
export const manifestSchema = closedObject({
  generation: wholeNumber(),
  host: text,
  remotes: listOf(
    closedObject({
      ...remoteSlice,
      claims: listOf(text),
      previous: v.exactOptional(closedObject(remoteVersion)),
    }),
  ),
  leftOut: v.exactOptional(listOf(text)),
  gone: v.exactOptional(listOf(text)),
});

/** The form of the JSON in `#page`: type `PageRecord`. */
export const pageRecordSchema = closedObject({
  host: closedObject({ version: text, scripts: listOf(pinnedFile) }),
  site: pageSiteSchema,
  remote: v.exactOptional(closedObject(remoteSlice)),
  publishedAt: timestamp,
  view: v.exactOptional(
    closedObject({
      path: text,
      search: v.exactOptional(anyText),
      data: v.exactOptional(v.unknown()),
    }),
  ),
  leftOut: v.exactOptional(listOf(text)),
  isGone: v.exactOptional(v.boolean('must be true or false')),
});
