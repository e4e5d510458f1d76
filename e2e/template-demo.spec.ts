import { expect } from '@playwright/test';
import { expectSettled } from './alive';
import { expectNoBarriers } from './rules/barriers';
import { test } from './site-test';

test('the list filter works by keyboard alone and is kept in the address', async ({ page, complaints }) => {
  await page.goto('/example/list');
  await expectSettled(page);
  const pairs = page.getByRole('textbox', { name: 'Pairs' });
  await pairs.focus();
  await page.keyboard.type('1000');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Clear the filter Pairs' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Filter type of Pairs' })).toBeFocused();
  await page.keyboard.type('Gr');
  await expect(pairs).toHaveAccessibleDescription('Grater than');
  await expect(page).toHaveURL(/\/example\/list\?pairs=greater-than%3A1000$/);
  const count = page.getByText(/^\d+ of 60 rows$/).first();
  const left = await count.textContent();
  await expect(page.locator('[aria-live=polite]')).toHaveText(left ?? '');
  await page.reload();
  await expect(pairs).toHaveValue('1000');
  await expect(count).toHaveText(left ?? '');
  await expectNoBarriers(page, 'filtered');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(count).toHaveText('60 of 60 rows');
  await expect(page).toHaveURL(/\/example\/list$/);
  expect(complaints).toEqual([]);
});

test('the countdown starts by keyboard, says its end, and has no barrier that axe finds', async ({
  page,
}) => {
  await page.goto('/example/feedback');
  await expectSettled(page);
  const timer = page.getByRole('timer', { name: 'Countdown' });
  await expect(timer).toHaveText(/^14 Days23 Hours59 Minutes5\d Seconds$/);
  await page.getByRole('button', { name: '10 seconds' }).press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('The countdown has ended.', {
    timeout: 20_000,
  });
  await expect(timer).toHaveText('0 Days0 Hours0 Minutes0 Seconds');
  await expectNoBarriers(page, 'ended');
});

test('the navigation that a remote is given has what a guest sees of each live page', async ({
  page,
  complaints,
}) => {
  await page.goto('/example/navigation');
  await expectSettled(page);
  const seen = page.getByRole('region', { name: 'Items that you see' });
  await expect(seen.getByRole('row', { name: /^Leather/ })).toBeVisible();
  await expect(seen.getByRole('link', { name: 'For guests' })).toBeVisible();
  await expect(seen.getByRole('link', { name: 'Members' })).toHaveCount(0);
  await expectNoBarriers(page, 'navigation');
  expect(complaints).toEqual([]);
});

test(
  'the page for members asks a guest to sign in, and Back leads to the demos',
  { tag: '@main' },
  async ({ page }) => {
    await page.goto('/example');
    await expectSettled(page);
    await page.getByRole('main').getByRole('link', { name: 'Members' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('You can read this because')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/example$/);
  },
);
