import type { IncomingMessage } from 'node:http';
import { trustedProxies } from './sender-network.js';
import type { Log } from './server-log.js';

/** Addresses that are named. */
const mostPeers = 20;

/**
 * Watches for forwarded addresses of visitors that do not count, since the server was not told to trust their sender: most often
 * the site's own proxy, behind which all visitors share one limit.
 */
export function watchForwarded(proxies: readonly string[], log: Log) {
  const isTrusted = trustedProxies(proxies);
  const peers = new Set<string>();
  let requests = 0;
  const remedy = () => `If it is your proxy, name it: --proxies ${[...peers].join(',')}`;
  return {
    look: ({ socket, headers }: IncomingMessage): void => {
      if (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined) return;
      const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
      if (isTrusted(peer)) return;
      requests += 1;
      if (peers.has(peer) || peers.size >= mostPeers) return;
      peers.add(peer);
      log(
        `${peer} forwards requests, and is not trusted: all its visitors count as one. ${remedy()}`,
        'warn',
      );
    },
    /** Part of `/release/health`; nothing while every such sender is trusted. */
    health: () =>
      requests > 0 && {
        forwarded: {
          state: 'attention',
          requests,
          from: [...peers],
          problem: `Addresses of visitors came from a sender that is not trusted. ${remedy()}`,
        },
      },
  };
}
