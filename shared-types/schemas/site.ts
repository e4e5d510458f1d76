import * as v from 'valibot';
import { nearestName } from '../json/nearest-name.js';
import { closedObject } from './closed-object.js';
import {
  anyText,
  fieldName,
  flag,
  kebabName,
  listOf,
  mapOf,
  oneOf,
  sitePath,
  text,
  wholeNumber,
} from './texts.js';

/** Greatest number of months that enquiries are kept. */
const maxRetentionMonths = 120;

const address = v.pipe(anyText, v.url('must be a whole address, https://…'));

const isWebAddress = (text: string) => text === '' || /^https?:/i.test(text);
const webAddressText = 'must begin with https:// or http://';

/** Check of the address of a link: not `javascript:`. */
const leadsToPage = v.check(isWebAddress, webAddressText);

const isOrigin = (text: string) => isWebAddress(text) && URL.canParse(text) && new URL(text).pathname === '/';

/** Origin; empty: this site. */
const origin = v.union([v.literal(''), address], 'must be "" or a whole address, https://…');

/** Endpoint; empty: enquiries are not accepted. */
const endpoint = v.union(
  [v.literal(''), v.pipe(v.string(), v.regex(/^\/(?!\/)/)), address],
  'must be "", a path of this site as "/api/enquiries", or a whole address, https://…',
);

/** Data source of a remote. */
export const apiSchema = closedObject({
  /** `mock`: answered in the browser; `http`: asked over the network. */
  mode: oneOf(['mock', 'http'] as const),
  /** Address before `/api/…`; `''` is this site. */
  baseUrl: origin,
  /** Any text; a change renders the remote's pages again from the current data of the API. */
  edition: v.exactOptional(text),
  /** Method by which e-mail and password are sent; for sign-in only. */
  signInMethod: v.exactOptional(oneOf(['get', 'post'] as const)),
});

const email = v.pipe(anyText, v.email('must be an e-mail address'));

const enquiriesSchema = closedObject({
  /** Address that takes them, a path of this site or a whole one; `''`: the visitor's mail program, and a text to copy. */
  endpoint,
  /**
   * Way in which this site's server passes enquiries on to the people who answer them. Absent: `none`, they look into the server's
   * database.
   */
  forwarding: v.exactOptional(oneOf(['none', 'mail', 'webhook'] as const)),
  /**
   * Addresses that answer a form, by its name: `"concerns": "concerns@handwell.example"`. Absent: that of the company on a page,
   * and `ENQUIRIES_TO` for forwarding.
   */
  mailboxes: v.exactOptional(mapOf(fieldName, email)),
  /** Months after which the server deletes an enquiry. Absent: it deletes none by itself. */
  retentionMonths: v.exactOptional(
    v.pipe(wholeNumber(maxRetentionMonths), v.minValue(1, 'must be at least 1')),
  ),
});

/** Address of a tenant. Tokens go to it, so it is encrypted wherever it leaves the machine. */
const tenant = v.pipe(
  anyText,
  v.regex(
    /^((https:\/\/)?[a-z\d](-?[.a-z\d])*(:\d+)?|http:\/\/localhost:\d+)$/i,
    'must be a host name, as "tenant.eu.auth0.com", or an address without a path, https://…',
  ),
);

/** An identity provider that speaks as Auth0 does. */
const auth0Schema = closedObject({
  /** Host name, `handwell.eu.auth0.com`; a whole address where it is not served by https. */
  domain: tenant,
  /** Id of the application at the tenant. */
  clientId: text,
  /** The API that its tokens are for; absent: the provider's own. */
  audience: v.exactOptional(text),
});

/** Address of a database, encrypted as that of a tenant. */
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

/** A project of Firebase with its Realtime Database. */
const firebaseSchema = closedObject({
  /** Key of the project, as its settings show it under _Your apps_; not secret. */
  apiKey: text,
  /** Host name for sign-in, `project.firebaseapp.com`. */
  authDomain: text,
  /** Address of the database, `https://handwell.firebaseio.com`. */
  databaseURL: databaseAddress,
  /** Id of the project. */
  projectId: text,
  /** Address of a stand-in for its sign-in on this machine, `http://localhost:9099`; for tests. */
  emulator: v.exactOptional(localAddress),
});

const authSchema = closedObject({
  /** Auth0, or another provider that speaks like it. */
  auth0: v.exactOptional(auth0Schema),
  /** A project of Firebase with its Realtime Database. */
  firebase: v.exactOptional(firebaseSchema),
});

/** The folders are those of this site's own files. */
const workerPath = v.pipe(
  anyText,
  v.regex(
    /^\/(?!(api|assets|release|remotes)\/)[\w./-]+\.js$/,
    'must be the path of a script, as "/app-sw.js", and not below /api, /assets, /release or /remotes',
  ),
);

