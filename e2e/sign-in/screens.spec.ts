/** The screens of signing in, for those who use keys or a screen reader. */
import { expect, type Page } from '@playwright/test';
import { violationsOf } from '../axe';
import { ada, fillIn, keepSession, test } from './accounts-test';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** Light with all rules, dark with those of colours. */
async function expectNoBarriers(page: Page, state: string) {
  expect.soft(await violationsOf(page), state).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect.soft(await violationsOf(page, 'colours'), `${state}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

test('no form of a guest has a barrier that axe finds', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('Forgot your password?').click();
  await expectNoBarriers(page, 'empty fields');
  await page.route('**/api/auth', (route) => route.abort());
  await fillIn(page, ada);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoBarriers(page, 'no service');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expectNoBarriers(page, 'a new account');
});

test('no part of an account has a barrier that axe finds', async ({ page }) => {
  await page.setViewportSize(desk);
  await keepSession(page, ada);
  await page.goto('/account');
  const banner = page.getByRole('banner');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await banner.getByRole('button', { name: ada.name }).press('ArrowDown');
  await expectNoBarriers(page, 'the menu');
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
  await expectNoBarriers(page, 'the question');
  await page.keyboard.press('Escape');
  await page.setViewportSize(phone);
  await banner.getByRole('button', { name: 'Menu', exact: true }).click();
  await expectNoBarriers(page, 'the drawer');
});
