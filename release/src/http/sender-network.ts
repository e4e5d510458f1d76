import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/**
 * Which proxies stand before the server. A list: their addresses, `10.0.0.0/8`, or `loopback`, `linklocal`,
 * `uniquelocal`. A number: that many proxies, at addresses of this machine or of a private network.
 */
export type Proxies = number | readonly string[];

const privateRanges = ['loopback', 'linklocal', 'uniquelocal'];

/** @returns whether the machine at an address is a proxy, so that what it says of its own caller counts */
function trustOf(proxies: Proxies): (address: string, place: number) => boolean {
  if (typeof proxies !== 'number') return proxyAddr.compile([...proxies]);
  const isPrivate = proxyAddr.compile(privateRanges);
  return (address, place) => place < proxies && isPrivate(address, place);
}

/** @throws if one of them is not an address */
export const checkProxies = (proxies: readonly string[]): void => void proxyAddr.compile([...proxies]);

/** Bits of an IPv6 address that one customer of a provider has. */
const networkGroups = 4;

/** Some proxies append the port. */
const withoutPort = (address: string) =>
  address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/**
 * What posts are counted by: an IPv4 address, or the first 64 bits of an IPv6 address, since a visitor has all
 * addresses of such a network.
 *
 * @returns `undefined` for an invalid address
 */
export function networkOf(address: string): string | undefined {
  const plain = withoutPort(address.trim()).replace(/%.*$/, '');
  if (!ipaddr.isValid(plain)) return undefined;
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const groups = (parsed as ipaddr.IPv6).parts.slice(0, networkGroups);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}

/** Finds the network that a request comes from. What a visitor writes into `X-Forwarded-For` counts nowhere. */
export function senderNetwork(proxies: Proxies): (request: IncomingMessage) => string {
  const trust = trustOf(proxies);
  return (request) => {
    const peer = request.socket.remoteAddress ?? '';
    return networkOf(proxyAddr(request, trust)) ?? networkOf(peer) ?? peer;
  };
}
