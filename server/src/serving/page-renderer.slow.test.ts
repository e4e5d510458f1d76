import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { builtHost, builtRemote, route } from 'release/testing/release-factory';
import { pageTexts } from 'release/testing/stored-pages';
import { temporaryFolder } from 'release/testing/temporary-folder';
import { openTestOperator } from 'release/testing/test-operator';
import { pageRecordIn } from '../testing/visited-server.js';

const folder = temporaryFolder();

type Changes = Parameters<typeof builtRemote>[0];

async function render(changes: Partial<Changes>, texts: Readonly<Record<string, string>> = {}) {
  const operator = await openTestOperator(folder);
  await operator.release(
    builtHost({ version: '1.0.0' }),
    builtRemote({ name: 'shop', version: '1.0.0', ...changes }, texts),
  );
  const pages = pageTexts(operator.storeFolder);
  return new Map([...pages].map(([name, text]) => [name.slice(name.indexOf('/') + 1), text]));
}

const detail = `
const { paragraph } = require('test-ui');
exports.paths = async ({ readAsset }) => (await readAsset('data/list.json')).map((id) => '/shop/' + id);
exports.load = async ({ path }, { site }) => ({ kind: 'ready', data: { path, company: site.company.name } });
exports.head = (data) => ({ title: data.path, description: 'About ' + data.path, robots: 'noindex' });
exports.Screen = ({ data }) => paragraph(data.path);
`;

describe('pages', () => {
  it('are rendered for every route without parameters, and for the host’s own not-found page', async () => {
    const pages = await render({});
    expect([...pages.keys()].sort()).toEqual(['404.html', 'shop.html']);
    expect(pages.get('shop.html')).toContain('<title>Title of /shop | Test Company</title>');
    expect(pageRecordIn(pages.get('404.html')).remote).toBeUndefined();
    expect(pages.get('404.html')).toContain('noindex');
  });

  it('are rendered for the paths that a screen lists, with the data that it loads', async () => {
    const pages = await render(
      { routes: [route('/shop/:id')] },
      { 'node/page.cjs': detail, 'data/list.json': '["a","b%20c"]' },
    );
    expect([...pages.keys()].sort()).toEqual(['404.html', 'shop/a.html', 'shop/b%20c.html']);
    const html = pages.get('shop/a.html');
    expect(html).toContain('<p>/shop/a</p>');
    expect(html).toContain('<title>/shop/a | Test Company</title>');
    expect(pageRecordIn(html).view).toEqual({
      path: '/shop/a',
      data: { path: '/shop/a', company: 'Test Company' },
    });
  });

  it('have the structured data of the describer of their remote', async () => {
    const describer = `exports.describe = async ({ request, data }, { readAsset }) => ({
      structuredData: [{ '@type': 'Thing', name: request.path, about: data.company }],
      picture: { address: (await readAsset('node/pictures.json'))[request.path], alt: 'A drawing' },
    });`;
    const pages = await render(
      { routes: [route('/shop/:id')], describer: 'shop' },
      {
        'node/page.cjs': detail.replace(", robots: 'noindex'", ", structuredData: [{ '@type': 'Product' }]"),
        'node/describers/shop.cjs': describer,
        'node/pictures.json': '{"/shop/a":"/assets/a.png"}',
        'data/list.json': '["a"]',
      },
    );
    const html = pages.get('shop/a.html');
    expect(html).toContain(
      '"@graph":[{"@type":"Product"},{"@type":"Thing","name":"/shop/a","about":"Test Company"}]',
    );
    expect(html).toContain('<meta property="og:image" content="http://localhost:4173/assets/a.png">');
  });

  it('contain only their own route and screen', async () => {
    const routes = [route('/shop'), route('/shop/other', { screen: 'other' })];
    const screens = {
      page: { scripts: ['page.js'], styles: [] },
      other: { scripts: ['page.js'], styles: [] },
    };
    const pages = await render({ routes, screens }, { 'node/other.cjs': "exports.Screen = () => ''" });
    const { remote } = pageRecordIn(pages.get('shop.html'));
    expect(remote?.routes.map(({ path: text }) => text)).toEqual(['/shop']);
    expect(Object.keys(remote?.screens ?? {})).toEqual(['page']);
  });

  it('have no view for guarded routes, those that take any value and screens that the browser draws', async () => {
    const routes = [
      route('/shop/members', { auth: ['admin'] }),
      route('/shop/:id', { unlisted: 'page' }),
      route('/shop/:id/:part', { unlisted: 'page' }),
      route('/shop', { screen: 'tool', ui: 'mui' }),
    ];
    const screens = { page: { scripts: [], styles: [] }, tool: { scripts: ['page.js'], styles: [] } };
    const pages = await render({ routes, screens });
    expect([...pages.keys()].sort()).toEqual([
      '404.html',
      'shop.html',
      'shop/__1.html',
      'shop/__2.html',
      'shop/members.html',
    ]);
    for (const name of ['shop.html', 'shop/__1.html', 'shop/members.html']) {
      expect(pages.get(name)).toContain('<main>Waiting</main>');
      expect(pages.get(name)).toContain('noindex');
      expect(pageRecordIn(pages.get(name)).view).toBeUndefined();
    }
  });

  it('without a view include the deferred styles and scripts of the host', async () => {
    const routes = [route('/shop'), route('/shop/tool', { screen: 'tool', ui: 'mui' })];
    const screens = {
      page: { scripts: ['page.js'], styles: [] },
      tool: { scripts: ['page.js'], styles: [] },
    };
    const pages = await render({ routes, screens });
    const scriptsOf = (name: string) =>
      pageRecordIn(pages.get(name)).host.scripts.map(({ href }) => path.basename(href));
    expect(scriptsOf('shop.html')).toEqual(['main.js']);
    expect(pages.get('shop.html')).not.toContain('deferred.css');
    for (const name of ['shop/tool.html', '404.html']) {
      expect(scriptsOf(name)).toEqual(['main.js', 'deferred.js']);
      expect(pages.get(name)).toContain('<style data-href="deferred.css">');
    }
  });

  it('have the build time of the later of their two releases', async () => {
    const pages = await render({ builtAt: '2026-11-05T00:00:00.000Z' });
    expect(pageRecordIn(pages.get('shop.html')).publishedAt).toBe('2026-11-05T00:00:00.000Z');
    expect(pageRecordIn(pages.get('404.html')).publishedAt).toBe('2026-11-01T12:00:00.000Z');
  });

  it('can read the facts that their route lists; a fact that no package offers is undefined', async () => {
    const screen = `
      exports.load = async (request, { facts }) => {
        const [routes, sizes, none] = await Promise.all([facts('routes'), facts('shop.sizes'), facts('none')]);
        return { kind: 'ready', data: { routes, sizes, isThere: none !== undefined } };
      };
      exports.Screen = () => '';`;
    const pages = await render(
      { facts: ['shop.sizes'], routes: [route('/shop', { uses: ['routes', 'shop.sizes', 'none'] })] },
      { 'node/page.cjs': screen, 'facts/shop.sizes.json': '[9]' },
    );
    expect(pageRecordIn(pages.get('shop.html')).view?.data).toMatchObject({
      routes: [{ remote: 'shop', routes: [{ path: '/shop', title: 'Title of /shop' }] }],
      sizes: [9],
      isThere: false,
    });
  });
});

