import type { Site } from 'shared-types';
import { sha256Base64 } from '../model/digest.js';

export interface PolicyParts {
  readonly site: Site;
  /** Texts of the inline scripts. */
  readonly scripts: readonly string[];
  /** Texts of the inlined style sheets. */
  readonly styles: readonly string[];
}

const hashOf = (text: string) => `'sha256-${sha256Base64(text)}'`;

/** Hash of the empty style element. Application screens add such elements and fill them by script. */
const emptyStyle = hashOf('');

/** Address of the identity provider. Its hidden iframe renews a session. */
function identityAddress({ auth }: Site): readonly string[] {
  if (!auth?.auth0) return [];
  const { domain } = auth.auth0;
  return [domain.includes('://') ? domain : `https://${domain}`];
}

/** Other origins that scripts of the site may request. */
function configuredOrigins(site: Site): readonly string[] {
  const { api, enquiries } = site;
  const addresses = [
    ...Object.values(api).map(({ baseUrl }) => baseUrl),
    enquiries.endpoint,
    ...identityAddress(site),
  ];
  const beyond = addresses.filter((address) => URL.canParse(address));
  return [...new Set(beyond.map((address) => new URL(address).origin))];
}

/** Addresses of the sign-in calls and of those that renew a token. */
const signInOrigins = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** A database of Google's names another server below the same domain for the next connection. */
const googleDomain = /\.firebaseio\.com$|\.firebasedatabase\.app$/;

function databaseOrigin(databaseURL: string): string {
  const { protocol, host } = new URL(databaseURL);
  const server = googleDomain.test(host) ? host.replace(/^[^.]+/, '*') : host;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${server}`;
}

/** Origins that the SDK of Firebase connects to; none where the site has no project. */
function firebaseOrigins({ auth }: Site): readonly string[] {
  if (!auth?.firebase) return [];
  const { databaseURL, emulator } = auth.firebase;
  return [...(emulator === undefined ? signInOrigins : [emulator]), databaseOrigin(databaseURL)];
}

/**
 * The content policy of a page, for its `<meta>`. The policy of the first document governs all in-app navigation, so
 * pages differ in their style hashes only, but for those of remotes that have documents of their own.
 */
export function contentPolicy({ site, scripts, styles }: PolicyParts): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
    ["style-src 'self'", emptyStyle, ...new Set(styles.map(hashOf))].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...configuredOrigins(site), ...firebaseOrigins(site)].join(' '),
    ...identityAddress(site).map((address) => `frame-src ${address}`),
    "worker-src 'none'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    // On http://localhost it would send every request to https, where no server listens.
    ...(site.baseUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join(';');
}
