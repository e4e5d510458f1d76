import * as v from 'valibot';
import { suggestion } from '../json/nearest-name.mjs';
import { closedObject } from './closed-object.mjs';
import { factNames } from './facts.mjs';
import { navigationSchema } from './navigation.mjs';
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
);

/** The form of `remote.json`: type `RemoteDescriptor`. */
export const descriptorSchema = closedObject({
  name: kebabName,
  ...offerEntries,
  routes: listOf(closedObject({ ...routeSchema.entries, uses: knownFacts })),
  facts: knownFacts,
  storage: storedKeys,
  forms: v.exactOptional(mapOf(fieldName, answerableForm)),
  slots: v.exactOptional(slotsSchemaOf(closedObject({ ...slotSchema.entries, uses: knownFacts }))),
  navigation: v.exactOptional(navigationSchema),
});
