import semver from 'semver';
import * as v from 'valibot';
import { suggestion } from '../json/nearest-name.js';
import { contractVersion } from '../protocol/contract-version.js';
import { fitsRoute, isInside } from '../protocol/routes.js';
import { closedObject } from './closed-object.js';
import { factNames } from './facts.js';
import { allItems } from './navigation.js';
import {
  formSchema,
  offerEntries,
  routeSchema,
  slotSchema,
  slotsSchemaOf,
  storageEntrySchema,
} from './offer.js';
import { factName, fieldName, kebabName, listOf, mapOf, text } from './texts.js';

/** A fact of this contract, or of a team's own. A release may name others: an older or a newer contract has them. */
const knownFact = v.pipe(
  factName,
  v.check(
    (name) => name.includes('.') || factNames.includes(name),
    ({ input }) =>
      `is not a fact of the contract, nor a name below a remote such as guides.sizes: ${suggestion(input, factNames)}`,
  ),
);

const knownFacts = v.exactOptional(listOf(knownFact));

const usedFacts = {
  /** Names of facts of other packages that the screen may ask for. Only then do its pages depend on them. */
  uses: knownFacts,
};

/** Whoever sends an enquiry can get an answer. Where `email` is optional, no time of day is stored. */
const answerableForm = v.pipe(
  formSchema,
  v.check(
    ({ name, email }) => name?.kind === 'line' && email?.kind === 'email',
    'must have `name`, a line, and `email`',
  ),
  v.check(
    (form) => Object.values(form).filter(({ kind }) => kind === 'articles').length <= 1,
    'must have one field of articles at most',
  ),
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
  /** Name of the remote: `catalogue` for the package `remote-catalogue`. */
  name: kebabName,
  ...offerEntries,
  /** Contract that it is built with, with `^`, or an older one that it keeps to, which types do not prove. */
  contract: v.pipe(
    text,
    v.check(
      (range) => /^\^\d+\.\d+\.\d+$/.test(range) && semver.satisfies(contractVersion, range),
      `must be ^${contractVersion}, the contract that it is built with, or an older one that it keeps to`,
    ),
  ),
  /** Pages and families of pages. The first route that fits a path wins. */
  routes: listOf(closedObject({ ...routeSchema.entries, ...usedFacts })),
  /** Names of the facts that its releases carry in `facts/<name>.json`. */
  facts: knownFacts,
  /** Everything the remote stores in a browser. */
  storage: storedKeys,
  /**
   * Forms that send to `Site.enquiries`, by the name that each message has in `form`, with their fields by name and in order.
   * Each has `name`, a line, and `email`; where `email` is optional, the server stores the day only.
   */
  forms: v.exactOptional(mapOf(fieldName, answerableForm)),
  /** Modules that the host loads for places of its own. Of all live remotes, one at most fills each slot. */
  slots: v.exactOptional(slotsSchemaOf(closedObject({ ...slotSchema.entries, ...usedFacts }))),
});

type Fields = v.InferOutput<typeof descriptorFields>;

/** True if an address leads into the remote's own claims, and to no page there. */
function isStray(address: string, { claims, routes }: Pick<Fields, 'claims' | 'routes'>) {
  const path = address.replace(/[?#].*$/, '');
  return (
    claims.some((claim) => isInside(path, claim)) && !routes.some((route) => fitsRoute(route.path, path))
  );
}

/** An item of the navigation that would never be shown. */
const strayItem = ({ navigation = [], ...remote }: Fields) =>
  allItems(navigation).find(({ type, url = '' }) => type !== 'link' && isStray(url, remote));

/** A list whose count would lead to a missing page. */
const strayList = ({ storage, ...remote }: Fields) =>
  storage.find(({ counted }) => counted && isStray(counted.address, remote));

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
  v.forward(
    v.check(
      (descriptor) => strayList(descriptor) === undefined,
      ({ input }) => {
        const { key, counted } = strayList(input) ?? {};
        return `counts ${key} with the address ${counted?.address}, and no route has this path: correct the address`;
      },
    ),
    ['storage'],
  ),
);
