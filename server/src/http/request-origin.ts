import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isLoopback } from './loopback.js';

const hostnameOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : '');

/** A site elsewhere can make its own name lead to this machine (DNS rebinding), but no address and no name below localhost. */
const isOwnName = (hostname: string) =>
  isIP(hostname.replaceAll(/[[\]]/g, '')) > 0 || /^(?:[^.]+\.)*localhost$/.test(hostname);

/**
 * True if a request comes from a page of the site. The configured address decides, not the header `Host`, which a proxy
 * may rewrite; where that address is local, the site is looked at on the machine that serves it, at any port, or at another
 * address of it. Programs send no origin, and browsers that send none say whether they come from another site.
 */
export function isFromSite({ headers }: Pick<IncomingMessage, 'headers'>, baseUrl: string): boolean {
  const { origin, host = '', 'sec-fetch-site': fetchSite } = headers;
  const hostname = hostnameOf(`http://${host}`);
  const isLocalSite = isLoopback(hostnameOf(baseUrl));
  if (isLocalSite && !isOwnName(hostname)) return false;
  if (origin === undefined) return fetchSite !== 'cross-site' && fetchSite !== 'same-site';
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  const isLocal = (isLocalSite || isLoopback(hostname)) && from.host === host;
  return isLocal || from.origin === new URL(baseUrl).origin;
}
