import type { IncomingMessage } from 'node:http';
import { isLoopback } from './loopback.js';

const hostnameOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : '');

/** The site is looked at on the machine that serves it, whatever port it has there. */
function isLocal({ headers }: IncomingMessage, origin: URL, baseUrl: string): boolean {
  const { host = '' } = headers;
  const isLocalSite = isLoopback(hostnameOf(baseUrl)) || isLoopback(hostnameOf(`http://${host}`));
  return isLocalSite && origin.host === host;
}

/**
 * Whether a post comes from a page of the site. The configured address decides, not the header `Host`, which a proxy
 * may rewrite. Programs send no origin, and browsers that send none say whether they come from another site.
 */
export function isFromSite(request: IncomingMessage, baseUrl: string): boolean {
  const { origin } = request.headers;
  const fetchSite = request.headers['sec-fetch-site'];
  if (origin === undefined) return fetchSite !== 'cross-site' && fetchSite !== 'same-site';
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return from.origin === new URL(baseUrl).origin || isLocal(request, from, baseUrl);
}
