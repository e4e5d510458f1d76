import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serveSite } from './site-server.js';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Manifest, RemoteRelease } from 'shared-types/release';
import { manifestSchema } from 'shared-types/schemas/manifest';
import { rawRequest } from 'shared-types/testing/raw-request';
import * as v from 'valibot';
import { sha256Base64 } from 'release/model/digest';
import { builtHost, builtRemote, route } from 'release/testing/release-factory';
import { testSite } from 'release/testing/site-factory';
import { temporaryFolder } from 'release/testing/temporary-folder';
import { until } from 'release/testing/until';
import { openTestOperator, type TestOperator } from 'release/testing/test-operator';
import type { SiteServer } from './site-server.js';

const folder = temporaryFolder();

type Asking = Parameters<typeof rawRequest>[2];

const ask = (server: SiteServer, target: string, asking?: Asking) => rawRequest(server.port, target, asking);

const navigation: RemoteRelease['navigation'] = [{ id: 'shop', title: 'Shop', type: 'item', url: '/shop' }];

const shop = (version: string, changes = {}) =>
  builtRemote(
    {
      name: 'shop',
      version,
      routes: [route('/shop'), route('/shop/:id', { unlisted: 'page' })],
      facts: ['prices'],
      documents: ['news'],
      ...changes,
      navigation,
    },
    {
      'node/page.cjs':
        "exports.paths = async () => ['/shop/A1']; exports.Screen = ({ request }) => request.path",
      'node/documents/news.cjs': `exports.documents = async () => [
        { path: '/shop/news.atom', type: 'application/atom+xml', body: '<feed/>' },
        { path: '/shop/open.ics', type: 'text/calendar', body: 'BEGIN:VCALENDAR' },
      ];`,
      'assets/0123.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'facts/prices.json': '[1]',
      'page.js.map': '{}',
    },
  );

let operator: TestOperator;
let server: SiteServer;

async function start(site = testSite()) {
  const started = await openTestOperator(folder, site);
  await started.release(builtHost({ version: '1.0.0' }), shop('1.0.0'));
  return { operator: started, server: await serveSite({ ...started.served, port: 0 }) };
}

const get = (target: string, asking?: Asking) => ask(server, target, asking);

beforeAll(async () => {
  ({ operator, server } = await start());
});

afterAll(() => server.close());

