/** Differences that an account makes, with the accounts that the dev server offers. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { preparedStore } from '../site-server';
import { test } from './dev-test';

const account = (page: Page) => page.getByLabel('Account');

const message = (page: Page) => page.getByRole('region', { name: 'Message', exact: true });

test('an admin sees the items for admins, keeps changed settings, and leaves none when signing out', async ({
  page,
  complaints,
}) => {
  await page.goto('/example');
  await account(page).selectOption('admin');
  await page.getByRole('button', { name: 'Show the app frame' }).click();
  await expect(message(page)).toContainText('User data saved with api');
  const navbar = page.locator('[data-area=navbar]');
  await expect(navbar.getByRole('link', { name: 'Members' })).toBeVisible();
  await expect(navbar.getByRole('link', { name: 'For guests' })).toHaveCount(0);
  await page.goto('/example/feedback');
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'layout1');
  // The header of public pages has a button of that name until the toolbar is there.
  await page.locator('div[data-area=toolbar]').getByRole('button', { name: 'Ada Admin' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/home$/);
  for (const act of [() => Promise.resolve(), () => page.reload()]) {
    await act();
    await expect(account(page)).toHaveValue('guest');
    await expect(page.locator('html')).not.toHaveAttribute('data-layout');
  }
  expect(complaints).toEqual([]);
});

test('no release has anything of the accounts of the dev server', () => {
  const files = readdirSync(preparedStore, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|html|json|cjs)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) =>
    /Ada Admin|dev-account|dev\/client/.test(readFileSync(path.join(preparedStore, file), 'utf8')),
  );
  expect(found).toEqual([]);
});
