/** The configuration of a site. */

/** `site.json` of an environment. It goes to the browser, so nothing in it is secret. */
export interface Site {
  /** Who publishes the site. */
  readonly company: Company;
  /** Who hosts it. */
  readonly hosting: SiteLink;
  /** Address of the site without a slash at its end: `https://www.example.com`. */
  readonly baseUrl: string;
  /** The content is sample content; notices say so. */
  readonly sample: boolean;
  /** Search engines may keep the pages. */
  readonly indexable: boolean;
  /** Where each remote gets its data from, by the remote's name. */
  readonly api: { readonly [remote: string]: SiteApi };
  /** Where enquiries go. */
  readonly enquiries: SiteEnquiries;
  /**
   * Where the site offers its display settings: on the pages below /example (`demo`; absent: the same), on all pages
   * (`everywhere`), or nowhere (`off`). Where they are off, a visitor's stored settings do not count. Since 1.8.0.
   */
  readonly settingsPanel?: 'demo' | 'everywhere' | 'off';
  /**
   * Ways to sign in beside the JWT API, which `api.auth` configures. Without any of them nobody can sign in, and /login says so.
   * Since 1.9.0.
   */
  readonly auth?: SiteAuth;
}

/** Ways to sign in, each with what its client must know. Nothing of it is secret. */
export interface SiteAuth {
  /** An identity provider that speaks as Auth0 does. */
  readonly auth0?: {
    /** Host name, `handwell.eu.auth0.com`; a whole address where it is not served by https. */
    readonly domain: string;
    readonly clientId: string;
    /** The API that its tokens are for; absent: the provider's own. */
    readonly audience?: string;
  };
  /** A project of Firebase with its Realtime Database. */
  readonly firebase?: {
    readonly apiKey: string;
    readonly authDomain: string;
    /** Address of the database, `https://handwell.firebaseio.com`. */
    readonly databaseURL: string;
    readonly projectId: string;
    /** Address of a stand-in for its sign-in on this machine, `http://localhost:9099`; for tests. */
    readonly emulator?: string;
  };
}

/** Facts of the company that header, footer and pages show. */
export interface Company {
  /** Name as shown in the header, in titles and in the copyright line. */
  readonly name: string;
  /** Lines of the postal address. */
  readonly address: readonly string[];
  /** Address for enquiries. */
  readonly email: string;
  /** In international form. */
  readonly phone: string;
  /** Address of the company's page at the professional network; `''`: it has none. */
  readonly linkedin: string;
}

/** A link with its text. */
export interface SiteLink {
  /** Text of the link. */
  readonly name: string;
  /** Absolute address. */
  readonly url: string;
}

/** Where a remote gets its data from. */
export interface SiteApi {
  /** `mock`: answered in the browser; `http`: asked over the network. */
  readonly mode: 'mock' | 'http';
  /** Address before `/api/…`; `''` is this site. */
  readonly baseUrl: string;
  /** Any text; a change renders the pages again from the current data of the API. */
  readonly edition?: string;
  /** Sign-in only: how e-mail and password are sent. */
  readonly signInMethod?: 'get' | 'post';
}

/** Where enquiries go. */
export interface SiteEnquiries {
  /** Address that takes them, a path of this site or a whole one; `''`: the visitor's mail program, and a text to copy. */
  readonly endpoint: string;
  /**
   * How this site's server passes enquiries on to the people who answer them. Absent: `none`, they look into the
   * server's database. Since 1.4.0.
   */
  readonly forwarding?: 'none' | 'mail' | 'webhook';
  /** Months after which the server deletes an enquiry. Absent: it deletes none by itself. Since 1.4.0. */
  readonly retentionMonths?: number;
}