describe('the server answers', () => {
  it.each([
    ['/shop', 200],
    ['/shop/A1', 200],
    ['/shop/anything', 200],
    ['/shop/a/b', 404],
    ['/shop/open.ics', 200],
    ['/shop/news/open.ics', 404],
    ['/nothing', 404],
    ['/release/current.json', 200],
    ['/release/facts/routes.json', 200],
    ['/release/nothing.json', 404],
    ['/remotes/shop/1.0.0/page.js', 200],
    ['/remotes/shop/1.0.0/facts/prices.json', 200],
    ['/remotes/shop/1.0.0/page.js.map', 404],
    ['/remotes/shop/1.0.0/node/page.cjs', 404],
    ['/remotes/shop/1.0.0/release.json', 404],
    ['/remotes/shop/9.9.9/page.js', 404],
    ['/remotes/shop/../shop/1.0.0/page.js', 404],
    ['/remotes/shop/%2e%2e/store.json', 404],
    ['/assets/0123.svg', 200],
    ['/assets/4567.svg', 404],
    ['/assets/../store.json', 404],
    ['/a%ff', 404],
    ['/%2e%2e/store.json', 404],
    ['/api/auth', 404],
    ['/api/authority', 404],
  ])('%s with %i', async (target, status) => {
    expect((await get(target)).status).toBe(status);
  });

  it('any address of a site of the host alone with its page for unknown ones', async () => {
    const alone = await openTestOperator(folder);
    await alone.release(builtHost({ version: '1.0.0' }));
    const own = await serveSite({ ...alone.served, port: 0 });
    const { status, bytes } = await ask(own, '/shop', { headers: { accept: 'text/html' } });
    expect([status, String(bytes)]).toEqual([404, expect.stringContaining('<div id="root">')]);
    await own.close();
  });

  it.each([
    ['/', '/home'],
    ['/?a=1', '/home?a=1'],
    ['/Shop/?a=1', '/shop?a=1'],
    ['//shop', '/shop'],
    ['/shop/a1', '/shop/A1'],
    ['/shop/Open.ics?a=1', '/shop/open.ics?a=1'],
    ['//evil.example/x', '/evil.example/x'],
  ])('%s with a redirect to %s', async (target, location) => {
    expect(await get(target)).toMatchObject({ status: 308, headers: { location } });
  });

  it.each([
    ['/shop/open.ics', 'text/calendar; charset=utf-8', 'BEGIN:VCALENDAR'],
    ['/shop/news.atom', 'application/atom+xml; charset=utf-8', '<feed/>'],
  ])('a document at %s, to be revalidated', async (target, type, text) => {
    const { headers, bytes } = await get(target);
    expect(String(bytes)).toBe(text);
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    const again = { headers: { 'if-none-match': headers.etag } };
    expect((await get(target, again)).status).toBe(304);
    const coded = await get(target, { headers: { 'accept-encoding': 'br' } });
    expect(coded.headers['content-encoding']).toBe('br');
    expect(String(brotliDecompressSync(coded.bytes))).toBe(text);
  });

  it.each([
    ['http://www.example.com/shop?a=1', 200],
    ['HTTPS://www.example.com:8443/shop/A1', 200],
    ['http://www.example.com/shop/a/b', 404],
    ['ftp://www.example.com/shop', 404],
  ])('a target in absolute form, %s, with %i', async (target, status) => {
    expect((await get(target)).status).toBe(status);
  });

  it.each(['http://www.example.com', 'http://www.example.com?'])(
    '%s as the address of the site',
    async (target) => {
      expect(await get(target)).toMatchObject({
        status: 308,
        headers: { location: expect.stringMatching('^/home') },
      });
    },
  );

  it('GET and HEAD only', async () => {
    expect(await get('/shop', { method: 'POST' })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
    const head = await get('/shop', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
    expect(head.bytes).toHaveLength(0);
  });

  it('an unknown page with the site’s own', async () => {
    expect(String((await get('/nothing')).bytes)).toContain('Page not found | Test Company');
  });

  it('an unknown service in JSON', async () => {
    const { headers, bytes } = await get('/api/auth', { method: 'POST' });
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.parse(String(bytes))).toHaveProperty('error');
  });

  it('a request for its health with 503 while no remote has the home page', async () => {
    const { status, bytes } = await get('/release/health');
    expect(status).toBe(503);
    const problem = 'No live remote has the page /home.';
    expect(JSON.parse(String(bytes))).toEqual({ state: 'down', generation: 1, problem });
    const elsewhere = await get('/release/health', { headers: { 'x-forwarded-for': '203.0.113.5' } });
    expect(JSON.parse(String(elsewhere.bytes))).toEqual({ state: 'down', generation: 1 });
  });

  it.each([
    ['/release/live', 'live'],
    ['/release/ready', 'ready'],
  ])('%s of a probe at any name with 200', async (target, state) => {
    for (const host of ['10.0.0.1:8080', 'elsewhere.example']) {
      const { status, bytes, headers } = await get(target, { headers: { host } });
      expect({ status, ...JSON.parse(String(bytes)) }).toEqual({ status: 200, state });
      expect(headers['cache-control']).toBe('no-store');
    }
  });
});

describe('bytes', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ])('come as %s', async (coding, decode) => {
    for (const target of [
      '/shop',
      '/remotes/shop/1.0.0/page.js',
      '/release/current.json',
      '/assets/0123.svg',
    ]) {
      const plain = await get(target);
      const { headers, bytes } = await get(target, { headers: { 'accept-encoding': coding } });
      expect(headers['content-encoding'] ?? 'identity').toBe(coding);
      expect(headers.vary).toBe('accept-encoding');
      expect(decode(bytes).equals(plain.bytes)).toBe(true);
    }
  });

  it('are not sent again to clients that have them', async () => {
    for (const target of ['/shop', '/remotes/shop/1.0.0/page.js', '/release/current.json']) {
      const asking = { 'accept-encoding': 'br' };
      const { etag } = (await get(target, { headers: asking })).headers;
      expect(etag).toMatch(/^"[^"]+-br"$/);
      const again = await get(target, { headers: { ...asking, 'if-none-match': `"other", ${etag ?? ''}` } });
      expect(again).toMatchObject({ status: 304, headers: { etag } });
      expect(again.bytes).toHaveLength(0);
      const inAnother = { 'accept-encoding': 'gzip', 'if-none-match': etag };
      expect((await get(target, { headers: inAnother })).status).toBe(200);
    }
  });

  it('are sent with a 404 even to clients that have them', async () => {
    const { etag } = (await get('/nothing')).headers;
    expect((await get('/nothing', { headers: { 'if-none-match': etag } })).status).toBe(404);
  });
});

