import { expect } from '@playwright/test';
import { expectSettled } from '../alive';
import { test } from '../site-test';
import { tabTo } from '../tab-to';

test('the keyboard leads from the home page by hazard and answer to the articles, with Back', async ({
  page,
  complaints,
}) => {
  await page.goto('/home');
  await expectSettled(page);
  const main = page.getByRole('main');
  await tabTo(main.getByRole('link', { name: /^Sharp edges/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/choose\/sharp-edges$/);
  await expect(main.getByRole('heading', { level: 1, name: 'Sharp edges' })).toBeVisible();
  await tabTo(main.getByRole('link', { name: /^Light edges/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/choose\/sharp-edges\/light-edges$/);
  const articles = main.getByRole('region', { name: /^\d+ articles$/ });
  await expect(articles.locator('a[href^="/product-details/"]')).toHaveCount(48);
  await page.goBack();
  await expect(page).toHaveURL(/\/choose\/sharp-edges$/);
  expect(complaints).toEqual([]);
});
