import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** Names of ranges, for those that need not be looked up. */
const privateRanges: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** True for an address of a proxy that is trusted. @throws if a name is no address and no range */
export function trustedProxies(proxies: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const range of proxies.flatMap((name) => privateRanges[name] ?? [name])) {
    const [address = '', bits] = range.split('/');
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else if (/^[1-9]\d*$/.test(bits)) trusted.addSubnet(address, Number(bits), familyOf(address));
    else throw new Error(`${range} is not a range`);
  }
  return (address) => isIP(address) > 0 && trusted.check(address, familyOf(address));
}

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
  const isProxy = trustedProxies(proxies);
  return ({ socket: { remoteAddress: peer = '' }, headers }) => {
    const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
    // From the farthest machine to the nearest: each names its own caller.
    const senders = [...forwarded.map((address) => address.trim()).filter(Boolean), peer];
    const sender = senders.findLast((address) => !isProxy(address)) ?? senders[0] ?? peer;
    return networkOf(sender) ?? networkOf(peer) ?? peer;
  };
}
