import { expect, type Page } from '@playwright/test';
import { authPaths } from 'shared-types/protocol/auth';
import { holdRequests } from '../hold-requests';
import { ada, fillIn, keepSession, keptToken, message, test } from './accounts-test';

const initials = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Ada Byron' });
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' });

/** Runs in the page before its own scripts. Notes whether a link to sign in is ever painted. */
function watchForGuest() {
  const look = () => {
    const link = document.querySelector('header [data-account] > a');
    if (link?.checkVisibility()) performance.mark('guest');
    requestAnimationFrame(look);
  };
  look();
}

test(
  'a returning user is signed in from the first paint on, and the page does not move',
  { tag: '@main' },
  async ({ page }) => {
    await keepSession(page, ada);
    await page.addInitScript(watchForGuest);
    const renewal = page.waitForResponse('**/api/auth/access-token');
    await page.goto('/products');
    await expect(page.locator('html')).toHaveAttribute('data-user', '');
    const before = await page.getByRole('banner').boundingBox();
    await expect(initials(page)).toBeVisible();
    expect(await page.evaluate(() => performance.getEntriesByName('guest').length)).toBe(0);
    expect(await page.getByRole('banner').boundingBox()).toEqual(before);
    await expect(message(page)).toHaveText(/Logged in with JWT/);
    // Tokens of one second are the same.
    expect(await (await renewal).json()).toMatchObject({ access_token: await keptToken(page) });
    await initials(page).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(signInLink(page)).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  },
);

test('whoever presses before the scripts run, and asks for it, stays signed in for 30 days', async ({
  page,
}) => {
  await keepSession(page, ada);
  await page.evaluate(() => localStorage.clear());
  const letScriptsGo = await holdRequests(page, '**/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Stay signed in on this device').check();
  await fillIn(page, ada);
  letScriptsGo();
  await expect(message(page)).toHaveText(/Logged in with JWT/);
  const [, claims = ''] = (await keptToken(page))?.split('.') ?? [];
  const { iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, number>;
  expect(exp).toBe((iat ?? 0) + 30 * 24 * 60 * 60);
});

test('in a narrow window, the drawer has the account', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await keepSession(page, ada);
  await page.goto('/about-us');
  await expect(message(page)).toHaveText(/Logged in with JWT/);
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Sign in' })).toBeHidden();
  await drawer.getByRole('link', { name: 'Ada Byron' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
  await drawer.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(drawer).toBeHidden();
});

test(
  'a token that counts no longer ends the session with the next request, and at the next visit',
  { tag: '@main' },
  async ({ page, server }) => {
    const token = await keepSession(page, ada);
    await page.goto('/example');
    await expect(initials(page)).toBeVisible();
    // Another device.
    const change = { current: ada.password, next: 'a quite new password' };
    const headers = { origin: server.origin, authorization: `Bearer ${token}` };
    await page.request.post(authPaths.changePassword, { headers, data: change });
    await page.getByRole('button', { name: 'Show the app frame' }).click();
    await expect(message(page)).toHaveText(/Invalid access_token/);
    await expect(signInLink(page)).toBeVisible();
    await expect(page).toHaveURL(/\/example$/);
    expect(await keptToken(page)).toBeNull();
    await page.evaluate((kept) => localStorage.setItem('jwt_access_token', kept), token);
    await page.goto('/home');
    await expect(message(page)).toHaveText(/Invalid access_token/);
    expect(await keptToken(page)).toBeNull();
  },
);
