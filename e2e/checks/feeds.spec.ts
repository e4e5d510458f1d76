import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { test } from '../site-test';
import { childrenOf, parseXml, type XmlElement } from './xml-tree';

const feedPath = '/media/feed.atom';

const atomNamespace = 'http://www.w3.org/2005/Atom';

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

const readFeed = async (page: Page, request: APIRequestContext) =>
  await parseXml(page, await textOf(request, feedPath));

/** Text of the one element of this name. */
function only(element: XmlElement, name: string): string {
  const found = childrenOf(element, name);
  expect(found, name).toHaveLength(1);
  return found[0]?.text ?? '';
}

const linksOf = (element: XmlElement) => childrenOf(element, 'link').map(({ attributes }) => attributes);

/** A permanent id, whatever the address (RFC 4151). */
const tagUri = /^tag:[^,]+,\d{4}(-\d{2}){0,2}:\S+$/;

/** RFC 3339, which Atom asks for. */
const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

test('the feed is well-formed and complete', { tag: '@main' }, async ({ page, request }) => {
  const feed = await readFeed(page, request);
  expect(feed).toMatchObject({ name: 'feed', namespace: atomNamespace });
  expect(only(feed, 'title')).not.toBe('');
  expect(only(feed, 'id')).toMatch(tagUri);
  expect(only(feed, 'updated')).toMatch(time);
  const self = linksOf(feed).find(({ rel }) => rel === 'self');
  expect(new URL(self?.['href'] ?? '').pathname).toBe(feedPath);
  const [author] = childrenOf(feed, 'author');
  expect(only(author ?? feed, 'name')).not.toBe('');
});

test('each feed entry has a unique permanent id, a time and a page of this site', async ({
  page,
  request,
}) => {
  const entries = childrenOf(await readFeed(page, request), 'entry');
  const ids = entries.map((entry) => only(entry, 'id'));
  expect(new Set(ids).size).toBe(ids.length);
  for (const entry of entries) {
    expect(only(entry, 'id')).toMatch(tagUri);
    expect(only(entry, 'updated')).toMatch(time);
    expect(only(entry, 'title')).not.toBe('');
    const { href = '' } = linksOf(entry)[0] ?? {};
    expect((await request.get(new URL(href).pathname)).status(), href).toBe(200);
  }
});

test('the pages of news and events name the feed in their heads, others do not', async ({ request }) => {
  const naming = new RegExp(`<link rel="alternate" type="application/atom\\+xml"[^>]* href="${feedPath}">`);
  for (const path of ['/media', '/media/events']) expect(await textOf(request, path)).toMatch(naming);
  expect(await textOf(request, '/gallery')).not.toContain('rel="alternate"');
});
