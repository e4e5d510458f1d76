import { expect, type Page } from '@playwright/test';
import { test } from '../site-test';
import { expectAddress, heading, main, openListing } from './listing-page';

const siteSearch = (page: Page) => page.locator('#site-search');

const chip = (page: Page, name: string) => main(page).getByRole('link', { name: `Remove filter ${name}` });

async function searchFor(page: Page, text: string) {
  await siteSearch(page).fill(text);
  await siteSearch(page).press('Enter');
}

test(
  'a searched word lists the articles that contain it, with Enter and with Submit',
  { tag: '@main' },
  async ({ page }) => {
    await openListing(page, '/home');
    await searchFor(page, 'cotton');
    await expectAddress(page, '/products/cotton');
    await expect(siteSearch(page)).toHaveValue('');
    await expect(heading(page)).toHaveText('Results for “cotton”');
    const containing = page.getByRole('region', { name: 'Results' }).locator('ol').first();
    const tiles = containing.locator('li:has(h3)');
    for (const text of await tiles.allInnerTexts()) expect(text).toMatch(/cotton/i);
    await siteSearch(page).fill('nylon');
    await page.getByRole('banner').getByRole('button', { name: 'Submit' }).click();
    await expectAddress(page, '/products/nylon');
    await expect(heading(page)).toHaveText('Results for “nylon”');
  },
);

test('what replaces a marking is found in two steps, with the differences', async ({ page }) => {
  await openListing(page, '/home');
  await searchFor(page, 'what replaces a 4X43DP');
  await expect(chip(page, 'Cut (ISO): D or better')).toBeVisible();
  await main(page)
    .getByRole('link', { name: 'Gloves equal to or better than 4X43DP, with the differences' })
    .click();
  await expectAddress(page, '/alternatives/4X43DP');
  await expect(heading(page)).toHaveText('Equal to or better than 4X43DP');
  const tiles = main(page).locator('li:has(h3)');
  for (const text of await tiles.allInnerTexts()) expect(text).toMatch(/Same levels|Higher: /);
  const field = main(page).getByRole('textbox', { name: 'Marking or article number' });
  await field.fill('7X43D');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/position 1 \(abrasion\) must be 0-4 or X, not “7”/);
  await expect(field).toBeFocused();
});

test(
  'a marking becomes filters, is shown by their chips, and can be searched for as words',
  { tag: '@main' },
  async ({ page }) => {
    await openListing(page, '/products?q=EN%20388%204543');
    await expect(heading(page)).toHaveText('Results for “EN 388 4543”');
    for (const name of ['Cut (coup): 5', 'Abrasion: 4', 'Tear: 4', 'Puncture: 3 or better'])
      await expect(chip(page, name)).toBeVisible();
    const strips = page.getByRole('region', { name: 'Results' }).getByRole('img', { name: /^EN 388/ });
    for (const strip of await strips.all()) {
      await expect(strip).toHaveAccessibleName(
        /Abrasion 4 of 4, Cut \(coup\) 5 of 5, Tear 4 of 4, Puncture [34] of 4/,
      );
    }
    await main(page).getByRole('link', { name: 'Search for the exact words instead' }).click();
    await expectAddress(page, '/products?q=EN%20388%204543&raw=1');
    await expect(heading(page)).toContainText('EN 388 4543');
    await expect(chip(page, 'Abrasion: 4')).toHaveCount(0);
  },
);
