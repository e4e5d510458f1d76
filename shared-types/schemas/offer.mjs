/** What a release repeats of its `remote.json`. */
import * as v from 'valibot';
import { maxEnquiryItems, maxLineLength, maxTextLength } from '../protocol/enquiry-limits.mjs';
import { closedObject } from './closed-object.mjs';
import { releasedNavigation } from './navigation.mjs';
import { settingsSchema } from './settings.mjs';
import {
  fieldName,
  factName,
  flag,
  kebabName,
  listOf,
  mapOf,
  oneOf,
  pagePath,
  routePath,
  sitePath,
  text,
  textLike,
  wholeNumber,
} from './texts.mjs';

/** Type `FollowingList`. */
export const followingListSchema = v.pipe(
  closedObject({
    version: v.pipe(wholeNumber(), v.minValue(1, 'must be at least 1')),
    id: text,
    changedAt: text,
  }),
  v.check(({ id, changedAt }) => id !== changedAt, 'must name two members of an item'),
);

const maxLabelLength = 40;

/** Type `CountedKey`. */
export const countedKeySchema = closedObject({
  label: v.pipe(text, v.maxLength(maxLabelLength, `must have at most ${maxLabelLength} characters`)),
  address: textLike(
    /^(?:\/[A-Za-z0-9._~-]+)+(?:\?[^\s#]*)?(?:#\S*)?$/,
    'must be the path of a page, /like/this?list',
  ),
  most: v.exactOptional(v.pipe(wholeNumber(), v.minValue(1, 'must be at least 1'))),
});

/** Type `StorageEntry`. */
export const storageEntrySchema = closedObject({
  store: oneOf(/** @type {const} */ (['local', 'session', 'indexed-db', 'cookie'])),
  key: text,
  purpose: text,
  contains: text,
  lifetime: text,
  whenWritten: text,
  follows: v.exactOptional(followingListSchema),
  counted: v.exactOptional(countedKeySchema),
});

const maxWordLength = 40;

/** What visitors may call a page. */
const words = listOf(
  v.pipe(
    textLike(/[\p{L}\p{N}]/u, 'must have letters or digits'),
    v.check((word) => !word.includes(','), 'must not have commas: write each in quotes of its own'),
    v.maxLength(maxWordLength, `must have at most ${maxWordLength} characters`),
  ),
);

/** Type `RouteDescriptor`. */
export const routeSchema = closedObject({
  path: routePath,
  screen: kebabName,
  title: text,
  description: text,
  heading: v.exactOptional(text),
  exact: v.exactOptional(flag),
  auth: v.exactOptional(listOf(text)),
  uses: v.exactOptional(listOf(factName)),
  unlisted: v.exactOptional(oneOf(/** @type {const} */ (['not-found', 'page']))),
  feed: v.exactOptional(closedObject({ path: sitePath, title: text })),
  ui: v.exactOptional(oneOf(/** @type {const} */ (['mui']))),
  settings: v.exactOptional(settingsSchema),
  words: v.exactOptional(words),
});

/** @param {number} max */
const lengths = (max) => mapOf(fieldName, v.pipe(wholeNumber(max), v.minValue(1, 'must be at least 1')));

/** Type `FormDeclaration`. */
export const formSchema = closedObject({
  lines: v.exactOptional(lengths(maxLineLength)),
  texts: v.exactOptional(lengths(maxTextLength)),
  articles: v.exactOptional(wholeNumber(maxEnquiryItems)),
});

/** Type `SlotDescriptor`. */
export const slotSchema = closedObject({ screen: kebabName, uses: v.exactOptional(listOf(factName)) });

/**
 * Type `SlotDescriptors`.
 *
 * @template {v.GenericSchema} Slot
 * @param {Slot} slot
 */
export const slotsSchemaOf = (slot) =>
  closedObject({
    quickPanel: v.exactOptional(slot),
    session: v.exactOptional(closedObject({ screen: kebabName })),
    search: v.exactOptional(closedObject({ screen: kebabName })),
  });

/** Keys that a release repeats from its `remote.json` as they are; `facts` and `storage` are there for every package. */
export const offerEntries = {
  contract: text,
  claims: v.pipe(listOf(sitePath), v.nonEmpty('must name a path')),
  routes: listOf(routeSchema),
  documents: v.exactOptional(listOf(kebabName)),
  describer: v.exactOptional(kebabName),
  removed: v.exactOptional(listOf(pagePath)),
  forms: v.exactOptional(mapOf(fieldName, formSchema)),
  slots: v.exactOptional(slotsSchemaOf(slotSchema)),
  navigation: v.exactOptional(releasedNavigation),
};
