/** Signing in with the JWT API of the embedded server, in a real browser. */
import { expect, type Page } from '@playwright/test';
import { violationsOf } from '../axe';
import { ada, fillIn, keptToken, message, register, test } from './accounts-test';
import { recordSession } from './session-record';

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

test(
  'a whole session, from the new account to the second tab, tells its secrets to the API alone',
  { tag: '@main' },
  async ({ page, context, server, complaints }) => {
    const record = recordSession(context);
    const other = await context.newPage();
    await other.goto('/home');
    await register(page, ada);
    await expect(other.getByRole('banner').getByRole('button', { name: ada.name })).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    expect(await keptToken(page)).toMatch(/^eyJ/);
    await page.goto('/example');
    await expect(message(page)).toContainText('Logged in with JWT');
    await page.getByRole('button', { name: 'Show the app frame' }).click();
    await expect(message(page)).toContainText('User data saved with api');
    await page.goto('/account');
    await expect(page.getByRole('definition').first()).toHaveText(ada.name);
    await other.goto('/account');
    await expect(heading(other, 'Change your password')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await expect(page).toHaveURL(/\/home$/);
    // Unsaved changes are saved first.
    await expect.poll(() => keptToken(page)).toBeNull();
    await expect(other).toHaveURL(/\/home$/);
    await other.close();
    await page.goto('/account');
    await fillIn(page, { ...ada, password: 'not this one' });
    await expect(page.getByText('Wrong e-mail address or password.')).toBeVisible();
    await fillIn(page, ada);
    await expect(heading(page, 'Change your password')).toBeVisible();
    const basic = Buffer.from(`${ada.email}:${ada.password}`).toString('base64');
    await record.expectSecret({
      passwords: [ada.password, basic, 'not this one'],
      tokens: 3,
      keepers: [`${server.origin}/api/auth`],
      origins: [server.origin],
      logs: [server.printed()],
    });
    expect(complaints).toEqual([]);
  },
);

test(
  'a guest of /account signs in by keys alone and comes back, after a wrong password at its field',
  { tag: '@main' },
  async ({ page, complaints }) => {
    await register(page, ada);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await expect(page).toHaveURL(/\/home$/);
    // The session ends after the way home: another document before that would still have it.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await page.goto('/account?from=mail#password');
    await expect(page).toHaveURL(/\/login$/);
    await fillIn(page, { ...ada, password: 'not this one' });
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toBeFocused();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type(ada.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/account\?from=mail#password$/);
    expect(complaints).toEqual([]);
  },
);

test('a user finds settings again, changes the password with a newer token, and deletes the account', async ({
  page,
  complaints,
}) => {
  await register(page, ada);
  await page.goto('/example');
  await expect(message(page)).toContainText('Logged in with JWT');
  await page.getByRole('button', { name: 'Show the app frame' }).click();
  await expect(message(page)).toContainText('User data saved with api');
  await page.goto('/account#password');
  await expect(page.getByRole('heading', { name: 'Change your password' })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'layout1');
  const before = await keptToken(page);
  await page.getByLabel('Current password', { exact: true }).fill(ada.password);
  await page.getByLabel('New password', { exact: true }).fill('a quite new password');
  await page.keyboard.press('Enter');
  await expect(message(page)).toContainText('Your password is changed');
  await expect.poll(() => keptToken(page)).not.toBe(before);
  expect(await violationsOf(page)).toEqual([]);
  await page.reload();
  await page.getByLabel('Password', { exact: true }).fill('a quite new password');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the account' }).click();
  await expect(message(page)).toContainText('Your account is deleted');
  await expect(page).toHaveURL(/\/home$/);
  expect(await keptToken(page)).toBeNull();
  await page.goto('/login');
  await fillIn(page, { ...ada, password: 'a quite new password' });
  await expect(page.getByText('Wrong e-mail address or password.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  expect(complaints).toEqual([]);
});
