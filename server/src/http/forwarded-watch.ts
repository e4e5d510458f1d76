import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';
import type { Log } from './server-log.js';

/** Addresses that are named. */
const mostPeers = 20;

/**
 * Warns once of each sender of forwarded addresses that is not trusted: most often the site's own proxy, behind which all visitors
 * share one limit.
 */
export function watchForwarded(proxies: readonly string[], log: Log): (request: IncomingMessage) => void {
  const isTrusted = proxyAddr.compile([...proxies]);
  const peers = new Set<string>();
  return ({ socket, headers }) => {
    if ((headers['x-forwarded-for'] ?? headers.forwarded) === undefined) return;
    const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
    if (isTrusted(peer, 0) || peers.has(peer) || peers.size >= mostPeers) return;
    peers.add(peer);
    const text = `${peer} forwards requests, and is not trusted: all its visitors count as one.`;
    log(`${text} If it is your proxy, name it: --proxies ${[...peers].join(',')}`, 'warn');
  };
}
