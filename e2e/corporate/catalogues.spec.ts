import { expect } from '@playwright/test';
import { expectLinksTakenOver, expectSettled } from '../alive';
import { follow } from '../follow';
import { test } from '../site-test';
import { tabTo } from '../tab-to';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a catalogue is downloaded under a descriptive file name', async ({ page }) => {
    await page.goto('/catalogues');
    const arrives = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Cotton, PDF, \d+ KB$/ }).click();
    expect((await arrives).suggestedFilename()).toMatch(/^cotton-[a-z]+-\d{4}\.pdf$/);
  });
});

/** Pages that show facts of the catalogue, and what stands there with or without them. */
const factPages = [
  ['/home', 'Industrial gloves and workwear', /15 articles/],
  ['/catalogues', 'Product catalogues (PDF)', /15 articles on \d+ pages/],
  ['/site-map', 'Site map', /General\/DIY\s*15/],
] as const;

test('pages with facts of the catalogue keep working while the catalogue is unreachable', async ({
  page,
  complaints,
}) => {
  await page.route('**/remotes/catalogue/**', (route) => route.abort());
  for (const [path, heading, fact] of factPages) {
    await page.goto(path);
    await expectSettled(page);
    await expect(page.getByRole('main')).toContainText(fact);
    await page.goto('/disclaimer');
    await expectLinksTakenOver(page);
    await follow(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  }
  expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
});

test('the keyboard reaches each file and the print copy link', async ({ page }) => {
  await page.goto('/catalogues');
  await expectLinksTakenOver(page);
  const main = page.getByRole('main');
  for (const file of await main.locator('a[download]').all()) await tabTo(file);
  await tabTo(main.getByRole('link', { name: 'Request a print copy' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contact-us\?topic=documents/);
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
});
