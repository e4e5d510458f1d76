import { expect, type Page } from '@playwright/test';
import { authPaths } from 'shared-types/protocol/auth';
import { ada, keepSession, keptToken, message, test } from './accounts-test';

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
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(signInLink(page)).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  },
);

test('a guarded page waits for the session without a way over /login', async ({ page }) => {
  await keepSession(page, ada);
  const paths: string[] = [];
  page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
  await page.route('**/api/auth/access-token', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto('/account');
  await expect(page.getByText('Loading', { exact: true })).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expect(initials(page)).toBeVisible();
  // The page before may be told late.
  expect(paths).toContain('/account');
  expect(paths).not.toContain('/login');
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

test('another tab follows who signs in and who signs out', async ({ page, context }) => {
  await page.goto('/home');
  const other = await context.newPage();
  await keepSession(other, ada);
  await other.goto('/about-us');
  await expect(initials(other)).toBeVisible();
  // The previous page receives the token.
  await expect(initials(page)).toBeVisible();
  await initials(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(signInLink(page)).toBeVisible();
  await expect(signInLink(other)).toBeVisible();
  await expect(other).toHaveURL(/\/home$/);
});

test(
  'a kept token that has expired is removed without a request, and the visitor is told',
  { tag: '@main' },
  async ({ page }) => {
    await keepSession(page, ada);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url());
    });
    await page.evaluate(() => {
      const [header, , signature] = (localStorage.getItem('jwt_access_token') ?? '').split('.');
      const ended = btoa(JSON.stringify({ sub: 'ada', exp: Math.floor(Date.now() / 1000) - 1 }));
      localStorage.setItem('jwt_access_token', `${header}.${ended}.${signature}`);
    });
    await page.goto('/home');
    await expect(message(page)).toHaveText(/access_token expired/);
    await expect(signInLink(page)).toBeVisible();
    expect([await keptToken(page), asked]).toEqual([null, []]);
  },
);

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

test('another account of another tab is that of this one, too', async ({ page, context }) => {
  await keepSession(page, ada);
  await page.goto('/home');
  await expect(initials(page)).toBeVisible();
  const other = await context.newPage();
  await keepSession(other, { ...ada, name: 'Sten Sture', email: 'sten@example.test' });
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sten Sture' })).toBeVisible();
  await expect(initials(page)).toBeHidden();
});

test('a service that does not answer leaves a guest and the token, and Retry signs in', async ({
  page,
  complaints,
}) => {
  await keepSession(page, ada);
  await page.route('**/api/auth/access-token', (route) => route.abort());
  await page.goto('/home');
  await expect(message(page)).toContainText('Your sign-in could not be checked');
  await expect(signInLink(page)).toBeVisible();
  await page.unroute('**/api/auth/access-token');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(initials(page)).toBeVisible();
  expect(complaints.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
});
