/** The catalogues of the served site: what the page says of each, and what a reader's program finds in it. */
import { createHash } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import type { Manifest } from 'shared-types/release';
import { readPdf } from '../read-pdf';
import { test } from '../site-test';

interface Download {
  readonly id: string;
  readonly kind: 'full' | 'category';
  readonly title: string;
  readonly url: string;
  readonly bytes: number;
  readonly pages: number;
  readonly articles: number;
  readonly sha256: string;
}

/** The most that a file may weigh, in bytes. */
const limits = { full: 2_000_000, category: 300 * 1024 } as const;

async function factOf<Fact>(request: APIRequestContext, name: string): Promise<Fact> {
  const { remotes } = (await (await request.get('/release/current.json')).json()) as Manifest;
  const base = remotes.find((remote) => remote.name === 'catalogue')?.base ?? '';
  return (await (await request.get(`${base}facts/${name}.json`)).json()) as Fact;
}

/** Every catalogue with what was served: all are fetched before one is read, which takes longer than a connection waits. */
async function served(request: APIRequestContext) {
  const downloads = await factOf<readonly Download[]>(request, 'downloads');
  const files = [];
  for (const download of downloads) {
    const response = await request.get(download.url);
    files.push({ ...download, headers: response.headers(), body: await response.body() });
  }
  return files;
}

/** A listing of a category links every article that its catalogue must hold. */
async function articlesOf(request: APIRequestContext, slug: string): Promise<readonly string[]> {
  const html = await (await request.get(`/products/${slug}`)).text();
  return [
    ...new Set([...html.matchAll(/href="\/product-details\/([^"?#]+)"/g)].map(([, number = '']) => number)),
  ];
}

test('each catalogue is a PDF with the announced size and page count', async ({ request }) => {
  for (const { kind, bytes, pages, sha256, headers, body } of await served(request)) {
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    });
    expect(body).toHaveLength(bytes);
    expect(bytes).toBeLessThanOrEqual(limits[kind]);
    expect(createHash('sha256').update(body).digest('hex')).toBe(sha256);
    expect((await readPdf(body)).pages).toBe(pages);
  }
});

test('each catalogue has a title, language, bookmarks, tags, and alternative text for every drawing', async ({
  request,
}) => {
  const downloads = await served(request);
  for (const { kind, title, articles, body } of downloads) {
    const read = await readPdf(body);
    expect(read).toMatchObject({
      title: expect.stringContaining(title),
      language: 'en',
      isTagged: true,
      isTitleShown: true,
      isUniversallyAccessible: true,
      figuresWithoutAlt: 0,
    });
    const openers = kind === 'full' ? downloads.length - 1 : 0;
    expect(read.roles).toMatchObject({ H1: 1, Figure: 1 + openers + articles });
    expect(read.roles[kind === 'full' ? 'H3' : 'H2']).toBe(articles);
    expect(read.bookmarks).toHaveLength(openers + articles);
  }
});

test('each category catalogue has each of its articles once, and the full catalogue has all articles', async ({
  request,
}) => {
  const downloads = await served(request);
  const listed = new Map<string, readonly string[]>();
  for (const { id, kind } of downloads)
    if (kind === 'category') listed.set(id, await articlesOf(request, id));
  const all = (await factOf<readonly { readonly articleNo: string }[]>(request, 'articles')).map(
    ({ articleNo }) => articleNo,
  );
  for (const { kind, id, articles, body } of downloads) {
    const { bookmarks, text } = await readPdf(body);
    const held = bookmarks.map((title) => title.split(' ')[0] ?? '').filter((number) => all.includes(number));
    for (const number of held) expect(text).toContain(number);
    if (kind === 'full') expect(held.toSorted()).toEqual(all.toSorted());
    else expect(held).toEqual(expect.arrayContaining([...(listed.get(id) ?? [])]));
    expect(new Set(held).size).toBe(articles);
  }
});

test('the page of an article offers its data sheet: one tagged page of what the article is', async ({
  request,
}) => {
  const articles = await factOf<readonly { readonly articleNo: string; readonly title: string }[]>(
    request,
    'articles',
  );
  const middle = Math.floor(articles.length / 2);
  for (const { articleNo, title } of [0, middle, -1].flatMap((index) => articles.at(index) ?? [])) {
    const html = await (await request.get(`/product-details/${articleNo}`)).text();
    const addresses = new Set(
      Array.from(html.matchAll(/href="(\/assets\/\w+\.pdf)"/g), ([, address]) => address),
    );
    expect(addresses.size).toBe(1);
    const [address = ''] = addresses;
    const response = await request.get(address);
    expect(response.headers()['content-type']).toBe('application/pdf');
    const read = await readPdf(await response.body());
    expect(read).toMatchObject({
      pages: 1,
      title: `${articleNo} ${title}: data sheet`,
      language: 'en',
      isTagged: true,
      isTitleShown: true,
      isUniversallyAccessible: true,
      figuresWithoutAlt: 0,
    });
    expect(read.roles).toMatchObject({ H1: 1, Figure: 2 });
    for (const text of [articleNo, title, 'Sample data, not a declaration of conformity'])
      expect(read.text.replace(/\s+/g, ' ')).toContain(text);
  }
});
