import { expect, type Page } from '@playwright/test';
import { childrenOf } from 'remote-auth/test-servers/realtime/tree';
import { test } from './firebase-test';
import { recordSession } from './session-record';

// The site is rendered for each worker.
test.describe.configure({ mode: 'default' });

const ada = { email: 'ada@example.test', password: 'correct horse battery', displayName: 'Ada Byron' };

/** Only a user sees it. */
const signOut = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign out' });
const email = (page: Page) => page.getByLabel('E-mail');
const message = (page: Page) => page.getByRole('region', { name: 'Message', exact: true });
const password = (page: Page) => page.getByLabel('Password', { exact: true });

async function fillIn(page: Page, account: Pick<typeof ada, 'email' | 'password'>) {
  await email(page).fill(account.email);
  await password(page).fill(account.password);
  await page.keyboard.press('Enter');
}

async function signIn(page: Page, typed = ada.password) {
  await page.goto('/account');
  await fillIn(page, { ...ada, password: typed });
}

/** With the panel of the page that is shown. */
async function chooseLayout3(page: Page) {
  await page.getByRole('button', { name: 'Display settings' }).click();
  await page.getByRole('radio', { name: /^Layout 3/ }).check();
  await expect(message(page)).toContainText('User data saved to firebase');
}

const sessionKeys = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('firebase:authUser')));

/** Chromium itself reports what the service refuses. */
const ownComplaints = (complaints: readonly string[]) =>
  complaints.filter((text) => !text.includes('status of 400'));

test.beforeEach(({ firebase }) => {
  firebase.auth.setDown(false);
  firebase.auth.setRubbish(false);
  firebase.auth.setDelay(0);
  firebase.auth.setLifetime(3600);
  firebase.auth.add({ uid: 'ada', ...ada });
  firebase.database.write('users', null);
});

test('a guest loads nothing of Firebase before the form is used', async ({ page, firebase }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/login');
  await expect(password(page)).toBeVisible();
  const loaded = (address: string) => /\/firebase\.js/.test(address);
  expect(scripts.filter(loaded)).toEqual([]);
  expect(firebase.auth.requests).toEqual([]);
  const sdk = page.waitForRequest((request) => loaded(request.url()));
  await email(page).focus();
  await sdk;
});

test('a whole session, from the new account to the second tab, tells its secrets to Firebase alone', async ({
  page,
  context,
  origin,
  server,
  firebase,
  complaints,
}) => {
  const record = recordSession(context);
  const grace = { email: `grace-${Date.now()}@example.test`, password: 'nanoseconds of wire 30 cm' };
  await page.goto('/login?account=new');
  await page.getByLabel('Name').fill('Grace Hopper');
  await fillIn(page, grace);
  await expect(message(page)).toContainText('Logged in with Firebase');
  const [[, kept] = []] = childrenOf(firebase.database.read('users'));
  expect(kept).toMatchObject({ role: 'admin', from: 'firebase', data: { displayName: 'Grace Hopper' } });
  await chooseLayout3(page);
  await page.goto('/account');
  await expect(signOut(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/account');
  await expect(signOut(other)).toBeVisible();
  await signOut(page).click();
  for (const tab of [page, other]) await expect(tab).toHaveURL(/:\d+\/(home)?$/);
  expect(await sessionKeys(other)).toEqual([]);
  await other.close();
  await page.goto('/account');
  await fillIn(page, { ...grace, password: 'not this one' });
  await expect(page.getByText('Wrong e-mail address or password.')).toBeVisible();
  await fillIn(page, grace);
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'layout3');
  const { host } = new URL(firebase.config.databaseURL);
  await record.expectSecret({
    passwords: [grace.password, 'not this one'],
    tokens: 4,
    keepers: [`${firebase.auth.address}/`, `ws://${host}/`],
    origins: [origin, firebase.auth.address, `ws://${host}`],
    logs: [server.printed()],
  });
  expect(ownComplaints(complaints)).toEqual([]);
});

test('a wrong password is told at its field, and the right one leads to the wanted page', async ({
  page,
  complaints,
}) => {
  await signIn(page, 'wrong');
  await expect(page.getByText('Wrong e-mail address or password.')).toBeVisible();
  await expect(password(page)).toBeFocused();
  await password(page).fill(ada.password);
  await page.keyboard.press('Enter');
  await expect(signOut(page)).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);
  expect(ownComplaints(complaints)).toEqual([]);
});

test('settings are saved, and come back after a reload and in another browser', async ({
  page,
  browser,
  origin,
  firebase,
  complaints,
}) => {
  await signIn(page);
  await expect(signOut(page)).toBeVisible();
  await chooseLayout3(page);
  expect(firebase.database.read('users/ada/data/settings/layout/style')).toBe('layout3');
  await page.reload();
  await expect(signOut(page)).toBeVisible();
  const other = await (await browser.newContext({ baseURL: origin })).newPage();
  await signIn(other);
  await expect(other.locator('html')).toHaveAttribute('data-layout', 'layout3');
  await other.context().close();
  await expect.poll(firebase.database.connections).toBe(0);
  expect(complaints).toEqual([]);
});

test('a token that ends is renewed, and one that cannot be renewed signs nobody in', async ({
  page,
  firebase,
}) => {
  // The SDK renews a token five minutes before it ends.
  firebase.auth.setLifetime(301);
  await signIn(page);
  await expect(signOut(page)).toBeVisible();
  firebase.auth.setLifetime(3600);
  await expect.poll(() => firebase.auth.requests.filter((name) => name === 'token')).toHaveLength(1);
  await page.reload();
  await expect(signOut(page)).toBeVisible();
  firebase.auth.revokeAll();
  await page.reload();
  await expect(password(page)).toBeVisible();
  expect(await sessionKeys(page)).toEqual([]);
});

test('a service that is down, answers rubbish or is slow signs nobody in before it answers', async ({
  page,
  firebase,
}) => {
  firebase.auth.setDown(true);
  await signIn(page);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('could not be reached');
  firebase.auth.setDown(false);
  firebase.auth.setRubbish(true);
  const { length } = firebase.auth.requests;
  const sent = () => firebase.auth.requests.length - length;
  await page.keyboard.press('Enter');
  await expect.poll(sent).toBe(1);
  await expect(alert).toContainText('could not be reached');
  firebase.auth.setRubbish(false);
  firebase.auth.setDelay(1000);
  await page.getByRole('button', { name: 'Sign in', exact: true }).dblclick();
  await expect(message(page)).toContainText('Logging in with Firebase');
  await expect.poll(sent).toBe(2);
  expect(await sessionKeys(page)).toEqual([]);
  await expect(signOut(page)).toBeVisible();
});
