import { describe, expect, it } from '@jest/globals';
import { builtHost, builtRemote, type BuiltPackage } from 'release/testing/release-factory';
import { testSite } from 'release/testing/site-factory';
import { pageTexts } from 'release/testing/stored-pages';
import { temporaryFolder } from 'release/testing/temporary-folder';
import { openTestOperator } from 'release/testing/test-operator';
import { pageRecordIn, visitedServer } from '../testing/visited-server.js';

const folder = temporaryFolder();

const baseUrl = 'https://www.example';

/** A list of three pages, and what its head says of the query. */
const list = (headSearch: string) => `
exports.load = async ({ search }) => ({ kind: 'ready', data: search || 'first', pages: 3 });
exports.head = (data, { search }) =>
  ({ title: 'List ' + data, description: 'Page', ...(search && { search: ${headSearch} }) });
exports.Screen = ({ data }) => 'Shows ' + data;`;

const shop = (version: string, headSearch = 'search') =>
  builtRemote({ name: 'shop', version }, { 'node/page.cjs': list(headSearch) });

const newHost = builtHost({ version: '2.0.0', provides: ['1.3.0'] });

const { serve: serveSite, get } = visitedServer();

async function open(...packages: readonly BuiltPackage[]) {
  const operator = await openTestOperator(folder, testSite({ baseUrl, sample: false, indexable: true }));
  await operator.release(...packages);
  return operator;
}

const serve = async (...packages: readonly BuiltPackage[]) => serveSite(await open(...packages));

const viewOf = ({ text }: { readonly text: string }) => pageRecordIn(text).view;

describe('a further page of a list', () => {
  it('is a document of its own, also for search engines', async () => {
    await serve(newHost, shop('1.0.0'));
    const page = await get('/shop?page=2');
    expect(page.status).toBe(200);
    expect(page.headers.get('x-robots-tag')).toBeNull();
    expect(page.text).toContain('<main>Shows ?page=2</main>');
    expect(page.text).toContain('<title>List ?page=2 | ');
    expect(page.text).toContain(`<link rel="canonical" href="${baseUrl}/shop?page=2">`);
    expect(page.text).toContain(`<meta property="og:url" content="${baseUrl}/shop?page=2">`);
    expect(page.text).not.toContain('name="robots"');
    expect(viewOf(page)).toEqual({ path: '/shop', search: '?page=2', data: '?page=2' });
    expect(viewOf(await get('/shop'))).toEqual({ path: '/shop', data: 'first' });
  });

  it('is served at exactly its address; other queries show the first page', async () => {
    await serve(newHost, shop('1.0.0'));
    for (const query of ['?page=1', '?page=4', '?page=02', '?page=2&sort=title', '?sort=title&page=2']) {
      const { text } = await get(`/shop${query}`);
      expect(text).toContain('<main>Shows first</main>');
      expect(text).toContain(`<link rel="canonical" href="${baseUrl}/shop">`);
    }
    expect((await get('/Shop/?page=2')).headers.get('location')).toBe('/shop?page=2');
    expect((await get('/shop?page=3&utm_source=mail')).text).toContain('Shows ?page=3');
  });

  it('is in the site map', async () => {
    await serve(newHost, shop('1.0.0'));
    const { text } = await get('/sitemap.xml');
    expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(
      ['/shop', '/shop?page=2', '/shop?page=3'].map((address) => baseUrl + address),
    );
  });

  it('has a file name that is valid for every file system and web server', async () => {
    const { storeFolder } = await open(newHost, shop('1.0.0'));
    const pages = [...pageTexts(storeFolder)];
    const second = pages.find(([name]) => name.endsWith('/shop/__page-2.html'));
    expect(second?.[1]).toContain('Shows ?page=2');
  });

  it.each(['1e9', '2.5', '-1', '1 / 0'])('is refused where load counts %s pages', async (pages) => {
    const page = `exports.load = async () => ({ kind: 'ready', data: 1, pages: ${pages} }); exports.Screen = () => '';`;
    const built = builtRemote({ name: 'shop', version: '1.0.0' }, { 'node/page.cjs': page });
    await expect(open(newHost, built)).rejects.toThrow(
      'shop 1.0.0 cannot render /shop: Its load gives a number of pages that is not a whole number from 0 to 10000.',
    );
  });

  it('is refused if its head names another address', async () => {
    await expect(open(newHost, shop('1.0.0', "'?page=9'"))).rejects.toThrow(
      "/shop?page=2: Its head says that the query of the page is '?page=9'",
    );
  });
});
