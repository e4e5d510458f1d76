import { expect } from '@playwright/test';
import { expectSettled } from './alive';
import { expectNoBarriers } from './rules/barriers';
import { test } from './site-test';

test('the list filter works by keyboard alone', async ({ page, complaints }) => {
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
  const count = page.getByText(/^\d+ of 60 rows$/).first();
  const left = await count.textContent();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(left ?? '');
  await expectNoBarriers(page, 'filtered');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(count).toHaveText('60 of 60 rows');
  expect(complaints).toEqual([]);
});