describe('headers', () => {
  it.each([
    ['/shop', 'no-cache, no-transform'],
    ['/nothing', 'no-cache, no-transform'],
    ['/release/current.json', 'no-cache'],
    ['/release/health', 'no-store'],
    ['/remotes/shop/1.0.0/page.js', 'public, max-age=31536000, immutable'],
    ['/assets/0123.svg', 'public, max-age=31536000, immutable'],
    ['/remotes/shop/9.9.9/page.js', 'no-store'],
    ['/assets/4567.svg', 'no-store'],
  ])('of %s set the cache policy %s', async (target, cacheControl) => {
    expect((await get(target)).headers['cache-control']).toBe(cacheControl);
  });

  it('let a CDN keep pages, and nothing else that a promote changes, if they are told so', async () => {
    const targets = ['/shop', '/nothing', '/release/current.json', '/release/health'];
    const behind = await serveSite({ ...operator.served, port: 0, cdn: 60 });
    const said = async (at: SiteServer) =>
      (await Promise.all(targets.map((target) => ask(at, target)))).map(
        ({ headers }) => headers['cdn-cache-control'],
      );
    expect(await said(behind)).toEqual(['max-age=60, stale-if-error=86400', undefined, undefined, undefined]);
    expect(await said(server)).toEqual([undefined, undefined, undefined, undefined]);
    await behind.close();
  });

  it('protect every answer', async () => {
    for (const target of ['/shop', '/nothing', '/', '/api/x', '/remotes/shop/1.0.0/page.js']) {
      expect((await get(target)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'x-robots-tag': 'noindex',
      });
    }
  });

  it('let other origins read the files of a release', async () => {
    const { headers } = await get('/remotes/shop/1.0.0/page.js');
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it('complete the policy of a page, and forbid scripts in drawings', async () => {
    expect((await get('/shop')).headers['content-security-policy']).toBe("frame-ancestors 'none'");
    expect((await get('/assets/0123.svg')).headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });

  it('allow search engines and require https if the configuration says so', async () => {
    const open = await start(testSite({ sample: false, indexable: true, baseUrl: 'https://www.example' }));
    const { headers } = await ask(open.server, '/shop');
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(headers['strict-transport-security']).toBe('max-age=63072000');
    await open.server.close();
  });
});

describe('a running server', () => {
  const manifest = async (running: SiteServer) =>
    JSON.parse(String((await ask(running, '/release/current.json')).bytes)) as Manifest;

  it('has the navigation of a remote in the file that the manifest pins, and not in the manifest', async () => {
    const [remote] = v.parse(manifestSchema, await manifest(server)).remotes;
    const { bytes } = await ask(server, remote?.navigation?.href ?? '');
    expect(JSON.parse(String(bytes))).toEqual({ navigation });
    expect(remote?.navigation?.integrity).toBe(`sha256-${sha256Base64(bytes)}`);
    expect(JSON.stringify(remote)).not.toContain('"title":"Shop"');
  });

  it('shows a promote and a rollback without a restart', async () => {
    const running = await start();
    const isAt = async (version: string) => (await manifest(running.server)).remotes[0]?.version === version;
    await running.operator.release(shop('1.1.0'));
    await until(() => isAt('1.1.0'));
    expect((await manifest(running.server)).remotes[0]?.previous?.version).toBe('1.0.0');
    expect(String((await ask(running.server, '/shop')).bytes)).toContain('/remotes/shop/1.1.0/');
    await running.operator.rollBack({ name: 'shop', reason: 'broken' });
    await until(() => isAt('1.0.0'));
    expect((await ask(running.server, '/remotes/shop/1.1.0/page.js')).status).toBe(200);
    const next = builtHost({ version: '2.0.0', provides: ['2.0.0'] });
    await running.operator.release(next, shop('2.0.0', { contract: '^2.0.0' }));
    await until(() => isAt('2.0.0'));
    // The one before cannot run in this host.
    expect((await manifest(running.server)).remotes[0]?.previous).toBeUndefined();
    await running.server.close();
  });

  it('says that it is starting until something is live', async () => {
    const empty = await openTestOperator(folder);
    const waiting = await serveSite({ ...empty.served, port: 0 });
    expect(await ask(waiting, '/shop')).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect((await ask(waiting, '/release/live')).status).toBe(200);
    expect((await ask(waiting, '/release/ready')).status).toBe(503);
    await waiting.close();
  });

  it('that stops is not ready, answers for a while and asks for other connections, then listens no more', async () => {
    const { server: stopping } = await start();
    const hurry = new AbortController();
    const closed = stopping.close({ drainMs: 60_000, hurry: hurry.signal });
    expect((await ask(stopping, '/release/ready')).status).toBe(503);
    expect((await ask(stopping, '/release/live')).status).toBe(200);
    expect(await ask(stopping, '/shop')).toMatchObject({ status: 200, headers: { connection: 'close' } });
    hurry.abort();
    await closed;
    await expect(ask(stopping, '/shop')).rejects.toThrow('ECONNREFUSED');
  });

  it('listens on one address only, if told to', async () => {
    const { operator: other, server: everywhere } = await start();
    const local = await serveSite({ ...other.served, port: 0, host: '127.0.0.1' });
    await expect(ask(local, '/shop')).resolves.toMatchObject({ status: 200 });
    const [outside] = Object.values(networkInterfaces()).flatMap((list = []) =>
      list.filter(({ internal, family }) => !internal && family === 'IPv4'),
    );
    if (outside) {
      await expect(fetch(`http://${outside.address}:${local.port}/shop`)).rejects.toThrow();
      expect((await fetch(`http://${outside.address}:${everywhere.port}/shop`)).status).toBe(200);
    }
    await Promise.all([local.close(), everywhere.close()]);
  });

  it.each([
    ['192.0.2.1', 'EADDRNOTAVAIL'],
    ['no-such-host.invalid', 'HOST'],
  ])('names the variable to set if it cannot listen on %s', async (host, message) => {
    await expect(serveSite({ ...operator.served, port: 0, host })).rejects.toMatchObject({
      reason: 'store',
      message: expect.stringContaining(message),
    });
  });

  it('reports a port that is taken, and the variable to set', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, () => {
        const address = other.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    await expect(serveSite({ ...operator.served, port })).rejects.toMatchObject({
      reason: 'store',
      message: expect.stringMatching(`EADDRINUSE.*:${port}.* PORT`),
    });
    other.close();
  });
});
