import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import type { Site } from 'shared-types';
import { allPages, applicationPages, searchPage } from '../pages';
import { test } from '../site-test';

/** Headers of every answer. */
const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'origin-agent-cluster': '?1',
};

const pagePolicy = "frame-ancestors 'none'";
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const askAgain = 'no-cache';
const askAgainAndLeave = 'no-cache, no-transform';
const never = 'no-store';

interface Kind {
  readonly address: string;
  readonly status: number;
  readonly type: string;
  readonly cache: string;
  readonly policy?: string;
}

const html = 'text/html; charset=utf-8';
const plain = 'text/plain; charset=utf-8';
const page = { status: 200, type: html, cache: askAgainAndLeave, policy: pagePolicy };
const missingPage = { ...page, status: 404 };

const kinds: readonly Kind[] = [
  { ...page, address: '/home' },
  { ...page, address: applicationPages.at(-1) ?? searchPage },
  { ...page, address: '/products/leather%20palm' },
  { ...missingPage, address: '/nope' },
  { ...missingPage, address: '/a%ff' },
  { ...missingPage, address: '/product-details/NOPE' },
  { address: '/About-Us', status: 308, type: plain, cache: askAgain },
  {
    address: '/media/events.ics',
    status: 200,
    type: 'text/calendar; charset=utf-8',
    cache: askAgain,
  },
  {
    address: '/media/feed.atom',
    status: 200,
    type: 'application/atom+xml; charset=utf-8',
    cache: askAgain,
  },
  { address: '/sitemap.xml', status: 200, type: 'application/xml', cache: askAgain },
  { address: '/robots.txt', status: 200, type: plain, cache: askAgain },
  { address: '/llms.txt', status: 200, type: plain, cache: askAgain },
  {
    address: '/manifest.webmanifest',
    status: 200,
    type: 'application/manifest+json',
    cache: askAgain,
  },
  {
    address: '/favicon.svg',
    status: 200,
    type: 'image/svg+xml',
    cache: askAgain,
    policy: drawingPolicy,
  },
  { address: '/apple-touch-icon.png', status: 200, type: 'image/png', cache: askAgain },
  { address: '/favicon.ico', status: 200, type: 'image/vnd.microsoft.icon', cache: askAgain },
  {
    address: '/release/current.json',
    status: 200,
    type: 'application/json',
    cache: askAgain,
  },
  {
    address: '/release/health',
    status: 200,
    type: 'application/json',
    cache: never,
  },
  { address: '/remotes/nope/1.0.0/entry.js', status: 404, type: plain, cache: never },
  { address: '/assets/0000.svg', status: 404, type: plain, cache: never },
  { address: '/api/nope', status: 404, type: 'application/json', cache: never },
];

/** Each header as it must be; `null` for one that must not be there. */
function expectHeaders(response: APIResponse, expected: Readonly<Record<string, string | null>>) {
  const headers = response.headers();
  for (const [name, value] of Object.entries(expected))
    expect.soft(headers[name] ?? null, `${name} of ${response.url()}`).toBe(value);
}

/** Depends on the site that runs: only on https, and only of samples. */
const siteHeader = async (request: APIRequestContext, name: string) =>
  (await request.get('/robots.txt')).headers()[name] ?? null;

test('each kind of answer carries its headers', async ({ request, origin }) => {
  for (const { address, status, type, cache, policy = null } of kinds) {
    const response = await request.get(origin + address, { maxRedirects: 0 });
    expect.soft(response.status(), address).toBe(status);
    expectHeaders(response, {
      ...common,
      'content-type': type,
      'cache-control': cache,
      'content-security-policy': policy,
      'x-robots-tag': await siteHeader(request, 'x-robots-tag'),
      'strict-transport-security': await siteHeader(request, 'strict-transport-security'),
      'set-cookie': null,
    });
  }
});

test('a sample site shows a notice on every page and sends noindex with every answer', async ({
  request,
}) => {
  const home = await (await request.get('/home')).text();
  const record = /<script type="application\/json" id="page">(.*?)<\/script>/.exec(home)?.[1] ?? '';
  const { site } = JSON.parse(record) as { readonly site: Site };
  test.skip(!site.sample || site.indexable, 'This site is no sample, or may be kept.');
  const files = [
    '/sitemap.xml',
    '/media/feed.atom',
    '/favicon.svg',
    '/release/current.json',
    '/media/events.ics',
  ];
  for (const address of [...allPages, ...files]) {
    const answer = await request.get(address);
    expect(answer.headers()['x-robots-tag'], address).toContain('noindex');
    if (!files.includes(address)) expect(await answer.text(), address).toContain('<aside id="sample"');
  }
});
