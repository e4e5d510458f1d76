import { expect, type Page } from '@playwright/test';
import { expectScreenAlive, expectSettled } from './alive';
import { articleLinks } from './catalogue/listing-page';
import { test } from './site-test';

const listing = '/products/gloves';
const lastLink = (page: Page) => articleLinks(page).last();
const isLeftOut = (page: Page) =>
  lastLink(page).evaluate((link) => !link.checkVisibility({ contentVisibilityAuto: true }));

const firstActs: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a key': (page) => page.keyboard.press('Tab'),
  'a click': (page) => page.getByRole('heading', { level: 1 }).click(),
  'scrolling a little': (page) => page.mouse.wheel(0, 40),
};

for (const [name, act] of Object.entries(firstActs)) {
  test(`${name} lays out the rest of an untouched list when it scrolls into view`, async ({ page }) => {
    await page.goto(listing);
    await expectSettled(page);
    expect(await isLeftOut(page)).toBe(true);
    await act(page);
    await expect.poll(() => isLeftOut(page)).toBe(false);
  });
}

test('a list is laid out completely after Back and when opened with a fragment', async ({ page }) => {
  await page.goto(`${listing}#results`);
  expect(await isLeftOut(page)).toBe(false);
  await page.goto(listing);
  expect(await isLeftOut(page)).toBe(true);
  // Only a page that came alive has left a state in the history.
  await expectScreenAlive(page);
  await page.reload();
  expect(await isLeftOut(page)).toBe(false);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is laid out completely', async ({ page }) => {
    await page.goto(listing);
    expect(await isLeftOut(page)).toBe(false);
  });
});

test('find in page finds a text below the visible part of an untouched list', async ({ page }) => {
  await page.goto(listing);
  await expectSettled(page);
  const words = (await lastLink(page).textContent()) ?? '';
  const isFound = await page.evaluate((text) => {
    const find = (window as unknown as { readonly find: (text: string) => boolean }).find.bind(window);
    return find(text);
  }, words);
  expect(isFound).toBe(true);
  await expect(lastLink(page)).toBeInViewport();
});
