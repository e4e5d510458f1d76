import { expect, type Page } from '@playwright/test';
import { providerCookies, test } from './identity-test';
import { recordSession } from './session-record';

// The site is rendered for each worker.
test.describe.configure({ mode: 'default' });

/** Only a user sees it. */
const signOut = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign out' });
const signIn = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sign in' });
const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue with Auth0' });
const message = (page: Page) => page.getByRole('region', { name: 'Message' });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

const ada = { email: 'ada@example.test', password: 'correct horse' };

/** Signs in on the provider's page. */
async function fillProvider(page: Page, { email, password } = ada) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** From a guarded page to the provider's page, and back to the guarded page. */
async function signInFromAccount(page: Page) {
  await page.goto('/account');
  await expect(signIn(page)).toBeVisible();
  await continueButton(page).click();
  await fillProvider(page);
  await expect(signOut(page)).toBeVisible();
}

/** What the site has stored in local storage. */
const stored = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => Object.fromEntries(Object.entries<string>(localStorage)));

const expire = (page: Page) => page.evaluate(() => localStorage.setItem('expires_at', '1'));

/** Addresses without their queries, of requests to the provider. */
function notePaths(page: Page, provider: string): readonly string[] {
  const paths: string[] = [];
  page.context().on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === provider) paths.push(pathname);
  });
  return paths;
}

/** With the panel of the page that is shown. */
async function chooseLayout3(page: Page) {
  await page.getByRole('button', { name: 'Display settings' }).click();
  await page.getByRole('radio', { name: /^Layout 3/ }).check();
  await expect(message(page)).toContainText('User data saved to auth0');
}

test.beforeEach(({ identity }) => identity.turn({ mode: 'normal', delayMs: 0 }));

test('a whole session, from the new account to the second tab, tells its secrets to the provider alone', async ({
  page,
  context,
  origin,
  server,
  identity,
  complaints,
}) => {
  const record = recordSession(context);
  const grace = {
    name: 'Grace Hopper',
    email: `grace-${Date.now()}@example.test`,
    password: 'nanoseconds of wire 30 cm',
  };
  await page.goto('/account');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await continueButton(page).click();
  await page.getByLabel('Name').fill(grace.name);
  await fillProvider(page, grace);
  await expect(signOut(page)).toBeVisible();
  await expect(page.getByText(grace.name).first()).toBeVisible();
  await chooseLayout3(page);
  await expire(page);
  await page.reload();
  await expect(signOut(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/account');
  await expect(signOut(other)).toBeVisible();
  // It shows /home before it goes to the provider, and again when it is back.
  const returned = page.waitForEvent('load');
  await signOut(page).click();
  await returned;
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/home$/);
  await other.close();
  await page.goto('/account');
  await continueButton(page).click();
  await fillProvider(page, { ...grace, password: 'not this one' });
  await fillProvider(page, grace);
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'layout3');
  await record.expectSecret({
    passwords: [grace.password, 'not this one'],
    tokens: 6,
    keepers: [`${identity.origin}/`],
    origins: [origin, identity.origin],
    logs: [server.printed(), ...(await identity.look()).log],
  });
  expect(complaints).toEqual([]);
});

test('a guest signs in on the page of the provider, at the second try, and comes back to where they wanted to go', async ({
  page,
  complaints,
}) => {
  await page.goto('/account');
  await continueButton(page).click();
  await fillProvider(page, { ...ada, password: 'not this one' });
  await expect(page.getByRole('alert')).toContainText('Wrong email or password');
  await fillProvider(page);
  await expect(signOut(page)).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText('Ada Lovelace').first()).toBeVisible();
  const { access_token: token = '', ...others } = await stored(page);
  expect(
    Object.keys(others)
      .filter((key) => /token|expires/.test(key))
      .toSorted(),
  ).toEqual(['expires_at', 'id_token']);
  expect(token.length).toBeGreaterThan(100);
  expect(JSON.stringify(others)).not.toContain('refresh');
  expect(complaints).toEqual([]);
});

test('a reload restores the session without the SDK and without another token', async ({
  page,
  identity,
}) => {
  await signInFromAccount(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const paths = notePaths(page, identity.origin);
  await page.reload();
  await expect(signOut(page)).toBeVisible();
  expect(new Set(paths)).toEqual(new Set(['/api/v2/users/auth0%7Cada']));
  expect(scripts.filter((address) => address.includes('auth0-client'))).toEqual([]);
});

test('an expired token is renewed by the hidden frame, as long as the provider knows the user', async ({
  page,
  complaints,
}) => {
  await signInFromAccount(page);
  const { access_token: before } = await stored(page);
  await expire(page);
  await page.reload();
  await expect(signOut(page)).toBeVisible();
  const { access_token: token, expires_at: end } = await stored(page);
  expect(token).not.toBe(before);
  expect(Number(end)).toBeGreaterThan(Date.now());
  expect(complaints).toEqual([]);
});

test('an expired token signs nobody in when the provider has forgotten the user', async ({
  page,
  context,
}) => {
  await signInFromAccount(page);
  await context.clearCookies({ name: providerCookies });
  await expire(page);
  await page.reload();
  await expect(signIn(page)).toBeVisible();
  expect(await stored(page)).not.toHaveProperty('access_token');
});

test('signing out ends the session of the provider and of other tabs', async ({ page, context }) => {
  await signInFromAccount(page);
  const other = await context.newPage();
  await other.goto('/account');
  await expect(signOut(other)).toBeVisible();
  const ended = page.waitForResponse((response) => response.url().includes('/v2/logout'));
  await signOut(page).click();
  await ended;
  for (const tab of [page, other]) await expect(tab).toHaveURL(/localhost:\d+\/(home)?$/);
  await page.goto('/login');
  expect(await stored(page)).not.toHaveProperty('id_token');
  await continueButton(page).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('a cancelled sign-in is told at the form, and the address is clean again', async ({ page }) => {
  await page.goto('/login');
  await continueButton(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(alert(page)).toContainText('User cancelled');
  await expect(page).toHaveURL(/\/login$/);
  await continueButton(page).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('a guest stays on the site while the provider does not answer', async ({ page, identity }) => {
  await page.goto('/login');
  await identity.turn({ mode: 'down' });
  await continueButton(page).click();
  await expect(alert(page)).toContainText('could not be reached');
});

test('a provider that answers slowly signs in, and one that answers rubbish signs nobody in', async ({
  page,
  identity,
}) => {
  await identity.turn({ delayMs: 300 });
  await page.route('**/oauth/token', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      contentType: 'text/html',
      body: '<h1>Hello</h1>',
    }),
  );
  await page.goto('/login');
  await continueButton(page).click();
  await expect(message(page)).toContainText('Logging in with Auth0');
  await fillProvider(page);
  await expect(alert(page)).toContainText('sent an unexpected answer');
  expect(await stored(page)).not.toHaveProperty('access_token');
  await page.unroute('**/oauth/token');
  await continueButton(page).click();
  await expect(page).toHaveURL(/\/home$/);
  expect(await stored(page)).toHaveProperty('access_token');
});

test('settings are saved at the provider, and come back in another browser', async ({
  page,
  browser,
  siteOrigin,
  identity,
}) => {
  await signInFromAccount(page);
  await chooseLayout3(page);
  const [record] = (await identity.look()).users;
  expect(record?.user_metadata).toMatchObject({ settings: { layout: { style: 'layout3' } } });
  const context = await browser.newContext({ baseURL: siteOrigin });
  const other = await context.newPage();
  await signInFromAccount(other);
  await expect(other.locator('html')).toHaveAttribute('data-layout', 'layout3');
  await context.close();
});
