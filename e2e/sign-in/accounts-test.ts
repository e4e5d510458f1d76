/** The site, with a server of its own that keeps accounts. */
import { expect, type Page } from '@playwright/test';
import { authPaths } from 'shared-types/protocol/auth';
import { serveSite, type ServedSite } from '../site-server';
import { test as siteTest } from '../site-test';

export const test = siteTest.extend<{ readonly server: ServedSite }>({
  // A server for each test, because a server counts wrong passwords and new accounts.
  server: async ({}, use, info) => {
    const server = await serveSite(undefined, undefined, ['--accounts', info.outputPath('accounts.sqlite')]);
    await use(server);
    await server.close();
  },
  baseURL: ({ server }, use) => use(server.origin),
});

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export const ada: Person = { name: 'Ada Byron', email: 'ada@example.test', password: 'tulip garden moon' };

export const message = (page: Page) => page.getByRole('region', { name: 'Message', exact: true });

export async function register(page: Page, { name, email, password }: Person) {
  await page.goto('/login?account=new');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(message(page)).toContainText('Logged in with JWT');
}

export async function fillIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

export const keptToken = (page: Page) => page.evaluate(() => localStorage.getItem('jwt_access_token'));

/**
 * Gives the browser the token of somebody with a new account, as if this person had signed in before. Leaves the page on a text of
 * the site: a screen would look at what is stored, and what a test stores after it.
 */
export async function keepSession(page: Page, { name, email, password }: Person): Promise<string> {
  await page.goto('/robots.txt');
  const response = await page.request.post(authPaths.register, {
    headers: { origin: new URL(page.url()).origin },
    data: { displayName: name, email, password },
  });
  const { access_token: token } = (await response.json()) as { readonly access_token: string };
  await page.evaluate((kept) => {
    localStorage.setItem('jwt_access_token', kept);
    localStorage.setItem('site.marks.v1', 'user');
  }, token);
  return token;
}
