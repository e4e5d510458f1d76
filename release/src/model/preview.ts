import { randomBytes } from 'node:crypto';
import { ReleaseError } from './release-error.js';
import { targetText, type ReleaseTarget } from './release-target.js';

const prefix = 'preview-';

/** Form of a name. With the prefix it is a label of a host name, which has 63 characters at most. */
const nameForm = /^[a-z0-9](?:[a-z0-9-]{0,53}[a-z0-9])?$/;

/** True for a host name with a dot, which no IP address is. */
const isHostName = (name: string) =>
  name.includes('.') && !/^[\d.]+$/.test(name) && name.split('.').every((label) => nameForm.test(label));

/** True for a name that a preview can have. */
export const isPreviewName = (name: string): boolean => nameForm.test(name) || isHostName(name);

/** The environment of a preview, by its name or by a host name: `preview-new-gloves`. @throws `ReleaseError` for others */
export function previewEnvironment(name: string): string {
  if (isPreviewName(name)) return prefix + name;
  throw new ReleaseError(
    'usage',
    `'${name}' cannot be the name of a preview. Use at most 55 lower-case letters, digits and hyphens, as new-gloves, or for --host a name as review.example.com.`,
  );
}

/** The name of a preview by its environment; `undefined` for an environment that is none. */
export const previewName = (env: string): string | undefined =>
  env.startsWith(prefix) ? env.slice(prefix.length) : undefined;

/** The name of a preview that was given none, which nobody guesses: `catalogue-1-5-0-4f9c21ab`. */
export const usualPreviewName = (targets: readonly ReleaseTarget[]): string =>
  `${targets.map(targetText).join('-').toLowerCase()}-${randomBytes(4).toString('hex')}`.replaceAll(
    /[^a-z0-9]+/g,
    '-',
  );

const unitsMs: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Reads `7d`, `12h` or `30m`. @returns milliseconds */
export function parseTtl(text: string): number {
  const [, count = '', unit = ''] = /^([1-9]\d{0,2})([mhd])$/.exec(text) ?? [];
  const ttlMs = Number(count) * (unitsMs[unit] ?? 0);
  if (ttlMs > 0) return ttlMs;
  throw new ReleaseError('usage', `'${text}' is not a time. Give days, hours or minutes: 7d, 12h, 30m.`);
}

/** The host below which previews of a site are. An IP address has no names below it. */
const parentOf = ({ hostname }: URL) => (/^[\d.]+$|^\[/.test(hostname) ? 'localhost' : hostname);

/**
 * Address of a preview: its host name, to which a proxy leads, or a name below that of the site; below localhost where the site has
 * only an address.
 *
 * @param port of the server, where the preview is below localhost; by default that of the site's address
 */
export function previewAddress(env: string, baseUrl: string, port?: number): string {
  const url = new URL('/', baseUrl);
  const name = previewName(env) ?? '';
  if (name === url.hostname) throw new ReleaseError('usage', `${name} is the live site. Name another host.`);
  url.hostname = isHostName(name) ? name : `${env}.${parentOf(url)}`;
  if (isHostName(name)) url.port = '';
  else if (port !== undefined && url.hostname.endsWith('.localhost')) url.port = String(port);
  return url.href;
}

/** A preview that a header `Host` names, and the host of the live site with its port. */
export interface NamedPreview {
  readonly env: string;
  readonly liveHost: string;
  /** True if the preview has a host name of its own, if there is such a preview. */
  readonly isHosted?: boolean;
  /** Hosts below which previews are known, if this is none of them. */
  readonly elsewhere?: readonly string[];
}

function hostedAt(host: string, live: URL): NamedPreview | undefined {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  if (!isHostName(name) || name === live.hostname) return undefined;
  return { env: prefix + name, liveHost: live.host, isHosted: true };
}

/** @param baseUrl address of the live site, which may begin as that of a preview; `undefined` while nothing is live */
export function previewAt(host: string, baseUrl: string | undefined): NamedPreview | undefined {
  const [, env = '', liveHost = ''] = /^(preview-[a-z0-9-]+)\.(.+)$/.exec(host.toLowerCase()) ?? [];
  const parent = liveHost.replace(/:\d+$/, '');
  const live = new URL(baseUrl ?? 'http://localhost');
  const own = parentOf(live);
  if (env === '' || `${env}.${parent}` === own) return hostedAt(host, live);
  const known = [...new Set(['localhost', own])];
  return { env, liveHost, ...(!known.includes(parent) && { elsewhere: known }) };
}
