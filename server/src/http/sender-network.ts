import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import proxyAddr from 'proxy-addr';

/** Address without the port, which some proxies append. */
const withoutPort = (address: string) =>
  address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/**
 * Key by which posts are counted: an IPv4 address, or the first 48 bits of an IPv6 address, since one customer may
 * have all addresses of such a network.
 *
 * @returns `undefined` for an invalid address
 */
export function networkOf(address: string): string | undefined {
  const plain = withoutPort(address.trim())
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return undefined;
  // In the address of a URL, `::` stands for two or more groups, and no group has zeros before it.
  const [start = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groups = [...start.split(':'), '0', '0'].slice(0, 3);
  return `${groups.join(':')}::/48`;
}

/**
 * Finds the network that a request comes from. What a visitor writes into `X-Forwarded-For` counts nowhere.
 *
 * @param proxies addresses whose `X-Forwarded-For` is trusted: `10.0.0.0/8`, `loopback`, `linklocal`, `uniquelocal`
 */
export function senderNetwork(proxies: readonly string[]): (request: IncomingMessage) => string {
  const isProxy = proxyAddr.compile([...proxies]);
  return (request) => {
    const { remoteAddress: peer = '' } = request.socket;
    return networkOf(proxyAddr(request, isProxy)) ?? networkOf(peer) ?? peer;
  };
}
