import * as v from 'valibot';
import { nearestName } from '../json/nearest-name.mjs';
import { closedObject } from './closed-object.mjs';
import { anyText, flag, kebabName, listOf, mapOf, oneOf, text, wholeNumber } from './texts.mjs';

/** Greatest number of months that enquiries are kept. */
const maxRetentionMonths = 120;

const address = v.pipe(anyText, v.url('must be a whole address, https://…'));

/** Empty: this site. */
const origin = v.union([v.literal(''), address], 'must be "" or a whole address, https://…');

/** Empty: enquiries are not accepted. */
const endpoint = v.union(
  [v.literal(''), v.pipe(v.string(), v.regex(/^\/(?!\/)/)), address],
  'must be "", a path of this site as "/api/enquiries", or a whole address, https://…',
);

const apiSchema = closedObject({
  mode: oneOf(/** @type {const} */ (['mock', 'http'])),
  baseUrl: origin,
  edition: v.exactOptional(text),
  signInMethod: v.exactOptional(oneOf(/** @type {const} */ (['get', 'post']))),
});

const enquiriesSchema = closedObject({
  endpoint,
  forwarding: v.exactOptional(oneOf(/** @type {const} */ (['none', 'mail', 'webhook']))),
  retentionMonths: v.exactOptional(
    v.pipe(wholeNumber(maxRetentionMonths), v.minValue(1, 'must be at least 1')),
  ),
});

/** Tokens go to it, so it is encrypted wherever it leaves the machine. */
const tenant = v.pipe(
  anyText,
  v.regex(
    /^((https:\/\/)?[a-z\d](-?[.a-z\d])*(:\d+)?|http:\/\/localhost:\d+)$/i,
    'must be a host name, as "tenant.eu.auth0.com", or an address without a path, https://…',
  ),
);

const auth0Schema = closedObject({ domain: tenant, clientId: text, audience: v.exactOptional(text) });

/** The same holds for the database. */
const databaseAddress = v.pipe(
  address,
  v.regex(
    /^(https:\/\/[^/?]+\/?$|http:\/\/localhost:\d+\/?(\?|$))/,
    'must be the address of the database, https://… without a path, or on http://localhost',
  ),
);

const localAddress = v.pipe(
  anyText,
  v.regex(/^http:\/\/localhost:\d+$/, 'must be on this machine, as "http://localhost:9099"'),
);

const firebaseSchema = closedObject({
  apiKey: text,
  authDomain: text,
  databaseURL: databaseAddress,
  projectId: text,
  emulator: v.exactOptional(localAddress),
});

const authSchema = closedObject({
  auth0: v.exactOptional(auth0Schema),
  firebase: v.exactOptional(firebaseSchema),
});

const siteEntries = {
  company: closedObject({
    name: text,
    address: listOf(text),
    email: v.pipe(anyText, v.email('must be an e-mail address')),
    phone: text,
    linkedin: v.union([v.literal(''), address], 'must be "" or a whole address, https://…'),
  }),
  hosting: closedObject({ name: text, url: address }),
  baseUrl: v.pipe(address, v.regex(/[^/]$/, 'must have no slash at its end')),
  sample: flag,
  indexable: flag,
  api: mapOf(kebabName, apiSchema),
  enquiries: enquiriesSchema,
  settingsPanel: v.exactOptional(oneOf(/** @type {const} */ (['demo', 'everywhere', 'off']))),
  auth: v.exactOptional(authSchema),
};

const remotes = listOf(kebabName);

/** What a page carries of the configuration. */
export const pageSiteSchema = closedObject({
  ...siteEntries,
  /** In pages that were rendered before the configuration and the site were separate. Not read. */
  remotes: v.exactOptional(remotes),
});

/** The form of `site.json`: type `SiteConfiguration`. */
export const siteSchema = closedObject({ ...siteEntries, remotes });

/** @typedef {v.InferOutput<typeof siteSchema>} Configuration */

/**
 * A key of `api` that looks like a remote without one, and that remote.
 *
 * @param {Configuration} site
 */
function misspeltApi({ api, remotes: admitted }) {
  const names = admitted.filter((name) => !Object.hasOwn(api, name));
  return Object.keys(api)
    .filter((name) => !admitted.includes(name))
    .map((name) => ({ name, meant: nearestName(name, names) }))
    .find(({ meant }) => meant !== undefined);
}

/** @param {Configuration} site */
function misspeltApiText(site) {
  const { name, meant } = misspeltApi(site) ?? {};
  return `names "${name}", which is not one of \`remotes\`: did you mean "${meant}"?`;
}

const isWebAddress = (/** @type {string} */ text) => text === '' || /^https?:/i.test(text);
const webAddressText = 'must begin with https:// or http://';

/** What a link of the site may lead to: not `javascript:`. */
const leadsToPage = v.check(isWebAddress, webAddressText);

/** @param {string} text */
const isOrigin = (text) => isWebAddress(text) && URL.canParse(text) && new URL(text).pathname === '/';

const { company, hosting, baseUrl } = siteEntries;

/** The same for a file that a person wrote now. Stores keep configurations that were accepted before. */
export const writtenSiteSchema = v.pipe(
  closedObject({
    ...siteSchema.entries,
    company: closedObject({ ...company.entries, linkedin: v.pipe(company.entries.linkedin, leadsToPage) }),
    hosting: closedObject({ ...hosting.entries, url: v.pipe(hosting.entries.url, leadsToPage) }),
    baseUrl: v.pipe(baseUrl, v.check(isOrigin, `${webAddressText}, without a path`)),
  }),
  v.forward(
    v.check(
      (site) => misspeltApi(site) === undefined,
      ({ input }) => misspeltApiText(input),
    ),
    ['api'],
  ),
);
