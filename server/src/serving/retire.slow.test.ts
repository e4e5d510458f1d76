import { describe, expect, it } from '@jest/globals';
import path from 'node:path';
import { builtHost, builtRemote, route, writeDist } from 'release/testing/release-factory';
import { pageTexts } from 'release/testing/stored-pages';
import { temporaryFolder } from 'release/testing/temporary-folder';
import { openTestOperator, type TestOperator } from 'release/testing/test-operator';
import { visitedServer } from '../testing/visited-server.js';

const parent = temporaryFolder();

const links = [{ path: '/home' }, { path: '/shop', of: ['/shop/gloves'] }, { path: '/shop/gloves' }];
const host = (version = '1.0.0') => builtHost({ version, links });
const home = builtRemote({ name: 'home', version: '1.0.0' });
const shop = (version = '1.0.0', prices = '[1]') =>
  builtRemote(
    {
      name: 'shop',
      version,
      facts: ['prices'],
      routes: [route('/shop'), route('/shop/gloves')],
    },
    { 'facts/prices.json': prices },
  );
const extra = builtRemote({ name: 'extra', version: '1.0.0' });
const news = builtRemote(
  { name: 'news', version: '1.0.0', routes: [route('/news', { uses: ['prices'] })] },
  {
    'node/page.cjs': `
      exports.load = async (request, { facts, leftOut }) =>
        ({ kind: 'ready', data: { prices: (await facts('prices')) ?? 'none', leftOut: leftOut ?? [] } });
      exports.Screen = ({ data }) => JSON.stringify(data);`,
  },
);

const { serve, get } = visitedServer();

async function live() {
  const operator = await openTestOperator(parent);
  await operator.release(host(), home, shop(), extra, news);
  return operator;
}

const reason = 'not sold any more';

/** Every page of the store by its page set and its path. */
const pagesOf = ({ storeFolder }: TestOperator) => pageTexts(storeFolder);

describe('retire', () => {
  it('answers 410 at every path of the remote, and takes it out of all that is listed', async () => {
    const operator = await live();
    expect(await operator.retire({ name: 'shop', reason })).toMatchObject({
      changed: true,
      did: [{ kind: 'retire', package: 'shop', from: '1.0.0' }],
    });
    await serve(operator);
    for (const address of ['/shop', '/shop/gloves', '/shop/never-was', '/Shop/Gloves', '/shop?q=1'])
      expect(await get(address)).toMatchObject({ status: 410, text: expect.stringContaining('Page gone') });
    expect(await get('/nowhere')).toMatchObject({
      status: 404,
      text: expect.stringContaining('Page not found'),
    });
    expect((await get('/home')).text).toContain('<nav>without /shop /shop/gloves</nav>');
    expect((await get('/sitemap.xml')).text).not.toContain('/shop');
    const manifest = JSON.parse((await get('/release/current.json')).text) as Record<string, unknown>;
    expect(manifest).toMatchObject({ gone: ['/shop'], leftOut: ['/shop', '/shop/gloves'] });
    expect(JSON.stringify(manifest['remotes'])).not.toContain('"shop"');
    // A tab that still shows it keeps its files.
    expect((await get('/remotes/shop/1.0.0/page.js')).status).toBe(200);
    // Those who used its fact do without.
    expect((await get('/news')).text).toContain('&quot;none&quot;'.replaceAll('&quot;', '"'));
  });

  it('changes only pages that use facts of the remote if header and footer do not link to it', async () => {
    const operator = await live();
    const before = pagesOf(operator);
    // Only the host's own pages are new: one says that a page is gone.
    expect(await operator.retire({ name: 'extra', reason })).toMatchObject({ pages: 2 });
    const added = [...pagesOf(operator)].filter(([name]) => !before.has(name));
    expect(added.map(([name]) => path.basename(name)).sort()).toEqual(['404.html', '410.html']);
    await serve(operator);
    expect((await get('/extra')).status).toBe(410);
    expect((await get('/home')).text).not.toContain('<nav>');
  });

  it('can be undone by a rollback, which renders nothing and brings every page back byte by byte', async () => {
    const operator = await live();
    const before = pagesOf(operator);
    await serve(operator);
    const home1 = await get('/home');
    await operator.retire({ name: 'shop', reason });
    await operator.settle();
    expect((await operator.status()).rollbackReady).toMatchObject({ shop: true });
    expect(await operator.rollBack({ name: 'shop', reason: 'it sells again' })).toMatchObject({
      pages: 0,
      did: [{ kind: 'rollback', package: 'shop', from: null, to: '1.0.0' }],
    });
    const { state } = await operator.status();
    expect(state).not.toHaveProperty('retired');
    expect(state).not.toHaveProperty('leftOut');
    await serve(operator);
    expect((await get('/shop')).status).toBe(200);
    expect((await get('/home')).text).toBe(home1.text);
    for (const [name, text] of before) expect(pagesOf(operator).get(name)).toBe(text);
  });

  it('is undone by promoting any version; a rollback then goes to the version before', async () => {
    const operator = await live();
    await operator.retire({ name: 'shop', reason });
    await operator.release(shop('1.1.0'));
    const { state } = await operator.status();
    expect(state.packages['shop']).toMatchObject({
      active: { version: '1.1.0' },
      stack: [{ version: '1.0.0' }],
    });
    expect(state).not.toHaveProperty('retired');
    const back = await operator.rollBack({ name: 'shop', reason: 'x' });
    expect(back.did).toMatchObject([{ from: '1.1.0', to: '1.0.0' }]);
  });

  it.each([
    ['host', 'refused', 'every page needs it'],
    ['home', 'refused', '/home belongs to it'],
    ['stranger', 'noTarget', 'not live'],
    ['No Name', 'usage', 'Invalid package name'],
  ])('refuses %s', async (name, why, message) => {
    const operator = await live();
    await expect(operator.retire({ name, reason })).rejects.toMatchObject({
      reason: why,
      message: expect.stringContaining(message),
    });
    await expect(operator.retire({ name: 'shop', reason: ' ' })).rejects.toMatchObject({ reason: 'usage' });
    expect((await operator.status()).n).toBe(1);
  });

  it('leaves the paths to a remote that claims them later', async () => {
    const operator = await live();
    await operator.retire({ name: 'extra', reason });
    const heir = builtRemote({ name: 'news', version: '2.0.0', claims: ['/news', '/extra'] });
    await operator.publish([writeDist(operator.folder, heir)]);
    await operator.promote({ targets: ['news@2.0.0'] });
    await serve(operator);
    expect((await get('/extra/old')).status).toBe(404);
    await expect(operator.rollBack({ name: 'extra', reason: 'x' })).rejects.toMatchObject({
      reason: 'refused',
      message: expect.stringContaining('claim the same paths'),
    });
  });
});
