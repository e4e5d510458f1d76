import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { holdRequests } from '../hold-requests';
import { test } from '../site-test';
import {
  address,
  articleLinks,
  articleNumbers,
  expectAddress,
  main,
  openFilters,
  openListing,
  value,
} from './listing-page';

test(
  'the address contains filters, order and page, and reopens the same list',
  { tag: '@main' },
  async ({ page, context }) => {
    await openFilters(page, '/products/gloves');
    await value(page, '9').check();
    await expectAddress(page, '/products/gloves?size=9');
    await value(page, '10').check();
    await expectAddress(page, '/products/gloves?size=9,10');
    await main(page).getByRole('combobox').selectOption('Title');
    await expectAddress(page, '/products/gloves?size=9,10&sort=title');
    await main(page).getByRole('link', { name: 'Page 2' }).click();
    await expectAddress(page, '/products/gloves?size=9,10&sort=title&page=2');
    await expect(main(page).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    const other = await context.newPage();
    await openFilters(other, await address(page));
    expect(await articleNumbers(other)).toEqual(await articleNumbers(page));
    await expect(value(other, '9')).toBeChecked();
  },
);

test('a filtered list is saved as a file of its articles alone', async ({ page }) => {
  await openFilters(page, '/products/gloves?cut=D');
  const shown = await articleNumbers(page);
  const download = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'CSV' }).click();
  const saved = await readFile(await (await download).path(), 'utf8');
  const rows = saved.trim().split('\r\n').slice(1);
  expect(rows.map((row) => row.split(',')[0])).toEqual(shown);
});

test('an address with what does not exist is corrected without a new history entry', async ({ page }) => {
  for (const [path, repaired] of [
    ['/products/gloves?page=999', '/products/gloves?page=2'],
    ['/products/gloves?cut=Z', '/products/gloves'],
    ['/products/gloves?foo=1', '/products/gloves'],
  ] as const) {
    await page.goto('/disclaimer');
    const before = await page.evaluate(() => history.length);
    await page.goto(path);
    await expectAddress(page, repaired);
    await expect(articleLinks(page).first()).toBeVisible();
    expect(await page.evaluate(() => history.length), path).toBe(before + 1);
  }
});

test('typing a text filters a category without new history entries', async ({ page }) => {
  await openFilters(page, '/products/gloves');
  const before = await page.evaluate(() => history.length);
  const box = page.getByRole('searchbox', { name: 'Search within Gloves' });
  await box.pressSequentially('orange', { delay: 20 });
  await expectAddress(page, '/products/gloves?q=orange');
  await expect(box).toBeFocused();
  await expect(main(page).getByText('Articles found for “orange”')).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('filters chosen before hydration are kept', async ({ page }) => {
  const release = await holdRequests(page, '**/remotes/catalogue/**');
  await page.goto('/products/gloves');
  for (const name of ['Goatskin', 'Cotton', '9', '10']) await value(page, name).check();
  release();
  await expectAddress(page, '/products/gloves?palm=cotton,goatskin&size=9,10');
  await expect(value(page, 'Goatskin')).toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the filter dialog updates its count and returns the focus', { tag: '@main' }, async ({ page }) => {
    await openListing(page, '/products/gloves');
    const button = main(page).getByRole('button', { name: /^Filters/ });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await expect(dialog).toBeVisible();
    const goatskin = dialog.getByRole('checkbox', { name: /^Goatskin/ });
    // The fields come after the dialog.
    const palm = dialog.locator('summary', { hasText: 'Palm' });
    await expect(palm.or(goatskin).first()).toBeVisible();
    if (!(await goatskin.isVisible())) await palm.click();
    await goatskin.check();
    await expectAddress(page, '/products/gloves?palm=goatskin');
    await expect(dialog.getByRole('button', { name: /^Show \d+ articles$/ })).not.toHaveText(
      'Show 60 articles',
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await expectAddress(page, '/products/gloves?palm=goatskin');
    await expect(button).toContainText('1');
  });
});
