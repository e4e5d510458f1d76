import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { serveSite } from './site-server.js';
import { setTimeout as pause } from 'node:timers/promises';
import { rawRequest } from 'shared-types/testing/raw-request';
import { sha256Base64 } from 'release/model/digest';
import { builtHost, builtRemote, writeDist } from 'release/testing/release-factory';
import { filesIn } from 'release/testing/files-in';
import { testSite, writeSite } from 'release/testing/site-factory';
import { temporaryFolder } from 'release/testing/temporary-folder';
import { openTestOperator, type TestOperator } from 'release/testing/test-operator';
import type { SiteServer } from './site-server.js';

const parent = temporaryFolder();
const ttlMs = 600_000;
const addressed = { name: 'next', ttlMs };

let operator: TestOperator;
let server: SiteServer;

const ask = async (target: string, name?: string, method = 'GET') => {
  const host = name === undefined ? 'localhost' : `preview-${name}.localhost`;
  const { status, headers, bytes } = await rawRequest(server.port, target, { method, headers: { host } });
  return { status, headers, text: String(bytes) };
};

/** Waits until a preview answers with a status; a test that waits in vain ends by its own limit. */
async function untilStatus(name: string, status: number): Promise<void> {
  while ((await ask('/shop', name)).status !== status) await pause(20);
}

const publish = (...args: Parameters<typeof builtRemote>) =>
  operator.publish([writeDist(operator.folder, builtRemote(...args))]);

beforeAll(async () => {
  operator = await openTestOperator(parent);
  await operator.release(
    builtHost({ version: '1.0.0' }),
    builtRemote({ name: 'home', version: '1.0.0' }),
    builtRemote({ name: 'shop', version: '1.0.0' }),
    builtRemote({ name: 'extra', version: '1.0.0' }),
  );
  await operator.retire({ name: 'extra', reason: 'sold' });
  await publish({ name: 'shop', version: '1.1.0' }, { 'node/page.cjs': "exports.Screen = () => 'new'" });
  server = await serveSite({ ...operator.served, port: 0 });
});

afterAll(() => server.close());

it('shows the live site with the version, and changes no byte of the live site', async () => {
  const targets = ['/shop', '/home', '/nothing', '/release/current.json', '/robots.txt'];
  const live = () => Promise.all(targets.map(async (target) => (await ask(target)).text));
  const before = await live();
  const stored = filesIn(operator.storeFolder);
  const opened = await operator.preview({ targets: ['shop@1.1.0'], ...addressed });
  expect(opened).toMatchObject({ changed: true, address: 'http://preview-next.localhost:4173/' });
  expect((await ask('/shop', 'next')).text).toContain('<main>new</main>');
  // A version that was never live is read in its preview alone.
  expect((await ask('/remotes/shop/1.1.0/page.js', 'next')).status).toBe(200);
  expect((await ask('/remotes/shop/1.1.0/page.js')).status).toBe(404);
  expect((await ask('/extra', 'next')).status).toBe(410);
  expect((await ask('/remotes/shop/1.1.0/page.js', 'next')).headers['cache-control']).toContain('immutable');
  expect(await live()).toEqual(before);
  const written = filesIn(operator.storeFolder).filter((file) => !stored.includes(file));
  expect(written.filter((file) => !file.startsWith('previews/next/'))).toEqual([]);
  expect(written.join()).toContain('previews/next/pages/content/');
  expect(before.join()).not.toContain('badge');
  expect((await ask('/release/badge.js')).status).toBe(404);
  expect((await ask('/release/published.json')).status).toBe(404);
});

it('names the hosts of previews at a host that is none of them', async () => {
  const headers = { host: 'preview-next.gloves.example' };
  const { status, bytes } = await rawRequest(server.port, '/shop', { headers });
  expect([status, String(bytes)]).toEqual([421, 'No previews here. They are at preview-NAME.localhost.\n']);
});

it('may have a host name of its own', async () => {
  const host = 'review.example';
  const shown = async () =>
    String((await rawRequest(server.port, '/shop', { headers: { host: `${host}:80` } })).bytes);
  expect(await shown()).not.toContain('new');
  const { address } = await operator.preview({ targets: ['shop@1.1.0'], host, ttlMs });
  expect(address).toBe('http://review.example/');
  await expect(operator.preview({ ...addressed, targets: [], host })).rejects.toThrow('--name or --host');
  while (!(await shown()).includes('<main>new</main>')) await pause(20);
  expect(await shown()).toContain('data-name="review.example"');
  expect(await shown()).toContain('data-live="//localhost');
  await operator.closePreview(host);
});

