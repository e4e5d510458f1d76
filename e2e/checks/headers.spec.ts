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

const html = 'text/html; charset=utf-8';
const plain = 'text/plain; charset=utf-8';

/** Addresses with the status, type, caching and policy of their answers. */
const kinds: readonly (readonly [string, number, string, string, string?])[] = [
  ['/home', 200, html, askAgainAndLeave, pagePolicy],
  [applicationPages.at(-1) ?? searchPage, 200, html, askAgainAndLeave, pagePolicy],
  ['/products/leather%20palm', 200, html, askAgainAndLeave, pagePolicy],
  ['/nope', 404, html, askAgainAndLeave, pagePolicy],
  ['/a%ff', 404, html, askAgainAndLeave, pagePolicy],
  ['/product-details/NOPE', 404, html, askAgainAndLeave, pagePolicy],
  ['/About-Us', 308, plain, askAgain],
  ['/media/events.ics', 200, 'text/calendar; charset=utf-8', askAgain],
  ['/media/feed.atom', 200, 'application/atom+xml; charset=utf-8', askAgain],
  ['/sitemap.xml', 200, 'application/xml', askAgain],
  ['/robots.txt', 200, plain, askAgain],
  ['/manifest.webmanifest', 200, 'application/manifest+json', askAgain],
  ['/favicon.svg', 200, 'image/svg+xml', askAgain, drawingPolicy],
  ['/apple-touch-icon.png', 200, 'image/png', askAgain],
  ['/favicon.ico', 200, 'image/vnd.microsoft.icon', askAgain],
  ['/release/current.json', 200, 'application/json', askAgain],
  ['/release/health', 200, 'application/json', never],
  ['/remotes/nope/1.0.0/entry.js', 404, plain, never],
  ['/assets/0000.svg', 404, plain, never],
  ['/api/nope', 404, 'application/json', never],
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
  for (const [address, status, type, cache, policy = null] of kinds) {
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
  const lists = ['/sitemap.xml', '/media/feed.atom', '/media/events.ics'];
  const files = [...lists, '/favicon.svg', '/release/current.json'];
  for (const address of [...allPages, ...files]) {
    const answer = await request.get(address);
    expect(answer.headers()['x-robots-tag'], address).toContain('noindex');
    if (!files.includes(address)) expect(await answer.text(), address).toContain('<aside id="sample"');
  }
});