const linkSchema = closedObject({
  /** Text of the link. */
  label: text,
  /** Path of the page. */
  path: sitePath,
});

const reportAddress = v.pipe(address, v.regex(/^(mailto|https):/, 'must begin with mailto: or https://'));

/** Language, script and region. */
const languageTag = v.pipe(
  anyText,
  v.regex(
    /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/,
    'must be a language tag (BCP 47), as "en", "de-AT" or "sr-Latn"',
  ),
);

const siteEntries = {
  /** Publisher of the site. */
  company: closedObject({
    /** Name as shown in the header, in titles and in the copyright line. */
    name: text,
    /** Lines of the postal address. */
    address: listOf(text),
    /** E-mail address for enquiries. */
    email,
    /** Telephone number in international form. */
    phone: text,
    /** Address of the company's page at the professional network; `''`: it has none. */
    linkedin: v.pipe(
      v.union([v.literal(''), address], 'must be "" or a whole address, https://…'),
      leadsToPage,
    ),
  }),
  /** Company that hosts the site. */
  hosting: closedObject({
    /** Name on the imprint and the privacy page. */
    name: text,
    /** Address of its pages. */
    url: v.pipe(address, leadsToPage),
  }),
  /** Address of the site without a slash at its end: `https://www.example.com`. */
  baseUrl: v.pipe(
    address,
    v.regex(/[^/]$/, 'must have no slash at its end'),
    v.check(isOrigin, `${webAddressText}, without a path`),
  ),
  /** Language of all texts, a tag of BCP 47: `lang` of each document. Absent: `en`. */
  language: v.exactOptional(languageTag),
  /** True if the content is sample content; notices say so. */
  sample: flag,
  /** True if search engines may keep the pages. */
  indexable: flag,
  /**
   * Links to pages of remotes, after those that header and footer have by themselves; the header has room for two. One whose page
   * is not live is left out. A change renders all pages.
   */
  links: v.exactOptional(
    closedObject({
      header: v.exactOptional(v.pipe(listOf(linkSchema), v.maxLength(2, 'must have at most two'))),
      footer: v.exactOptional(listOf(linkSchema)),
    }),
  ),
  /**
   * Data sources of the remotes, by the remote's name. A page has that of its own remote, which alone may call it, and `auth`; a
   * change renders the pages of that remote.
   */
  api: mapOf(kebabName, apiSchema),
  /** Destination of enquiries. */
  enquiries: enquiriesSchema,
  /**
   * Pages on which the site offers its display settings: those below /example (`demo`; absent: the same), all
   * (`everywhere`), or none (`off`). Where they are off, a visitor's stored settings do not count.
   */
  settingsPanel: v.exactOptional(oneOf(['demo', 'everywhere', 'off'] as const)),
  /**
   * Ways to sign in beside the JWT API, which `api.auth` configures. Without any of them nobody can sign in, and /login says so.
   */
  auth: v.exactOptional(authSchema),
};

/** Part of the configuration that a page carries. */
export const pageSiteSchema = closedObject(siteEntries);

const configuration = closedObject({
  ...siteEntries,
  /** Names of the remotes that the site admits. No page carries them, nor what follows: a change renders none. */
  remotes: listOf(kebabName),
  /** Scripts of service workers of former sites at this address, beside those with a usual name: `/app-sw.js`. */
  formerWorkers: v.exactOptional(listOf(workerPath)),
  /** Whom to tell of a weakness, and how the company deals with it, for `/.well-known/security.txt`, which expires a year after the last change of the site. Absent: no such file. */
  security: v.exactOptional(
    closedObject({
      /** Address that takes reports, `mailto:security@example.com` or a page. */
      contact: reportAddress,
      /** Page about how they are dealt with. */
      policy: v.exactOptional(v.pipe(address, leadsToPage)),
    }),
  ),
});

type Configuration = v.InferOutput<typeof configuration>;

/** A key of `api` that looks like a remote without one, and that remote. */
function misspeltApi({ api, remotes: admitted }: Configuration) {
  const names = admitted.filter((name) => !Object.hasOwn(api, name));
  return Object.keys(api)
    .filter((name) => !admitted.includes(name))
    .map((name) => ({ name, meant: nearestName(name, names) }))
    .find(({ meant }) => meant !== undefined);
}

function misspeltApiText(site: Configuration) {
  const { name, meant } = misspeltApi(site) ?? {};
  return `names "${name}", which is not one of \`remotes\`: did you mean "${meant}"?`;
}

/** The form of `site.json`: type `SiteConfiguration`. */
export const siteSchema = v.pipe(
  configuration,
  v.forward(
    v.check(
      (site) => misspeltApi(site) === undefined,
      ({ input }) => misspeltApiText(input),
    ),
    ['api'],
  ),
);
