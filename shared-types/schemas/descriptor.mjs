import * as v from 'valibot';
import { suggestion } from '../json/nearest-name.mjs';
import { fitsRoute, isInside } from '../protocol/routes.mjs';
import { closedObject } from './closed-object.mjs';
import { factNames } from './facts.mjs';
import { allItems, navigationSchema } from './navigation.mjs';
import {
  formSchema,
  offerEntries,
  routeSchema,
  slotSchema,
  slotsSchemaOf,
  storageEntrySchema,
} from './offer.mjs';
import { anyText, fieldName, kebabName, listOf, mapOf } from './texts.mjs';

/** A fact of this contract. A release may name others: an older or a newer contract has them. */
const knownFact = v.pipe(
  anyText,
  v.check(
    (name) => factNames.includes(name),
    ({ input }) => `is not a fact of the contract: ${suggestion(String(input), factNames)}`,
  ),
);

const knownFacts = v.exactOptional(listOf(knownFact));

/** Whoever sends an enquiry gets an answer. */
const answerableForm = v.pipe(
  formSchema,
  v.check(({ lines = {} }) => 'name' in lines && 'email' in lines, 'must have `name` and `email` in `lines`'),
);

const storedKeys = v.pipe(
  listOf(storageEntrySchema),
  v.check(
    (entries) => new Set(entries.map(({ key }) => key)).size === entries.length,
    'must name each key once',
  ),
  v.check(
    (entries) => entries.every(({ key }) => /^[^*]+\*?$/.test(key)),
    'must have a `*` at the end of a key only, after its beginning',
  ),
  v.check(
    (entries) => entries.every(({ store, follows, counted }) => store === 'local' || !(follows ?? counted)),
    'may have `follows` and `counted` for keys of local storage only',
  ),
  v.check(
    (entries) => entries.every(({ key, follows, counted }) => !key.endsWith('*') || !(follows ?? counted)),
    'may have `follows` and `counted` for whole keys only, without `*`',
  ),
);

const descriptorFields = closedObject({
  name: kebabName,
  ...offerEntries,
  routes: listOf(closedObject({ ...routeSchema.entries, uses: knownFacts })),
  facts: knownFacts,
  storage: storedKeys,
  forms: v.exactOptional(mapOf(fieldName, answerableForm)),
  slots: v.exactOptional(slotsSchemaOf(closedObject({ ...slotSchema.entries, uses: knownFacts }))),
  navigation: v.exactOptional(navigationSchema),
});

/**
 * An item of the navigation that leads into the remote's own claims, and to no page there: it would never be shown.
 *
 * @param {v.InferOutput<typeof descriptorFields>} descriptor
 */
const strayItem = ({ claims, routes, navigation = [] }) =>
  allItems(navigation).find(({ type, url = '' }) => {
    const path = url.replace(/[?#].*$/, '');
    const isOwnPage = type !== 'link' && claims.some((claim) => isInside(path, claim));
    return isOwnPage && !routes.some((route) => fitsRoute(route.path, path));
  });

/** The form of `remote.json`: type `RemoteDescriptor`. */
export const descriptorSchema = v.pipe(
  descriptorFields,
  v.forward(
    v.check(
      (descriptor) => strayItem(descriptor) === undefined,
      ({ input }) => {
        const { id, url } = strayItem(input) ?? {};
        return `has the item "${id}" with url ${url}, and no route has this path: correct the url, or use type "link" for a file`;
      },
    ),
    ['navigation'],
  ),
);