it('shows a remote before a configuration admits it, or under another one, and changes nothing live', async () => {
  await publish({ name: 'guides', version: '1.0.0' });
  const request = { ...addressed, name: 'first', targets: ['guides@1.0.0'] };
  const before = await operator.state();
  await operator.preview(request);
  expect((await ask('/guides', 'first')).text).toContain('<main>');
  await expect(operator.promote(request)).rejects.toThrow('does not admit guides');
  const { remotes } = testSite();
  const site = testSite({ remotes: [...remotes, 'guides'], baseUrl: 'https://www.example' });
  const siteFile = writeSite(operator.folder, site, 'admits.json');
  const { address } = await operator.preview({ ...request, siteFile });
  expect(address).toBe('http://preview-first.localhost:4173/');
  expect((await operator.previews()).map((preview) => preview.address)).toContain(address);
  expect((await ask('/guides', 'first')).text).toContain('<main>');
  expect(await operator.state()).toEqual(before);
  await operator.closePreview('first');
});

it('is a live document with one script element more, which fits its digest', async () => {
  const [shown, live] = [await ask('/home', 'next'), await ask('/home')];
  const element = /<script src="([^"]+)" integrity="([^"]+)"[^>]*><\/script>/.exec(shown.text);
  const [whole = '', address = '', integrity] = element ?? [];
  expect(shown.text.replace(whole, '')).toBe(live.text);
  expect(whole).toContain('data-name="next" data-note="untried, until 20');
  expect(whole).toContain('data-live="//localhost"');
  const { text, headers } = await ask(address, 'next');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(integrity).toBe(`sha256-${sha256Base64(text)}`);
});

it('is kept by nobody, stays out of search engines and has no services', async () => {
  for (const target of ['/home', '/nothing', '/', '/release/current.json', '/robots.txt', '/api/enquiries'])
    expect((await ask(target, 'next')).headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
  expect((await ask('/robots.txt', 'next')).text).toBe('User-agent: *\nDisallow: /\n');
  for (const target of ['/sitemap.xml', '/release/metrics'])
    expect((await ask(target, 'next')).status).toBe(404);
  expect(await ask('/api/enquiries', 'next', 'POST')).toMatchObject({
    status: 503,
    text: expect.stringContaining('This is a preview.'),
  });
  expect((await ask('/release/errors', 'next', 'POST')).status).toBe(405);
  expect(JSON.parse((await ask('/release/published.json', 'next')).text)).toMatchObject({
    host: ['1.0.0'],
    shop: ['1.1.0', '1.0.0'],
  });
});

it('takes other releases under its name, and is gone when it is closed', async () => {
  expect(await operator.previews()).toMatchObject([{ name: 'next', did: [{ from: '1.0.0', to: '1.1.0' }] }]);
  await operator.preview({ targets: ['shop@1.0.0'], ...addressed });
  while ((await ask('/shop', 'next')).text.includes('new')) await pause(20);
  await operator.closePreview('next');
  await untilStatus('next', 410);
  expect((await ask('/shop', 'next')).text).toContain('This preview has ended');
  expect((await ask('/shop', 'never')).status).toBe(404);
  expect(await operator.previews()).toEqual([]);
  await expect(operator.closePreview('next')).rejects.toMatchObject({ reason: 'noTarget' });
});

it('ends by itself', async () => {
  await operator.preview({ targets: ['shop@1.0.0'], name: 'short', ttlMs: 1500 });
  expect((await ask('/shop', 'short')).status).toBe(200);
  await untilStatus('short', 410);
  expect((await operator.status()).others).toEqual([]);
});

it('refuses what a promote refuses', async () => {
  const siteFile = writeSite(operator.folder, testSite({ remotes: ['home'] }), 'without-shop.json');
  for (const [target, reason] of [
    ['shop@1.1.0', 'refused'],
    ['shop@9.9.9', 'noTarget'],
    ['shop', 'usage'],
  ] as const) {
    const request = { targets: [target], siteFile };
    await expect(operator.preview({ ...request, name: 'bad', ttlMs })).rejects.toMatchObject({ reason });
    await expect(operator.promote(request)).rejects.toMatchObject({ reason });
  }
  expect((await ask('/', 'bad')).status).toBe(404);
});
