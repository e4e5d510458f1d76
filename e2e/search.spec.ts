import { expect, type Page } from '@playwright/test';
import { expectLinksTakenOver } from './alive';
import { test } from './site-test';

const box = (page: Page) => page.getByRole('banner').getByRole('textbox', { name: 'Search Our Website...' });

async function open(page: Page) {
  await page.goto('/home');
  await expectLinksTakenOver(page);
}

const expectPath = (page: Page, path: string) =>
  expect.poll(() => page.evaluate(() => location.pathname)).toBe(path);

for (const [text, path] of [
  ['welding', '/products/welding'],
  ['two words', '/products/two%20words'],
  ['  blanks around  ', '/products/blanks%20around'],
  ['100%', '/products/100%25'],
  ['a/b', '/products/a%2Fb'],
  ['a?b#c', '/products/a%3Fb%23c'],
  ['.', '/products/.%20'],
  ['..', '/products/..%20'],
  ['日本語', '/products/%E6%97%A5%E6%9C%AC%E8%AA%9E'],
] as const) {
  test(`searching for “${text}” goes to ${path}, with Enter or Submit, and clears the box`, async ({
    page,
  }) => {
    await open(page);
    await box(page).fill(text);
    await box(page).press('Enter');
    await expectPath(page, path);
    await expect(box(page)).toHaveValue('');
    await page.goBack();
    await expectPath(page, '/home');
    await box(page).fill(text);
    await page.getByRole('banner').getByRole('button', { name: 'Submit' }).click();
    await expectPath(page, path);
    await expect(box(page)).toHaveValue('');
  });
}

for (const text of ['', '   ']) {
  test(`searching for “${text}” does nothing`, async ({ page }) => {
    await open(page);
    await box(page).fill(text);
    await box(page).press('Enter');
    await page.getByRole('banner').getByRole('button', { name: 'Submit' }).click();
    expect(await page.evaluate(() => location.pathname + location.search)).toBe('/home');
    await expect(box(page)).toHaveValue(text);
  });
}

for (const text of ['100%', 'a/b', '..', '日本語', '<b>']) {
  test(`the search for “${text}” shows the text, also as a loaded document`, async ({ page, complaints }) => {
    await open(page);
    await box(page).fill(text);
    await box(page).press('Enter');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(text);
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(text);
    expect(complaints).toEqual([]);
  });
}

test('a category in another spelling redirects to the category', async ({ page }) => {
  await open(page);
  await box(page).fill('Gloves');
  await box(page).press('Enter');
  await expectPath(page, '/products/gloves');
  await page.goBack();
  await expectPath(page, '/home');
});
