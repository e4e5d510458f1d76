import { expect, type Page } from '@playwright/test';
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

test('a returning user is signed in from the first paint on, and the page does not move', async ({
  page,
}) => {
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
});

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

test('a guest on a guarded page is led to sign in', async ({ page }) => {
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login$/);
  await expect(signInLink(page)).toBeVisible();
});

test('another tab follows who signs in and who signs out', async ({ page, context }) => {
  await keepSession(page, ada);
  const other = await context.newPage();
  await other.goto('/about-us');
  await expect(initials(other)).toBeVisible();
  // The page of before hears of the renewed token.
  await expect(initials(page)).toBeVisible();
  await initials(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(signInLink(page)).toBeVisible();
  await expect(signInLink(other)).toBeVisible();
  await expect(other).toHaveURL(/\/home$/);
  await other.close();
});

test('the token goes to the API of the site only, and is in no address', async ({ page, baseURL }) => {
  await keepSession(page, ada);
  const carriers: string[] = [];
  const tokens = new Set<string>();
  page.on('request', (request) => {
    const { authorization } = request.headers();
    if (!authorization) return;
    tokens.add(authorization.replace('Bearer ', ''));
    carriers.push(request.url());
  });
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/home');
  await expect(initials(page)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL(/\/products$/);
  expect(carriers).toEqual([`${baseURL ?? ''}/api/auth/access-token`]);
  for (const token of tokens) expect(addresses.filter((address) => address.includes(token))).toEqual([]);
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
