import { describe, expect, it, jest } from '@jest/globals';
import { builtHost, builtRemote, route } from 'release/testing/release-factory';
import { testSite, writeSite } from 'release/testing/site-factory';
import { temporaryFolder } from 'release/testing/temporary-folder';
import { openTestOperator, type TestOperator } from 'release/testing/test-operator';
import { visitedServer } from '../testing/visited-server.js';

const folder = temporaryFolder();

const screen = (words: string) => `
exports.paths = async () => ['/shop/a', '/shop/kept-out'];
exports.head = (data, { path }) =>
  ({ title: path, description: path, ...(path === '/shop/kept-out' && { robots: 'noindex' }) });
exports.Screen = ({ request }) => request.path === '/shop/a' ? '${words}' : 'Other';`;

const shop = (version: string, words: string, more: readonly string[] = []) =>
  builtRemote(
    {
      name: 'shop',
      version,
      routes: [
        route('/shop'),
        route('/shop/tool', { screen: 'tool', ui: 'mui' }),
        route('/shop/:id', { unlisted: 'page' }),
        ...more.map((path) => route(path)),
      ],
      screens: { page: { scripts: ['page.js'], styles: [] }, tool: { scripts: ['page.js'], styles: [] } },
      removed: ['/shop/old'],
    },
    { 'node/page.cjs': screen(words) },
  );

const baseUrl = 'https://www.example';

const { serve, get } = visitedServer();

async function open(): Promise<TestOperator> {
  const site = testSite({ baseUrl, sample: false, indexable: true });
  const operator = await openTestOperator(folder, site);
  await operator.release(builtHost({ version: '1.0.0' }), shop('1.0.0', 'Gloves'));
  await serve(operator);
  return operator;
}

/** Days by path, as the site map of a fresh server has them. */
async function daysOf(operator: TestOperator) {
  await serve(operator);
  const { text } = await get('/sitemap.xml');
  const found = text.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g);
  return Object.fromEntries([...found].map(([, address = '', day]) => [address.slice(baseUrl.length), day]));
}

/** Only the date is another: a server and its files need the clock. */
function today(day: string) {
  jest.useFakeTimers({
    now: new Date(`${day}T12:00:00Z`),
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
      'hrtime',
    ],
  });
}

describe('the site map', () => {
  it('lists exactly the pages that search engines may index', async () => {
    await open();
    const { headers, text } = await get('/sitemap.xml');
    expect(headers.get('content-type')).toBe('application/xml');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://www.example/shop',
      'https://www.example/shop/a',
    ]);
  });

  it('dates a page by its release', async () => {
    const operator = await open();
    await operator.release(shop('1.1.0', 'Gloves'));
    const days = Object.values(await daysOf(operator));
    expect(days).toHaveLength(2);
    for (const day of days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});

it('lists the pages of a release while it is live', async () => {
  const operator = await open();
  await operator.release(shop('1.1.0', 'Gloves', ['/shop/new/place']));
  expect(await daysOf(operator)).toHaveProperty('/shop/new/place');
  expect((await get('/shop/new/place')).status).toBe(200);
  await operator.rollBack({ name: 'shop', reason: 'too early' });
  expect(await daysOf(operator)).not.toHaveProperty('/shop/new/place');
  expect((await get('/shop/new/place')).status).toBe(404);
});

it('allows crawlers on all pages and names the site map', async () => {
  await open();
  const { headers, text } = await get('/robots.txt');
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(text).toBe('User-agent: *\nDisallow: /api/\n\nSitemap: https://www.example/sitemap.xml\n');
});

it('ends the workers of former sites, and says whom to tell of a weakness', async () => {
  const operator = await open();
  expect((await get('/.well-known/security.txt')).status).toBe(404);
  today('2026-11-20');
  const security = { contact: 'mailto:a@b.example', policy: 'https://b.example/how' };
  const changes = { baseUrl, sample: false, indexable: true, formerWorkers: ['/app/sw.js'], security };
  expect(await operator.configure(writeSite(folder, testSite(changes)))).toMatchObject({ pages: 0 });
  await serve(operator);
  expect((await get('/.well-known/security.txt')).text).toBe(
    'Contact: mailto:a@b.example\nExpires: 2027-11-20T12:00:00.000Z\nPreferred-Languages: en\n' +
      'Canonical: https://www.example/.well-known/security.txt\nPolicy: https://b.example/how\n',
  );
  for (const path of ['/sw.js?v=1', '/service-worker.js', '/app/sw.js']) {
    const { status, headers, text } = await get(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect([headers.get('cache-control'), headers.get('service-worker-allowed')]).toEqual(['no-cache', '/']);
    expect(text).toContain('unregister()');
  }
});

it('serves the host’s files at the root of the site, with the name of the site in the web manifest', async () => {
  const operator = await open();
  const texts = {
    'site/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'site/favicon.ico': 'ico',
    'site/manifest.webmanifest': '{"start_url":"/home"}',
  };
  expect((await get('/favicon.svg')).status).toBe(404);
  await operator.release(builtHost({ version: '1.1.0' }, texts));
  await serve(operator);
  const icon = await get('/favicon.svg');
  expect(icon.headers.get('content-type')).toBe('image/svg+xml');
  expect(icon.headers.get('cache-control')).toBe('no-cache');
  expect(icon.headers.get('content-security-policy')).toContain('sandbox');
  expect((await get('/favicon.ico')).headers.get('content-type')).toBe('image/vnd.microsoft.icon');
  const manifest = await get('/manifest.webmanifest');
  expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
  const record = { name: 'Test Company', short_name: 'Test', start_url: '/home' };
  expect(JSON.parse(manifest.text)).toEqual(record);
});

it('answers 410 for a removed page', async () => {
  await open();
  const { status, text } = await get('/shop/old');
  expect(status).toBe(410);
  expect(text).toContain('Page not found | Test Company');
  expect(text).toContain('<meta name="robots" content="noindex,follow">');
  expect(text).not.toContain('rel="canonical"');
  expect((await get('/shop/Old')).headers.get('location')).toBe('/shop/old');
});
