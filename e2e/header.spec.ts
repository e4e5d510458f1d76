import { expect, type Page } from '@playwright/test';
import { test } from './site-test';

const openPage = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.locator('header ul[data-alive]')).toBeAttached();
};
const button = (page: Page, name: string) => page.getByRole('button', { name: `${name} menu` });
const isFocused = (page: Page, name: string) =>
  expect(page.getByRole('link', { name, exact: true })).toBeFocused();

test('the menu opens under the mouse, its drawings come then, and a link in it closes it', async ({
  page,
}) => {
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
});

/** Runs in the page. */
const areLoaded = (images: (HTMLElement | SVGElement)[]) =>
  images.map((image) => image instanceof HTMLImageElement && image.naturalWidth > 0 && image.complete);

test('the menu stays while the pointer is on its way through it', async ({ page }) => {
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

test('the header works by keyboard alone', async ({ page }) => {
  await openPage(page, '/home');
  await page.keyboard.press('Tab');
  await isFocused(page, 'Skip to content');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await button(page, 'Products').focus();
  await page.keyboard.press('Enter');
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('ArrowDown');
  await isFocused(page, 'General/DIY');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Products')).toBeFocused();
  await expect(page.locator('#products-menu')).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('#products-menu')).toBeHidden();
});

test('the search goes to the listing and clears its box, and does nothing with blanks', async ({ page }) => {
  await openPage(page, '/home');
  const box = page.getByRole('textbox', { name: 'Search Our Website...' });
  await box.fill('   ');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/home$/);
  await expect(box).toBeFocused();
  await box.fill(' leather palm ');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/products\/leather%20palm$/);
  await expect(box).toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menus open under the pointer and by focus', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).hover();
    await expect(page.locator('#about-us-menu')).toBeVisible();
    await button(page, 'Products').focus();
    await page.keyboard.press('Tab');
    await isFocused(page, 'Gloves');
  });
});
