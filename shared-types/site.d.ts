/** The configuration of a site. Each key is documented in its schema, `schemas/site.ts`. */
import type { RecordOf } from './record-of';
import type { siteSchema } from './schemas/site.js';

/** `site.json` of an environment, as pages know it. It goes to the browser, so nothing in it is secret. */
export type Site = Omit<RecordOf<typeof siteSchema>, 'remotes'>;

/** Ways to sign in, each with what its client must know. Nothing of it is secret. */
export type SiteAuth = NonNullable<Site['auth']>;

/** Facts of the company that header, footer and pages show. */
export type Company = Site['company'];

/** Source of the data of a remote. */
export type SiteApi = Site['api'][string];

/** Receiver of enquiries. */
export type SiteEnquiries = Site['enquiries'];
