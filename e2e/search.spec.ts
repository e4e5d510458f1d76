import { expect, type Page } from '@playwright/test';
import { expectLinksTakenOver } from './alive';
import { expectNoBarriers } from './rules/barriers';
import { expectSameDocument, leaveMark } from './same-document';
import { test } from './site-test';

const box = (page: Page) => page.locator('#site-search');

async function open(page: Page) {
  await page.goto('/home');
  await expectLinksTakenOver(page);
}

const expectPath = (page: Page, path: string) =>
  expect.poll(() => page.evaluate(() => location.pathname)).toBe(path);

test(
  'any text is searched for, by Enter and by Submit, and named after a reload and Back too',
  { tag: '@main' },
  async ({ page, complaints }) => {
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await open(page);
    for (const [text, path] of [
      ['two words', '/products/two%20words'],
      ['100%', '/products/100%25'],
      ['a/b', '/products/a%2Fb'],
      ['a?b#c', '/products/a%3Fb%23c'],
      ['..', '/products/..%20'],
      ['日本語', '/products/%E6%97%A5%E6%9C%AC%E8%AA%9E'],
      ['<b>', '/products/%3Cb%3E'],
    ] as const) {
      await box(page).fill(text);
      if (text === '100%') await page.getByRole('banner').getByRole('button', { name: 'Submit' }).click();
      else await box(page).press('Enter');
      await expectPath(page, path);
      await expect(box(page)).toHaveValue('');
      await expect(heading).toContainText(text);
      await page.reload();
      await expectLinksTakenOver(page);
      await expect(heading).toContainText(text);
      await page.goBack();
      await page.goForward();
      await expect(heading).toContainText(text);
    }
    expect(complaints).toEqual([]);
  },
);

const options = (page: Page) => page.getByRole('option');

async function suggest(page: Page, text: string) {
  await box(page).focus();
  await expect(box(page)).toHaveRole('combobox');
  await page.keyboard.type(text);
  await expect(options(page).first()).toBeVisible();
}

async function isIndex(page: Page, address: string): Promise<boolean> {
  return (await (await page.request.get(address)).text()).startsWith('{"mark":');
}

test('the index of the search is fetched with the first key, and not before', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.json')) files.push(request.url());
  });
  await open(page);
  await box(page).focus();
  await expect(box(page)).toHaveRole('combobox');
  const before = files.splice(0);
  await suggest(page, 'l');
  const areIndexes = (addresses: readonly string[]) =>
    Promise.all(addresses.map((address) => isIndex(page, address)));
  expect(await areIndexes(before)).not.toContain(true);
  expect((await areIndexes(files)).filter(Boolean)).toHaveLength(1);
});

test(
  'suggestions come below the box, and its keys open one of them',
  { tag: '@main' },
  async ({ page, complaints }) => {
    await open(page);
    await leaveMark(page);
    await suggest(page, 'leather');
    const groups = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('group');
    await expect(groups).toHaveCount(2);
    expect(await options(page).count()).toBeLessThanOrEqual(8);
    await expect(options(page).first().locator('img')).toBeVisible();
    await expectNoBarriers(page, 'suggestions', 'wide');
    await page.keyboard.press('ArrowDown');
    const path = (await page.getByRole('option', { selected: true }).getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expectPath(page, path);
    await expectSameDocument(page);
    await expect(box(page)).toHaveValue('');
    expect(complaints).toEqual([]);
  },
);

test('a page is suggested, and shown above the articles of a search', async ({ page }) => {
  await open(page);
  await suggest(page, 'complaint');
  await options(page).filter({ hasText: 'Return or complaint' }).click();
  await expect(page).toHaveURL(/\/forms#return-or-complaint$/);
  await suggest(page, 'complaint');
  await page.keyboard.press('Enter');
  await expectPath(page, '/products/complaint');
  const pages = page.getByRole('region', { name: 'Pages' });
  await expect(pages.getByRole('link', { name: 'Return or complaint' })).toBeVisible();
});

test(
  'a search says what its articles miss, can hide them, and can be made without a word',
  { tag: '@main' },
  async ({ page, complaints }) => {
    await page.goto('/products/navy%20jacket%20hood');
    await expectLinksTakenOver(page);
    const main = page.getByRole('main');
    const cards = main.locator('[data-article]');
    const misses = cards.locator('[data-verdict=no], [data-verdict=silent]');
    await expect(cards.first().locator('[data-verdict=yes]')).toHaveText(['navy', /hood/i]);
    await expect(misses.first()).toBeVisible();
    await leaveMark(page);
    await main.getByRole('link', { name: /^Hide those/ }).click();
    await expect(misses).toHaveCount(0);
    await main.getByRole('link', { name: 'hood, search without it' }).click();
    await expectPath(page, '/products/navy%20jacket');
    await expect(main.getByText(/^\d+ match everything you asked/)).toBeVisible();
    await expectSameDocument(page);
    expect(complaints).toEqual([]);
  },
);

test.describe('in a window of its own', () => {
  test.use({ isFirstVisit: true });

  test('once there are suggestions, typing asks for nothing but pictures of them', async ({ page }) => {
    // Otherwise the host fetches pages that are linked, whenever it is idle.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await open(page);
    await suggest(page, 'le');
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() !== 'image') asked.push(request.url());
    });
    for (const text of ['leat', 'leather', 'cott', 'return', 'EN 38', 'zzz']) {
      await box(page).fill(text);
      await expect(box(page)).toHaveAttribute('aria-expanded', String(text !== 'zzz'));
    }
    expect(asked).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('suggestions take the window below the box', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const phoneBox = page.locator('#drawer-search');
    await expect(phoneBox).toHaveRole('combobox');
    await page.keyboard.type('leather');
    await expect(options(page).first()).toBeVisible();
    const list = await page.getByRole('listbox', { name: 'Suggestions' }).boundingBox();
    expect([list?.x, list?.width, Math.round((list?.y ?? 0) + (list?.height ?? 0))]).toEqual([0, 390, 844]);
    await page.keyboard.press('Escape');
    await expect(phoneBox).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await options(page).last().click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  });
});