describe('rendering refuses, naming the page,', () => {
  const screen = (text: string) => render({}, { 'node/page.cjs': text });
  const load = (text: string) =>
    screen(`exports.load = async (request, context) => ${text}; exports.Screen = () => '';`);

  it.each([
    [
      'a fact that the route does not list',
      "({ kind: 'ready', data: await context.facts('routes') })",
      'does not list the fact routes',
    ],
    [
      'a redirect',
      "({ kind: 'redirect', to: '/' })",
      '/shop: A listed path must be ready, and load answered redirect',
    ],
    ['not found', "({ kind: 'not-found' })", 'load answered not-found'],
    ['data that is not JSON', "({ kind: 'ready', data: { at: new Date(0) } })", 'Its data is not JSON'],
    [
      'a file that is not there',
      "({ kind: 'ready', data: await context.readAsset('data/none.json') })",
      'has no file data/none.json',
    ],
  ])('%s', async (_, text, message) => {
    const answer = load(text);
    await expect(answer).rejects.toMatchObject({ reason: 'refused' });
    await expect(answer).rejects.toThrow(message);
  });

  it('an import that the host does not share: files, network, packages', async () => {
    await expect(screen("require('node:fs'); exports.Screen = () => ''")).rejects.toThrow(
      'node/page.cjs imports node:fs, which the host does not share',
    );
  });

  it('a module without a screen', async () => {
    await expect(screen('exports.default = () => 1')).rejects.toThrow('exports no Screen');
  });

  it('a listed path that no route fits', async () => {
    const text = "exports.paths = async () => ['/elsewhere']; exports.Screen = () => ''";
    await expect(render({ routes: [route('/shop/:id')] }, { 'node/page.cjs': text })).rejects.toThrow(
      '/elsewhere: No route of the remote fits it',
    );
  });

  it('and leaves no page set behind', async () => {
    const operator = await openTestOperator(folder);
    const broken = builtRemote(
      { name: 'shop', version: '1.0.0' },
      { 'node/page.cjs': 'throw new Error("broken")' },
    );
    const answer = operator.release(builtHost({ version: '1.0.0' }), broken);
    await expect(answer).rejects.toThrow('shop 1.0.0: node/page.cjs cannot be loaded: broken');
    expect((await operator.status()).n).toBe(0);
    expect(existsSync(path.join(operator.storeFolder, 'pages'))).toBe(false);
  });
});
