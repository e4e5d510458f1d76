import { expect, type Page } from '@playwright/test';
import { test } from '../site-test';
import {
  address,
  articleLinks,
  articleNumbers,
  expectAddress,
  filters,
  level,
  listedCount,
  main,
  openFilters,
  openListing,
  value,
} from './listing-page';

/** The list of all articles as the release has it: one text a column, one line an article. */
async function listColumns(page: Page): Promise<Readonly<Record<string, string>>> {
  const [file] = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('/data/list.json')),
  );
  const response = await page.request.get(file ?? '');
  return (await response.json()) as Readonly<Record<string, string>>;
}

interface Article {
  readonly articleNo: string;
  readonly material: string;
  readonly cuff: string;
  readonly lining: string;
  readonly isoCut: string;
}

/** The gloves, read from the columns without any code of the site. */
async function gloves(page: Page): Promise<readonly Article[]> {
  const columns = await listColumns(page);
  const at = (name: string, line: number) => (columns[name] ?? '').split('\n')[line] ?? '';
  return at('articleNo', 0) === ''
    ? []
    : (columns['articleNo'] ?? '')
        .split('\n')
        .map((articleNo, line) => ({
          articleNo,
          material: at('material', line),
          cuff: at('cuff', line),
          lining: at('lining', line),
          isoCut: at('en388', line)[4] ?? '',
        }))
        .filter(({ articleNo }) => /^(QM|XP|KC|WL)/.test(articleNo));
}

const reachesC = ({ isoCut }: Article) => /[C-F]/.test(isoCut);

test('each filter count is the number of articles it would give', { tag: '@main' }, async ({ page }) => {
  await openFilters(page, '/products/gloves?palm=goatskin&cut=C');
  const all = await gloves(page);
  expect(all).toHaveLength(60);
  const isGoatskin = ({ material }: Article) => material === 'Goatskin';
  expect(await listedCount(page)).toBe(all.filter((glove) => isGoatskin(glove) && reachesC(glove)).length);
  await filters(page)
    .getByRole('button', { name: /^Show all/ })
    .first()
    .click();
  const checks = [
    ['palm', (glove: Article) => glove.material, (glove: Article) => reachesC(glove)],
    ['cuff', (glove: Article) => glove.cuff, (glove: Article) => reachesC(glove) && isGoatskin(glove)],
  ] as const;
  for (const [key, read, isLeft] of checks) {
    const fields = filters(page).locator(`label:has([name="${key}"])`);
    expect(await fields.count()).toBeGreaterThan(3);
    for (const field of await fields.all()) {
      const [name, count] = await field.locator('span').allInnerTexts();
      const expected = all.filter((glove) => read(glove) === name && isLeft(glove)).length;
      expect(Number(count), `${key}: ${name ?? ''}`).toBe(expected);
    }
  }
});

test(
  'the address contains filters, order and page, and reopens the same list',
  { tag: '@main' },
  async ({ page, context }) => {
    await openFilters(page, '/products/gloves');
    await value(page, '9').check();
    await expectAddress(page, '/products/gloves?size=9');
    await value(page, '10').check();
    await expectAddress(page, '/products/gloves?size=9,10');
    await main(page).getByRole('combobox').selectOption('Title');
    await expectAddress(page, '/products/gloves?size=9,10&sort=title');
    await main(page).getByRole('link', { name: 'Page 2' }).click();
    await expectAddress(page, '/products/gloves?size=9,10&sort=title&page=2');
    await expect(main(page).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    const other = await context.newPage();
    await openFilters(other, await address(page));
    expect(await articleNumbers(other)).toEqual(await articleNumbers(page));
    await expect(value(other, '9')).toBeChecked();
  },
);

test('Back removes one filter after the other', async ({ page }) => {
  await openFilters(page, '/products/gloves');
  await value(page, 'Goatskin').check();
  await expectAddress(page, '/products/gloves?palm=goatskin');
  await value(page, 'Synthetic leather').check();
  await expectAddress(page, '/products/gloves?palm=goatskin,synthetic-leather');
  await level(page, 'Cut \\(ISO\\)', 'A').check();
  await expectAddress(page, '/products/gloves?palm=goatskin,synthetic-leather&cut=A');
  await page.goBack();
  await expectAddress(page, '/products/gloves?palm=goatskin,synthetic-leather');
  await expect(level(page, 'Cut \\(ISO\\)', 'Any')).toBeChecked();
  await page.goBack();
  await expect(value(page, 'Synthetic leather')).not.toBeChecked();
  await expect(value(page, 'Goatskin')).toBeChecked();
  await page.goBack();
  await expectAddress(page, '/products/gloves');
  await expect(value(page, 'Goatskin')).not.toBeChecked();
  expect(await listedCount(page)).toBe(60);
});

test('Back from an article restores the list page, scroll position and focus', async ({ page }) => {
  await openFilters(page, '/products/gloves?page=2');
  const link = articleLinks(page).nth(8);
  await link.scrollIntoViewIfNeeded();
  await link.focus();
  const path = (await link.getAttribute('href')) ?? '';
  const before = await page.evaluate(() => Math.round(scrollY));
  expect(before).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await page.goBack();
  await expectAddress(page, '/products/gloves?page=2');
  await expect(page.locator(`main a[href="${path}"]`).first()).toBeFocused();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => Math.round(scrollY))) - before))
    .toBeLessThanOrEqual(2);
});

test('an address with what does not exist is corrected without a new history entry', async ({ page }) => {
  for (const [path, repaired] of [
    ['/products/gloves?page=999', '/products/gloves?page=2'],
    ['/products/gloves?cut=Z', '/products/gloves'],
    ['/products/gloves?foo=1', '/products/gloves'],
  ] as const) {
    await page.goto('/disclaimer');
    const before = await page.evaluate(() => history.length);
    await page.goto(path);
    await expectAddress(page, repaired);
    await expect(articleLinks(page).first()).toBeVisible();
    expect(await page.evaluate(() => history.length), path).toBe(before + 1);
  }
});

test('typing a text filters a category without new history entries', async ({ page }) => {
  await openFilters(page, '/products/gloves');
  const before = await page.evaluate(() => history.length);
  const box = page.getByRole('searchbox', { name: 'Search within Gloves' });
  await box.pressSequentially('orange', { delay: 20 });
  await expectAddress(page, '/products/gloves?q=orange');
  await expect(box).toBeFocused();
  await expect(main(page).getByText('Articles found for “orange”')).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('filters chosen before hydration are kept', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/remotes/catalogue/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/products/gloves');
  await value(page, 'Goatskin').check();
  release();
  await expectAddress(page, '/products/gloves?palm=goatskin');
  await expect(value(page, 'Goatskin')).toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the filter dialog updates its count and returns the focus', { tag: '@main' }, async ({ page }) => {
    await openListing(page, '/products/gloves');
    const button = main(page).getByRole('button', { name: /^Filters/ });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await expect(dialog).toBeVisible();
    const goatskin = dialog.getByRole('checkbox', { name: /^Goatskin/ });
    if ((await goatskin.count()) === 0) await dialog.locator('summary', { hasText: 'Palm' }).click();
    await goatskin.check();
    await expectAddress(page, '/products/gloves?palm=goatskin');
    await expect(dialog.getByRole('button', { name: /^Show \d+ articles$/ })).not.toHaveText(
      'Show 60 articles',
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await expectAddress(page, '/products/gloves?palm=goatskin');
    await expect(button).toContainText('1');
  });
});
