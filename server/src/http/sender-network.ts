import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** Names of ranges, for those that need not be looked up. */
const privateRanges: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Address of either kind: the library compares both, and its types do not say so. */
type Address = ipaddr.IPv6;

/** An address without a number of bits is one machine. A range of all addresses is refused, and a plain number. */
function subnetOf(range: string): [Address, number] {
  if (!/[.:]/.test(range)) throw new Error(`${range} is not an address`);
  if (/\/[1-9]\d*$/.test(range)) return ipaddr.parseCIDR(range) as [Address, number];
  const address = ipaddr.process(range) as Address;
  return [address, address.toByteArray().length * 8];
}

const subnetsOf = (proxies: readonly string[]) =>
  proxies.flatMap((name) => privateRanges[name] ?? [name]).map(subnetOf);

/** @throws if one of them is not an address */
export const checkProxies = (proxies: readonly string[]): void => void subnetsOf(proxies);

/** Groups of 16 bits of an IPv6 address that one customer of a provider may have: at most 48 bits. */
const networkGroups = 3;

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
  const plain = withoutPort(address.trim()).replace(/%.*$/, '');
  if (!ipaddr.isValid(plain)) return undefined;
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const groups = (parsed as ipaddr.IPv6).parts.slice(0, networkGroups);
  return `${groups.map((group) => group.toString(16)).join(':')}::/48`;
}

/** True for an address of a proxy that is trusted. */
export function trustedProxies(proxies: readonly string[]): (address: string) => boolean {
  const trusted = subnetsOf(proxies);
  return (address) =>
    ipaddr.isValid(address) &&
    ipaddr.subnetMatch(ipaddr.process(address) as Address, { trusted }) === 'trusted';
}

/**
 * Finds the network that a request comes from. What a visitor writes into `X-Forwarded-For` counts nowhere.
 *
 * @param proxies addresses whose `X-Forwarded-For` is trusted: `10.0.0.0/8`, `loopback`, `linklocal`, `uniquelocal`
 */
export function senderNetwork(proxies: readonly string[]): (request: IncomingMessage) => string {
  const isProxy = trustedProxies(proxies);
  return (request) => {
    const peer = request.socket.remoteAddress ?? '';
    const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
    // From the nearest machine to the farthest: each names its own caller.
    const senders = [
      peer,
      ...forwarded
        .map((address) => address.trim())
        .filter(Boolean)
        .reverse(),
    ];
    const sender = senders.find((address) => !isProxy(address)) ?? senders.at(-1) ?? peer;
    return networkOf(sender) ?? networkOf(peer) ?? peer;
  };
}
