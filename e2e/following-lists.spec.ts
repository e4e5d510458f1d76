/** Lists that follow a user to another device, with the accounts of the site's own server. */
import { expect, type Browser, type Page } from '@playwright/test';
import { expectScreenAlive } from './alive';
import { ada, keepSession, test } from './sign-in/accounts-test';

const tokenKey = 'jwt_access_token';

async function openDevice(browser: Browser, origin: string, token: string) {
  const context = await browser.newContext({ baseURL: origin });
  await context.addInitScript(
    ([key, text]) => {
      // The first document only: later ones have what the site has made of it.
      if (localStorage.length === 0 && sessionStorage.length === 0) localStorage.setItem(key, text);
    },
    [tokenKey, token] as const,
  );
  return await context.newPage();
}

const [first, second, third] = ['QM101', 'JV801', 'WL501'] as const;
const articlePage = (articleNo: string) => `/product-details/${articleNo}`;

const listButton = (page: Page, count: number) =>
  page.getByRole('button', { name: `Enquiry list (${count})`, exact: true });
const addButton = (page: Page, articleNo: string) =>
  page.getByRole('button', { name: `Add ${articleNo} to enquiry` });
const removeButton = (page: Page, articleNo: string) =>
  page.getByRole('button', { name: `Remove ${articleNo} from enquiry` });

async function openArticle(page: Page, articleNo: string) {
  await page.goto(articlePage(articleNo));
  await expectScreenAlive(page);
}

const saved = (page: Page, articleNo: string) =>
  page.waitForResponse((response) => {
    const isSave = response.url().endsWith('/api/auth/user/update');
    return isSave && (response.request().postData() ?? '').includes(articleNo);
  });

test("a guest's list follows the user to another device, each has the changes of the other, and signing out takes it away", async ({
  page,
  browser,
  server,
}) => {
  for (const articleNo of [first, second]) {
    await openArticle(page, articleNo);
    await addButton(page, articleNo).click();
  }
  await expect(listButton(page, 2)).toBeVisible();
  const token = await keepSession(page, ada);
  const isSaved = saved(page, second);
  await page.goto(articlePage(second));
  await isSaved;

  const phone = await openDevice(browser, server.origin, token);
  await openArticle(phone, first);
  await expect(listButton(phone, 2)).toBeVisible();
  await removeButton(phone, first).click();
  await openArticle(phone, third);
  const isSavedThere = saved(phone, third);
  await phone.getByRole('checkbox', { name: `Compare ${third}` }).check();
  await isSavedThere;

  await page.reload();
  await expect(page.getByRole('link', { name: 'Compare 1' })).toBeVisible();
  await expect(listButton(page, 1)).toBeVisible();
  await openArticle(page, first);
  await expect(addButton(page, first)).toBeVisible();

  const isSavedHere = saved(page, first);
  await addButton(page, first).click();
  await isSavedHere;
  await openArticle(phone, first);
  await expect(removeButton(phone, first)).toBeVisible();
  const count = phone.getByRole('banner').getByRole('link', { name: /^Enquiry list: / });
  await expect(count).toHaveAccessibleName('Enquiry list: 2');
  await phone.getByRole('banner').getByRole('button', { name: ada.name }).click();
  await phone.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(phone).toHaveURL(/\/home$/);
  // The page is left at once; what is not saved yet is saved first.
  await expect.poll(() => phone.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await openArticle(phone, first);
  await expect(addButton(phone, first)).toBeVisible();
  await phone.context().close();

  await page.evaluate((key) => localStorage.removeItem(key), tokenKey);
  await openArticle(page, second);
  await expect(addButton(page, second)).toBeVisible();
  await expect(listButton(page, 1)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
