import { expect, type Locator, type Page } from '@playwright/test';
import { expectScreenAlive, expectSettled } from './alive';
import { articleLinks } from './catalogue/listing-page';
import { holdRequests } from './hold-requests';
import { test } from './site-test';

const listing = '/products/gloves';
const lastLink = (page: Page) => articleLinks(page).last();
const isLeftOut = (part: Locator) =>
  part.evaluate((element) => !element.checkVisibility({ contentVisibilityAuto: true }));
const isEndLeftOut = (page: Page) => isLeftOut(lastLink(page));

/** The host lays all out when its deferred part comes: until then the page is not idle. */
const holdDeferredPart = (page: Page) => page.route('**/deferred.js', () => {});

test('scrolling lays out the rest of an untouched list', async ({ page }) => {
  await holdDeferredPart(page);
  await page.goto(listing);
  await expectScreenAlive(page);
  expect(await isEndLeftOut(page)).toBe(true);
  await page.mouse.wheel(0, 40);
  await expect.poll(() => isEndLeftOut(page)).toBe(false);
});

test('the first page leaves out its end and the footer, and has them when it is idle', async ({ page }) => {
  const release = await holdRequests(page, '**/deferred.js');
  await page.goto('/home');
  await expectScreenAlive(page);
  const parts = [page.locator('main h2').last(), page.locator('footer a').last()];
  const leftOut = () => Promise.all(parts.map(isLeftOut));
  expect(await leftOut()).toEqual([true, true]);
  release();
  await expect.poll(leftOut).toEqual([false, false]);
});

test('a list is laid out completely after Back and when opened with a fragment', async ({ page }) => {
  await page.goto(`${listing}#results`);
  expect(await isEndLeftOut(page)).toBe(false);
  await page.goto('/robots.txt');
  await page.goto(listing);
  // The page leaves a state in the history once it is alive.
  await expectScreenAlive(page);
  await page.reload();
  expect(await isEndLeftOut(page)).toBe(false);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is laid out completely', async ({ page }) => {
    await page.goto(listing);
    expect(await isEndLeftOut(page)).toBe(false);
  });
});

test('find in page finds a text below the visible part of an untouched list', async ({ page }) => {
  await page.goto(listing);
  await expectSettled(page);
  const words = (await lastLink(page).textContent()) ?? '';
  const isFound = () =>
    page.evaluate((text) => {
      const find = (window as unknown as { readonly find: (text: string) => boolean }).find.bind(window);
      return find(text);
    }, words);
  await expect.poll(isFound).toBe(true);
  await expect(lastLink(page)).toBeInViewport();
});
