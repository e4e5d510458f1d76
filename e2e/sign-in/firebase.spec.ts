import { expect, type Page } from '@playwright/test';
import { childrenOf } from 'remote-auth/test-servers/realtime/tree';
import { fillIn, message } from './accounts-test';
import { test } from './firebase-test';
import { recordSession } from './session-record';
import { chooseLayout3, signOut } from './sign-in-site';

// The site is rendered for each worker.
test.describe.configure({ mode: 'default' });

const sessionKeys = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('firebase:authUser')));

/** Chromium itself reports what the service refuses. */
const ownComplaints = (complaints: readonly string[]) =>
  complaints.filter((text) => !text.includes('status of 400'));

test('a guest loads nothing of Firebase before the form is used', async ({ page, firebase }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/login');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  const loaded = (address: string) => /\/firebase\.js/.test(address);
  expect(scripts.filter(loaded)).toEqual([]);
  expect(firebase.auth.requests).toEqual([]);
  // What has the focus before the page is hydrated is not heard.
  await expect(async () => {
    await page.getByLabel('E-mail').blur();
    await page.getByLabel('E-mail').focus();
    expect(scripts.filter(loaded)).not.toEqual([]);
  }).toPass();
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
  await chooseLayout3(page, 'firebase');
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
