import { expect, type Page } from '@playwright/test';
import { test } from './site-test';
import { tabTo } from './tab-to';

const openPage = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.locator('header ul[data-alive]')).toBeAttached();
};
const button = (page: Page, name: string) => page.getByRole('button', { name: `${name} menu` });
const isFocused = (page: Page, name: string) =>
  expect(page.getByRole('link', { name, exact: true })).toBeFocused();

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true });

  test(
    'the menu opens on hover, then loads its drawings, and a link in it closes it',
    { tag: '@main' },
    async ({ page }) => {
      const drawings: string[] = [];
      await openPage(page, '/contact-us');
      await page.waitForLoadState('networkidle');
      page.on('request', (request) => request.url().endsWith('.svg') && drawings.push(request.url()));
      expect(await page.locator('#products-menu img').evaluateAll(areLoaded)).not.toContain(true);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).hover();
      await expect(page.locator('#products-menu')).toBeVisible();
      await expect.poll(() => drawings.length).toBe(8);
      await page.locator('#products-menu').getByRole('link', { name: 'Leather' }).click();
      await expect(page).toHaveURL(/\/products\/industrial_gloves\/leather$/);
      await expect(page.locator('#products-menu')).toBeHidden();
    },
  );
});

/** Runs in the page. */
const areLoaded = (images: (HTMLElement | SVGElement)[]) =>
  images.map((image) => image instanceof HTMLImageElement && image.naturalWidth > 0 && image.complete);

test('the menu stays open while the pointer moves through it', async ({ page }) => {
  await openPage(page, '/home');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).hover();
  const menu = page.locator('#products-menu');
  // Hovering waits until a link is there and at rest, so the delay of the closing is over long before the last one.
  for (const name of ['Cotton', 'Leather', 'High Visibility', 'Hospital Wear', 'Cotton'])
    await menu.getByRole('link', { name }).hover();
  await expect(menu).toBeVisible();
  await page.mouse.move(700, 800);
  await expect(page.locator('#products-menu')).toBeHidden();
});

test('the header works by keyboard alone', { tag: '@main' }, async ({ page }) => {
  await openPage(page, '/home');
  await page.keyboard.press('Tab');
  await isFocused(page, 'Skip to content');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await openPage(page, '/home');
  await tabTo(button(page, 'Products'));
  await page.keyboard.press('Enter');
  await tabTo(page.locator('#products-menu').getByRole('link', { name: 'General/DIY' }));
  await isFocused(page, 'General/DIY');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Products')).toBeFocused();
  await expect(page.locator('#products-menu')).toBeHidden();
  await page.keyboard.press('Enter');
  await tabTo(page.locator('#products-menu a').last());
  await expect(page.locator('#products-menu')).toBeVisible();
  await page.keyboard.press('Tab');
  await isFocused(page, 'Contact Us');
  await expect(page.locator('#products-menu')).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'Products')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('#products-menu')).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap on a tab opens its page, a tap on the button beside it opens its menu', async ({ page }) => {
    await openPage(page, '/home');
    const menu = page.locator('#products-menu');
    await button(page, 'Products').tap();
    await expect(menu).toBeVisible();
    await button(page, 'Products').tap();
    await expect(menu).toBeHidden();
    await button(page, 'Products').tap();
    await menu.getByRole('link', { name: 'Leather' }).tap();
    await expect(page).toHaveURL(/\/products\/industrial_gloves\/leather$/);
    await expect(menu).toBeHidden();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).tap();
    await expect(page).toHaveURL(/\/products$/);
    await expect(menu).toBeHidden();
  });
});

test('the tab of the section looks active', { tag: '@main' }, async ({ page }) => {
  for (const [path, looksActive] of [
    ['/product-details/XP301', 'Home'],
    ['/products', 'Products'],
    ['/about-us/csr', 'About Us'],
  ] as const) {
    await openPage(page, path);
    const tabs = page.getByRole('navigation', { name: 'Main' }).locator('ul[data-alive] > li > a');
    await expect(tabs).toHaveCount(4);
    const marked = await tabs.evaluateAll((links) => {
      const isMarked = (link: Element) => getComputedStyle(link, '::after').content !== 'none';
      return links.filter(isMarked).map(({ textContent }) => textContent);
    });
    expect.soft(marked, path).toEqual([looksActive]);
  }
});

const longName = 'Nordgrip Arbeidsklær og Hansker AS';

test('a long company name leaves the header its buttons in a window of any width', async ({ page }) => {
  await page.goto('/privacy-policy');
  const header = page.locator('body header').first();
  const name = header.locator('a[href="/home"] > span').first();
  await name.evaluate((element, text) => (element.textContent = text), longName);
  for (const width of [320, 390, 820, 1000, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const control of await header.getByRole('button').all())
      if (await control.isVisible())
        expect.soft((await control.boundingBox())?.width, `${width} px`).toBeGreaterThanOrEqual(24);
    if (width < 900) {
      expect.soft((await header.getByRole('button', { name: 'Menu' }).boundingBox())?.width).toBe(44);
      expect.soft((await header.getByRole('button', { name: 'Search' }).boundingBox())?.width).toBe(44);
    }
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(excess, `${width} px`).toBeLessThanOrEqual(0);
    const box = await name.boundingBox();
    const bar = await header.boundingBox();
    const isInside = box && bar && box.y >= bar.y && box.y + box.height <= bar.y + bar.height;
    expect.soft(isInside, `${width} px`).toBe(true);
  }
});
