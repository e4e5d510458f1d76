import { expect, type Page } from '@playwright/test';
import { violationsOf } from './axe';
import { articleLinks, filters, level } from './catalogue/listing-page';
import { tableTestMs } from './limits';
import { applicationPages, guardedPages, publicPages } from './pages';
import { test } from './site-test';

test.use({ hasScripts: false });

test('every public page can be read', async ({ page, complaints }) => {
  test.setTimeout(tableTestMs);
  const main = page.getByRole('main');
  for (const path of publicPages)
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect.soft(response?.status(), path).toBe(200);
      await expect.soft(main.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect.soft((await main.innerText()).length, path).toBeGreaterThan(300);
      const forms = page.getByRole('contentinfo').getByRole('link', { name: 'Forms', exact: true });
      await expect.soft(forms, path).toBeVisible();
      await expect.soft(page, path).toHaveTitle(/ \| Handwell Safety$/);
    });
  expect(complaints).toEqual([]);
});

test('every application page says that it needs JavaScript', { tag: '@main' }, async ({ page }) => {
  for (const path of [...applicationPages, '/login', ...guardedPages]) {
    await page.goto(path);
    await expect.soft(page.locator('main h1'), path).toBeVisible();
    // Playwright looks for no text in a noscript element.
    await expect.soft(page.locator('main noscript p').first(), path).toBeVisible();
    expect.soft(await page.locator('main noscript').innerText(), path).toContain('needs JavaScript');
    await expect.soft(page.locator('main noscript a[href="/products"]'), path).toBeVisible();
  }
});

test('an unknown address shows the not-found page', { tag: '@main' }, async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test(
  'a search in the header, in Find gloves and on the not-found page leads to its results',
  { tag: '@main' },
  async ({ page }) => {
    for (const [path, box, button] of [
      ['/home', '#site-search', 'Submit'],
      ['/home', '#home-marking', 'Find gloves'],
      ['/no-such-page', '#page-search', 'Submit'],
    ] as const) {
      await page.goto(path);
      await page.locator(box).fill('two gloves');
      const form = page.locator('form').filter({ has: page.locator(box) });
      await form.getByRole('button', { name: button }).click();
      await expect(page).toHaveURL(/\/products\/two%20gloves$/);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Results for “two gloves”');
      await expect(main.locator('a[href^="/product-details/"]').first()).toBeVisible();
    }
  },
);

/** On a busy machine, the answer may be the stored document. */
async function expectDrawn(page: Page) {
  await expect(async () => {
    if ((await page.locator('html[data-drawn]').count()) === 0) await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-drawn', { timeout: 1 });
  }).toPass();
  // A press ends when the next page begins.
  await page.waitForLoadState();
  // Without scripts, no timer of axe would end.
  await page.evaluate(() => {
    const setTimeout = (run: () => void) => void Promise.resolve().then(run);
    Object.assign(globalThis, { setTimeout });
  });
  expect.soft(await violationsOf(page), page.url()).toEqual([]);
}

for (const width of [390, 1440])
  test(`a list does all that it does with scripts, ${width} px wide`, { tag: '@main' }, async ({ page }) => {
    test.setTimeout(tableTestMs);
    await page.setViewportSize({ width, height: 844 });
    const main = page.getByRole('main');
    const chip = (name: string) => main.getByRole('link', { name: `Remove filter ${name}` });
    await page.goto('/products/gloves');
    await main.getByRole('button', { name: /^All filters/ }).click();
    await expectDrawn(page);
    await level(page, 'Cut', 'C').check();
    await level(page, 'Abrasion', '2').check();
    await filters(page).getByRole('button', { name: 'Apply' }).click();
    await expectDrawn(page);
    await expect(chip('Cut (ISO): C or better')).toBeVisible();
    await main.getByRole('combobox').selectOption('Title');
    await main.getByRole('button', { name: 'Sort' }).click();
    await expectDrawn(page);
    const titles = await articleLinks(page).allInnerTexts();
    expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other, 'en')));
    await chip('Abrasion: 2 or better').click();
    await expectDrawn(page);
    await expect(chip('Cut (ISO): C or better')).toBeVisible();
    await expect(chip('Abrasion: 2 or better')).toHaveCount(0);
    await main.getByRole('link', { name: 'Table', exact: true }).click();
    await expectDrawn(page);
    const articleNo = await main.getByRole('rowheader').first().innerText();
    const boxes = main.getByRole('table').getByRole('checkbox');
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await main.getByRole('button', { name: 'Compare' }).click();
    await expectDrawn(page);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Compare 2 articles');
    const mail = main.getByRole('link', { name: 'Ask about these articles by e-mail' });
    await expect(mail).toHaveAttribute('href', /^mailto:.*subject=Enquiry%3A%20\w+%2C%20\w+$/);
    await main.getByRole('link', { name: `Remove ${articleNo}` }).click();
    await expectDrawn(page);
    await main.getByRole('textbox').fill(articleNo);
    await main.getByRole('button', { name: 'Add' }).click();
    await expectDrawn(page);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Compare 2 articles');
    await page.goto('/alternatives');
    await main.getByRole('textbox').fill('4X43D');
    await main.getByRole('button', { name: 'Find equal or better' }).click();
    await expectDrawn(page);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Equal to or better than 4X43D');
  });

test('the menus open on hover and on focus', { tag: '@main' }, async ({ page }) => {
  await page.goto('/home');
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Products', exact: true }).hover();
  await banner.getByRole('link', { name: 'Cotton' }).click();
  await expect(page).toHaveURL(/\/products\/industrial_gloves\/cotton$/);
  await banner.getByRole('link', { name: 'About Us', exact: true }).focus();
  await expect(banner.getByRole('link', { name: 'Objective' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banner.getByRole('link', { name: 'Profile' })).toBeFocused();
});

test('links lead by hazard from the products to the articles of an answer, and say why each is there', async ({
  page,
}) => {
  await page.goto('/products');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Choose by hazard' }).click();
  await main.getByRole('link', { name: /^Visibility near vehicles/ }).click();
  await main.getByRole('link', { name: /^Fast traffic/ }).click();
  await expect(main.getByText('Garments of visibility class 3 (EN ISO 20471).')).toBeVisible();
  const articles = main.getByRole('region', { name: /^\d+ articles$/ }).getByRole('listitem');
  for (const article of await articles.all()) await expect(article).toContainText('Visibility class 3');
  await expect(main.getByText('The employer’s risk assessment decides what the job needs.')).toBeVisible();
});
