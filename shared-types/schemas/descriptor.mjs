import * as v from 'valibot';
import { suggestion } from '../json/nearest-name.mjs';
import { closedObject } from './closed-object.mjs';
import { factNames } from './facts.mjs';
import { offerEntries, routeSchema, storageEntrySchema } from './offer.mjs';
import { anyText, kebabName, listOf } from './texts.mjs';

/** A fact of this contract. A release may name others: an older or a newer contract has them. */
const knownFact = v.pipe(
  anyText,
  v.check(
    (name) => factNames.includes(name),
    ({ input }) => `is not a fact of the contract: ${suggestion(String(input), factNames)}`,
  ),
);

const knownFacts = v.exactOptional(listOf(knownFact));

/** The form of `remote.json`: type `RemoteDescriptor`. */
export const descriptorSchema = closedObject({
  name: kebabName,
  ...offerEntries,
  routes: listOf(closedObject({ ...routeSchema.entries, uses: knownFacts })),
  facts: knownFacts,
  storage: listOf(storageEntrySchema),
});
