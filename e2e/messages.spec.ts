/** Messages and dialogs of the shell, by what the catalogue and the company pages say with them. */
import { expect, type Page } from '@playwright/test';
import { violationsOf } from './axe';
import { test } from './site-test';

const message = (page: Page) => page.getByRole('region', { name: 'Message', exact: true });

test(
  'messages and dialogs of the demo can be used by the keyboard alone',
  { tag: '@main' },
  async ({ page, complaints }) => {
    await page.goto('/example/feedback');
    const press = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    await press('until closed');
    await press('With Undo');
    await expect(message(page)).toContainText('Note deleted.');
    await page.keyboard.press('F6');
    await page.keyboard.press('Enter');
    await expect(page.getByText('You pressed Undo.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'With Undo' })).toBeFocused();
    await press('Three answers');
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(dialog.getByRole('button', { name: 'Stay' })).toBeFocused();
    for (const name of ['Leave', 'Save and leave']) {
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your answer: save')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Three answers' })).toBeFocused();
    expect(await violationsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);
