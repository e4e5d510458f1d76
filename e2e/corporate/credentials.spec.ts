import { expect } from '@playwright/test';
import { expectLinksTakenOver, expectSettled } from '../alive';
import { publicPages } from '../pages';
import { test } from '../site-test';

test('the standards filter works by keyboard, and a link moves to its heading below the header', async ({
  page,
  complaints,
}) => {
  await page.goto('/credentials');
  await expectSettled(page);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Filter this page' }).focus();
  await page.keyboard.type('cut');
  await expect(main.getByRole('status')).toHaveText(/^\d of 17 standards$/);
  await expect(main.getByRole('heading', { name: 'EN 1149-5' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(main.getByRole('heading', { name: 'EN 1149-5' })).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveValue('');

  await page.keyboard.press('Tab');
  await expect(main.getByRole('link', { name: 'EN 388', exact: true }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  const heading = main.getByRole('heading', { level: 2, name: 'EN 388' });
  await expect(heading).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await heading.boundingBox())?.y)
    .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  expect(complaints).toEqual([]);
});

test('the article count of each standard is correct', async ({ page }) => {
  await page.goto('/credentials');
  await expectLinksTakenOver(page);
  const link = page.getByRole('main').getByRole('link', { name: /^\d+ articles tested to EN 511$/ });
  const count = /\d+/.exec(await link.innerText())?.[0] ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/products\?standard=en-511$/);
  await expect(
    page
      .getByRole('main')
      .getByText(new RegExp(`^${count} of \\d+ articles`))
      .first(),
  ).toBeVisible();
});

test('every link to an anchor of the standards page works', async ({ request }) => {
  const credentials = await (await request.get('/credentials')).text();
  const articles = publicPages.filter((path) => path.startsWith('/product-details/'));
  const pages = await Promise.all(articles.map(async (path) => await (await request.get(path)).text()));
  const anchors = new Set(
    pages.flatMap((text) => Array.from(text.matchAll(/\/credentials#([\w-]+)/g), ([, anchor]) => anchor)),
  );
  expect(anchors.size).toBeGreaterThan(5);
  expect([...anchors].filter((anchor) => !credentials.includes(`id="${anchor ?? ''}"`))).toEqual([]);
});
