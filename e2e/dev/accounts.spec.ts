/** Differences that an account makes, with the accounts that the dev server offers. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { preparedStore } from '../site-server';
import { test } from './dev-test';

const account = (page: Page) => page.getByLabel('Account');

const message = (page: Page) => page.getByRole('region', { name: 'Message', exact: true });

/** The addresses that the page goes through from now on. */
function watchAddresses(page: Page): readonly string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname));
  return addresses;
}

test('a guest of a guarded page signs in and comes back to the full address; Back does not lead to /login', async ({
  page,
  complaints,
}) => {
  await page.goto('/example');
  await page.goto('/example/members?tab=2#last');
  await expect(page).toHaveURL(/\/login$/);
  await account(page).selectOption('admin');
  await expect(page).toHaveURL(/\/example\/members\?tab=2#last$/);
  await expect(page.getByText('Hello Ada Admin.')).toBeVisible();
  const addresses = watchAddresses(page);
  await page.reload();
  await expect(page.getByText('Hello Ada Admin.')).toBeVisible();
  expect(addresses).not.toContain('/login');
  await account(page).selectOption('staff');
  await expect(message(page)).toContainText('You do not have access to that page');
  await expect(page).toHaveURL(/\/home$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/example$/);
  await account(page).selectOption('guest');
  await expect(page).toHaveURL(/\/home$/);
  // Takes what the dev server has kept for a reload.
  await page.reload();
  await expect(account(page)).toHaveValue('guest');
  expect(complaints).toEqual([]);
});

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
  await page.getByRole('button', { name: 'Ada Admin' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
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
