/** The site map for search engines. */
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { browserDrawnPages, furtherPages, publicPages, unknownPage } from '../pages';
import { test } from '../site-test';
import { indexablePaths } from './live-routes';
import { parseXml, type XmlElement } from './xml-tree';

const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Greatest number of addresses in one file, by the protocol. */
const mostAddresses = 50_000;

const textOf = async (request: APIRequestContext, path: string) => {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return await response.text();
};

/** The schema of the protocol, as far as we use it: a root, entries in it, an address and a day in each. */
function entriesOf(root: XmlElement, [rootName, entryName]: readonly [string, string]) {
  expect(root).toMatchObject({ name: rootName, namespace: sitemapNamespace });
  expect(root.children.length).toBeLessThanOrEqual(mostAddresses);
  return root.children.map((entry) => {
    expect(entry).toMatchObject({ name: entryName, namespace: sitemapNamespace });
    expect(entry.children.map(({ name }) => name)).toEqual(['loc', 'lastmod']);
    const [address = '', day = ''] = entry.children.map(({ text }) => text);
    expect(URL.canParse(address), address).toBe(true);
    expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    return { address, day };
  });
}

/** The site may say another address than the one it is asked at. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** All pages of the site map, through its index if it has one. */
async function sitemapPages(page: Page, request: APIRequestContext) {
  const root = await parseXml(page, await textOf(request, '/sitemap.xml'));
  if (root.name === 'urlset') return entriesOf(root, ['urlset', 'url']);
  const pages = [];
  for (const { address } of entriesOf(root, ['sitemapindex', 'sitemap'])) {
    const part = await parseXml(page, await textOf(request, pathOf(address)));
    pages.push(...entriesOf(part, ['urlset', 'url']));
  }
  return pages;
}

const attributeOf = (html: string, element: RegExp, attribute: string) =>
  new RegExp(`${attribute}="([^"]*)"`).exec(element.exec(html)?.[0] ?? '')?.[1];

test('the site map lists all pages of the live routes and of long lists, and no others', async ({
  page,
  request,
}) => {
  const paths = (await sitemapPages(page, request)).map(({ address }) => pathOf(address));
  expect([...paths].sort()).toEqual([...(await indexablePaths(request)), ...furtherPages].sort());
  expect(paths).toEqual(expect.arrayContaining(publicPages));
  for (const path of [...browserDrawnPages, unknownPage]) expect(paths).not.toContain(path);
});

test('each page of the site map exists, is its own canonical address, and is indexable', async ({
  page,
  request,
}) => {
  const today = new Date().toISOString().slice(0, 10);
  for (const { address, day } of await sitemapPages(page, request)) {
    expect(day <= today, `${address} ${day}`).toBe(true);
    const response = await request.get(pathOf(address), { maxRedirects: 0 });
    expect(response.status(), address).toBe(200);
    const html = await response.text();
    expect(attributeOf(html, /<link rel="canonical"[^>]*>/, 'href')).toBe(address);
    expect(html, address).not.toContain('<meta name="robots"');
    // A site of samples keeps itself out as a whole; no page does so alone.
    expect([undefined, 'noindex']).toContain(response.headers()['x-robots-tag']);
  }
});
