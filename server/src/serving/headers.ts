import type { Site } from 'shared-types';
import type { Headers } from '../http/path-handler.js';

/** Values of `Cache-Control`. */
export const cacheControl = {
  /** Files whose address has their version or their hash in it. */
  forever: 'public, max-age=31536000, immutable',
  /** Answers that a promote or a rollback changes. */
  ask: 'no-cache',
  /** Pages: a proxy that rewrites markup would break the policy's hashes. */
  askAndLeave: 'no-cache, no-transform',
  /** A missing file must not be remembered. */
  never: 'no-store',
} as const;

const refusedFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];

const twoYearsInSeconds = 63_072_000;

/** Headers of every answer. */
export const commonHeaders: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'origin-agent-cluster': '?1',
};

/** Part of the page's own policy that a `<meta>` cannot hold. */
export const pagePolicy: Headers = { 'content-security-policy': "frame-ancestors 'none'" };

/** A drawing that is opened by itself runs nothing. */
export const svgPolicy: Headers = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** Files of releases are read by pages of other addresses too: previews, a development server. */
export const readableByAll: Headers = { 'access-control-allow-origin': '*' };

/** Header by which a CDN may keep a page for so many seconds (RFC 9213), while browsers ask it each time. */
export const cdnHeaders = (seconds: number): Headers =>
  seconds > 0 ? { 'cdn-cache-control': `max-age=${seconds}, stale-if-error=86400` } : {};

/** Headers that a site's configuration adds to every answer. */
export function siteHeaders({ baseUrl, sample, indexable }: Site): Headers {
  return {
    ...(baseUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${twoYearsInSeconds}` }),
    ...(sample && !indexable && { 'x-robots-tag': 'noindex' }),
  };
}
