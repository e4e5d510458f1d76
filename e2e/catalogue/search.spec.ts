import { expect, type Page } from '@playwright/test';
import { test } from '../site-test';
import { expectAddress, heading, main, openListing } from './listing-page';

const siteSearch = (page: Page) => page.locator('#site-search');

const chip = (page: Page, name: string) => main(page).getByRole('link', { name: `Remove filter ${name}` });

async function searchFor(page: Page, text: string) {
  await siteSearch(page).fill(text);
  await siteSearch(page).press('Enter');
}

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
