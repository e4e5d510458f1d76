/** First steps on a site that has just been started: its pages, the search, and what its server stores. */
import { expect, type Page } from '@playwright/test';
import { expectLinksTakenOver, expectScreenAlive, expectSettled } from '../alive';
import { receipt } from '../enquiry-test';
import { ada, fillIn, keptToken, register } from '../sign-in/accounts-test';
import { serveSite } from '../site-server';
import { test as siteTest } from '../site-test';

const test = siteTest.extend({
  baseURL: async ({ origin }, use, info) => {
    const isRunning = process.env['SITE_URL'] !== undefined;
    const files = ['enquiries', 'accounts'].flatMap((name) => [
      `--${name}`,
      info.outputPath(`${name}.sqlite`),
    ]);
    const server = isRunning ? undefined : await serveSite(undefined, undefined, files);
    await use(server?.origin ?? origin);
    await server?.close();
  },
});

const pages = {
  host: '/no-such-page',
  corporate: '/home',
  catalogue: '/products/gloves',
  'template-demo': '/example/notes',
  auth: '/login',
};

async function search(page: Page) {
  await page.goto('/home');
  await expectLinksTakenOver(page);
  await page.getByRole('textbox', { name: 'Search Our Website...' }).fill('leather');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/leather$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /leather/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/product-details\//);
}

async function sendEnquiry(page: Page) {
  await page.goto('/contact-us');
  await expectSettled(page);
  await page.getByLabel('Name').fill(ada.name);
  await page.getByLabel('E-mail').fill(ada.email);
  await page.getByLabel('Message').fill('Samples, please.');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(receipt(page)).toBeFocused();
}

async function signIn(page: Page) {
  // A running site keeps its accounts.
  const person = { ...ada, email: `ada-${Date.now()}@example.test` };
  await register(page, person);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect.poll(() => keptToken(page)).toBeNull();
  await page.goto('/account');
  await fillIn(page, person);
  await expect(page.getByRole('definition').first()).toHaveText(person.name);
}

test('a page of each package opens, a search finds articles, an enquiry is received, a new account signs in', async ({
  page,
  complaints,
}) => {
  for (const [name, path] of Object.entries(pages))
    await test.step(`${name}: ${path}`, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(name === 'host' ? 404 : 200);
      await expectScreenAlive(page);
    });
  expect(complaints.filter((complaint) => !complaint.includes('status of 404'))).toEqual([]);
  await test.step('search', () => search(page));
  await test.step('enquiry', () => sendEnquiry(page));
  await test.step('account', () => signIn(page));
});
