import { expect } from '@playwright/test';
import { test } from './site-test';

test('the first page has its heading without scripts, and no complaint with them', async ({
  page,
  complaints,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(10, 10);
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});
