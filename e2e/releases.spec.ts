import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { expectLinksTakenOver } from './alive';
import { test } from './releases-test';
import { expectOtherDocument, leaveMark } from './same-document';
import { tableTestMs } from './limits';

/** Each publishes and promotes releases. */
test.describe.configure({ timeout: tableTestMs });

const otherPages = ['/about-us', '/contact-us', '/example', '/login', '/no-such-page'];

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

/** The server looks for a new generation a few times in a second. */
const expectServed = (request: APIRequestContext, generation: number) =>
  expect
    .poll(
      async () =>
        ((await (await request.get('/release/current.json')).json()) as { generation: number }).generation,
    )
    .toBe(generation);

/** Version of the catalogue whose files this document has asked for last. */
const catalogueInPage = (page: Page) =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => /\/remotes\/catalogue\/([^/]+)\/entry\.js/.exec(name)?.[1])
        .filter((version) => version !== undefined)
        .at(-1) ?? '',
  );

const isNext = async (page: Page) => (await catalogueInPage(page)).endsWith('-next');

const tab = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

const articles = (page: Page) => page.locator('main a[href^="/product-details/"]').first();

/** The visitor looks at the tab again after a while; waits until the tab has asked what is live. */
async function lookAgain(page: Page) {
  const asked = page.waitForResponse('**/release/current.json');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked;
}

test('a promote and a rollback of the catalogue alone change its pages and those with its facts, and no other', async ({
  releases,
  request,
}) => {
  const shown = async () => ({
    listing: await textOf(request, '/products'),
    tiles: await textOf(request, '/home'),
    files: await textOf(request, '/catalogues'),
    map: await textOf(request, '/site-map'),
    others: await Promise.all(otherPages.map((path) => textOf(request, path))),
  });
  const before = await shown();
  expect(before.files.match(/ download="/g)).toHaveLength(9);
  await releases.goLive([
    {
      file: 'facts/categories.json',
      change: (text) => text.replaceAll('"count":15', '"count":16'),
    },
    { file: 'facts/downloads.json', change: (text) => text.replaceAll(/"bytes":\d+/g, '"bytes":5000000') },
  ]);
  const after = await shown();
  expect(after.listing).not.toBe(before.listing);
  expect(after.others).toEqual(before.others);
  expect(after.tiles).toContain('16 articles');
  expect(after.files.match(/download="/g)).toHaveLength(9);
  expect([...new Set(after.files.match(/<!-- -->[\d.,]+ [KM]B</g))]).toEqual(['<!-- -->5.0 MB<']);
  expect(after.map.match(/>16</g)).toHaveLength(8);
  const rollback = await releases.run('rollback', 'catalogue', '--reason', 'wrong edition');
  await expectServed(request, Number(rollback['generation']));
  expect(await shown()).toEqual(before);
});

test(
  'a tab opened before a promote keeps working, and shows the live version when it is visible again',
  { tag: '@main' },
  async ({ releases, page, request }) => {
    await releases.goLive();
    await page.goto('/disclaimer');
    await expectLinksTakenOver(page);
    await tab(page, 'Products').click();
    await expect(articles(page)).toBeVisible();
    expect(await isNext(page)).toBe(true);
    const rollback = await releases.run('rollback', 'catalogue', '--reason', 'wrong sizes');
    await expectServed(request, Number(rollback['generation']));
    await tab(page, 'Contact Us').click();
    await tab(page, 'Products').click();
    await expect(articles(page)).toBeVisible();
    expect(await isNext(page)).toBe(true);
    await tab(page, 'Contact Us').click();
    await expect(page.getByRole('heading', { level: 1, name: /Contact and enquiries/ })).toBeVisible();
    await lookAgain(page);
    await leaveMark(page);
    await tab(page, 'Products').click();
    // This tab runs the other version: the one that is live needs a document of its own.
    await expectOtherDocument(page);
    await expectLinksTakenOver(page);
    expect(await isNext(page)).toBe(false);
    await expect(articles(page)).toBeVisible();
  },
);
