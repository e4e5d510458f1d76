import { expect, type Page } from '@playwright/test';
import { childrenOf } from '../../remote-auth/test-servers/realtime/tree';
import { test } from './firebase-test';

// The site is rendered for each worker.
test.describe.configure({ mode: 'default' });

const ada = { email: 'ada@example.test', password: 'correct horse battery', displayName: 'Ada Byron' };

/** Only a user sees it. */
const signOut = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign out' });
const email = (page: Page) => page.getByLabel('E-mail');
const message = (page: Page) => page.getByRole('region', { name: 'Message', exact: true });
const password = (page: Page) => page.getByLabel('Password', { exact: true });

async function signIn(page: Page, typed = ada.password) {
  await page.goto('/account');
  await email(page).fill(ada.email);
  await password(page).fill(typed);
  await page.keyboard.press('Enter');
}

const sessionKeys = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('firebase:authUser')));

/** Chromium itself reports what the service refuses. */
const ownComplaints = (complaints: readonly string[]) =>
  complaints.filter((text) => !text.includes('status of 400'));

test.beforeEach(({ firebase }) => {
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

test('a guest creates an account, and the token is in no address', async ({ page, firebase, complaints }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('websocket', (socket) => addresses.push(socket.url()));
  await page.goto('/login?account=new');
  await page.getByLabel('Name').fill('Grace Hopper');
  await email(page).fill('grace@example.test');
  await password(page).fill('nanoseconds of wire 30 cm');
  await page.keyboard.press('Enter');
  await expect(message(page)).toContainText('Logged in with Firebase');
  const [[, record] = []] = childrenOf(firebase.database.read('users'));
  expect(record).toMatchObject({ role: 'admin', from: 'firebase', data: { displayName: 'Grace Hopper' } });
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  const token = /"accessToken\\*":\\*"([^"\\]+)/.exec(stored)?.[1] ?? '';
  expect(token.split('.')).toHaveLength(3);
  expect(addresses.some((address) => address.startsWith('ws:'))).toBe(true);
  expect(addresses.filter((address) => address.includes(token))).toEqual([]);
  expect(complaints).toEqual([]);
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
  await page.getByRole('button', { name: 'Display settings' }).click();
  await page.getByRole('radio', { name: /^Layout 3/ }).check();
  await expect(page.getByText('User data saved to firebase')).toBeVisible();
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

test('signing out in one tab signs out the other one', async ({ page, context }) => {
  await signIn(page);
  await expect(signOut(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/account');
  await expect(signOut(other)).toBeVisible();
  await signOut(page).click();
  for (const tab of [page, other]) await expect(tab).toHaveURL(/:\d+\/(home)?$/);
  expect(await sessionKeys(other)).toEqual([]);
  await other.close();
});
