import { expect, type Page } from '@playwright/test';
import { expectLinksTakenOver, expectSettled } from '../alive';
import { test } from '../site-test';

test('after the standards filter, the keys reach links, which move to their headings below the header', async ({
  page,
  complaints,
}) => {
  await page.goto('/credentials');
  await expectSettled(page);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Filter this page' }).focus();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('link', { name: 'EN 388', exact: true }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('region', { name: 'EN 388', exact: true })).toBeFocused();
  await expectBelowHeader(page, 'EN 388');
  await main.getByRole('link', { name: 'EN 511', exact: true }).first().click();
  await expect(main.getByRole('region', { name: 'EN 511' })).toBeFocused();
  await expectBelowHeader(page, 'EN 511');
  expect(complaints).toEqual([]);
});

async function expectBelowHeader(page: Page, name: string) {
  const heading = page.getByRole('main').getByRole('heading', { level: 2, name, exact: true });
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await heading.boundingBox())?.y)
    .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('an address with a standard unfolds it, and a page on paper has them all', async ({ page }) => {
    await page.goto('/credentials#en-511');
    const regions = page.getByRole('main').locator('details > section');
    await expect(page.locator('#en-511')).toBeVisible();
    await expect(page.locator('#en-407')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    for (const region of await regions.all()) await expect(region).toBeVisible();
  });
});

test('on a phone the page takes no more than ten windows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/credentials');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8440);
});

test('the article count of each standard is correct', async ({ page }) => {
  await page.goto('/credentials#en-511');
  await expectLinksTakenOver(page);
  const link = page.getByRole('main').getByRole('link', { name: /^\d+ articles tested to EN 511$/ });
  const count = /\d+/.exec(await link.innerText())?.[0] ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/products\?standard=en-511$/);
  await expect(
    page
      .getByRole('main')
      .getByText(new RegExp(`^${count} of \\d+ articles`))
      .first(),
  ).toBeVisible();
});
