import { expect, type APIRequestContext } from '@playwright/test';
import { test } from '../site-test';
import { childrenOf, parseXml } from './xml-tree';

const feedPath = '/media/feed.atom';

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test(
  'the feed is well-formed, and its entries lead to pages',
  { tag: '@main' },
  async ({ page, request }) => {
    const feed = await parseXml(page, await textOf(request, feedPath));
    expect(feed.name).toBe('feed');
    // News and events that are samples are no entries.
    for (const entry of childrenOf(feed, 'entry')) {
      const { href = '' } = childrenOf(entry, 'link')[0]?.attributes ?? {};
      expect((await request.get(new URL(href).pathname)).status(), href).toBe(200);
    }
  },
);

test('the pages of news and events name the feed in their heads, others do not', async ({ request }) => {
  const naming = new RegExp(`<link rel="alternate" type="application/atom\\+xml"[^>]* href="${feedPath}">`);
  for (const path of ['/media', '/media/events']) expect(await textOf(request, path)).toMatch(naming);
  expect(await textOf(request, '/gallery')).not.toContain('rel="alternate"');
});
