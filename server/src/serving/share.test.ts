import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { rawRequest } from 'shared-types/testing/raw-request';
import { exportSite } from '../exporting/export-site.js';
import { builtHost, builtRemote, writeDist } from 'release/testing/release-factory';
import { temporaryFolder } from 'release/testing/temporary-folder';
import { openTestOperator, type TestOperator } from 'release/testing/test-operator';
import { serveSite, type SiteServer } from './site-server.js';

const parent = temporaryFolder();

let operator: TestOperator;
let server: SiteServer;

/** @param number  in the cookie of the visitor; without one, it is the first visit */
async function ask(target: string, number?: number) {
  const headers = number === undefined ? {} : { cookie: `other=1; share=${number}` };
  const { status, headers: answered, bytes } = await rawRequest(server.port, target, { headers });
  return { status, headers: answered, text: String(bytes) };
}

const publish = (...args: Parameters<typeof builtRemote>) =>
  operator.publish([writeDist(operator.folder, builtRemote(...args))]);

/** Waits until a visitor gets a page; a test that waits in vain ends by its own limit. */
async function until(number: number, text: string): Promise<void> {
  while (!(await ask('/shop', number)).text.includes(`<main>${text}</main>`)) await pause(20);
}

const start = (percent: number) => operator.share({ target: 'shop@1.1.0', percent, reason: 'New list' });

beforeAll(async () => {
  operator = await openTestOperator(parent);
  await operator.release(
    builtHost({ version: '1.0.0' }),
    builtRemote({ name: 'home', version: '1.0.0' }),
    builtRemote({ name: 'shop', version: '1.0.0' }, { 'node/page.cjs': "exports.Screen = () => 'old'" }),
  );
  await publish({ name: 'shop', version: '1.1.0' }, { 'node/page.cjs': "exports.Screen = () => 'new'" });
  await publish({ name: 'home', version: '1.1.0' });
  server = await serveSite({ ...operator.served, port: 0 });
});

afterAll(() => server.close());

it('gives a part of the visitors the whole site with a version, from their second document on', async () => {
  const before = await ask('/home');
  expect(before.headers['set-cookie']).toBeUndefined();
  await start(10);
  await until(9, 'new');
  const first = await ask('/shop');
  expect(first.text).toContain('<main>old</main>');
  expect(String(first.headers['set-cookie'])).toMatch(
    /^share=\d{1,2};path=\/;max-age=2592000;samesite=lax;httponly$/,
  );
  expect(first.headers).toMatchObject({
    'cache-control': 'private, no-cache, no-transform',
    vary: 'accept-encoding, cookie',
  });
  expect((await ask('/shop', 10)).text).toContain('<main>old</main>');
  expect((await ask('/shop', 9)).headers['set-cookie']).toBeUndefined();
  const manifests = [9, 10].map(
    async (number) =>
      JSON.parse((await ask('/release/current.json', number)).text) as {
        generation: number;
        remotes: unknown[];
      },
  );
  const [shared, live] = await Promise.all(manifests);
  expect(shared?.generation).not.toBe(live?.generation);
  expect(shared?.remotes).toContainEqual(expect.objectContaining({ name: 'shop', version: '1.1.0' }));
  expect(live?.remotes).toContainEqual(expect.objectContaining({ name: 'shop', version: '1.0.0' }));
  expect((await ask('/remotes/shop/1.1.0/page.js')).headers['cache-control']).not.toContain('private');
  // What is not shared is the same on both sides.
  expect((await ask('/home', 9)).text).toBe(before.text);
});

it('keeps visitors on their side when the part grows, and when something else is promoted', async () => {
  await start(50);
  await until(49, 'new');
  await until(9, 'new');
  expect((await ask('/shop', 50)).text).toContain('<main>old</main>');
  await operator.promote({ targets: ['home@1.1.0'] });
  await until(49, 'new');
  expect((await operator.state()).share).toMatchObject({ package: 'shop', version: '1.1.0', percent: 50 });
  const live = (await ask('/release/metrics')).text;
  expect(live).toContain('site_documents_total{kind="stored",package="shop",version="1.1.0"}');
});

it('refuses a second share, an export, and what all visitors have', async () => {
  await publish({ name: 'shop', version: '1.2.0' });
  const second = operator.share({ target: 'shop@1.2.0', percent: 10, reason: 'Newer list' });
  await expect(second).rejects.toThrow('shop@1.1.0 has a share already');
  const folder = `${operator.folder}/exported`;
  await expect(exportSite(operator.served, { folder })).rejects.toThrow('A share needs `release serve`');
  const live = operator.share({ target: 'home@1.1.0', percent: 10, reason: 'Nothing' });
  await expect(live).rejects.toThrow('shop@1.1.0 has a share already');
});

it.each([
  ['the end of the share', () => operator.endShare('Worse'), 'old'],
  ['a rollback', () => operator.rollBack({ name: 'shop', reason: 'Worse' }), 'old'],
  ['a promote', () => operator.promote({ targets: ['shop@1.1.0'] }), 'new'],
])('gives all visitors the same after %s', async (_, end, text) => {
  if (!(await operator.state()).share) await start(50);
  await until(49, 'new');
  const { changed, pages } = await end();
  expect([changed, pages]).toEqual([true, 0]);
  await until(49, text);
  await until(50, text);
  expect((await ask('/shop')).headers['set-cookie']).toBeUndefined();
  expect((await ask('/shop', 49)).headers['cache-control']).toBe('no-cache, no-transform');
});
