import { expect } from '@playwright/test';
import { test } from '../site-test';

test.use({ hasScripts: false });

test('a number of another maker leads from a search to the answer for its marking', async ({
  page,
  complaints,
}) => {
  await page.goto('/home');
  await page.locator('#site-search').fill('grip 11 840');
  await page.getByRole('button', { name: 'Submit' }).click();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Find an equal or better article' }).click();
  await expect(page).toHaveURL(/\/alternatives\/Sample%20Works%20Grip%2011-840$/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Equal to or better than 4X43D');
  await expect(main.getByText('Sample Works publishes EN 388 4X43D for Grip 11-840')).toBeVisible();
  expect(complaints).toEqual([]);
});
