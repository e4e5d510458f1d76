import { expect, type Page } from '@playwright/test';
import { test } from './identity-test';
import { recordSession } from './session-record';
import { chooseLayout3, signOut } from './sign-in-site';

// The site is rendered for each worker.
test.describe.configure({ mode: 'default' });

const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue with Auth0' });

/** Signs in on the provider's page. */
async function fillProvider(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
}

const expire = (page: Page) => page.evaluate(() => localStorage.setItem('expires_at', '1'));

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
  await chooseLayout3(page, 'auth0');
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
