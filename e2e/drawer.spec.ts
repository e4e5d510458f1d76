import { expect, type Page } from '@playwright/test';
import { test } from './site-test';
import { tabTo } from './tab-to';

test.use({ viewport: { width: 390, height: 844 } });

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const menuButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });

const openPage = async (page: Page) => {
  await page.goto('/home');
  await expect(page.locator('header ul[data-alive]')).toBeAttached();
};

test('the drawer is modal and 280 px wide, and returns the focus', async ({ page }) => {
  await openPage(page);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await menuButton(page).click();
  // A keyboard on the screen would cover the menu.
  await expect(drawer(page).getByRole('button', { name: 'Close' })).toBeFocused();
  expect((await drawer(page).boundingBox())?.width).toBe(280);
  expect(await page.locator('#site-drawer').evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  expect(await page.locator('main h1').boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(menuButton(page)).toBeFocused();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the drawer closes with its scrim, its button and its links', { tag: '@main' }, async ({ page }) => {
  await openPage(page);
  await menuButton(page).click();
  await page.mouse.click(370, 500);
  await expect(drawer(page)).toBeHidden();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(drawer(page).locator('#drawer-search')).toBeFocused();
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await expect(drawer(page)).toBeHidden();
  await menuButton(page).click();
  await drawer(page).getByText('Products', { exact: true }).click();
  await drawer(page).getByRole('link', { name: 'Hospital Wear' }).click();
  await expect(page).toHaveURL(/\/products\/hospital-wear-garments$/);
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

test('the drawer works by keyboard alone', { tag: '@main' }, async ({ page }) => {
  await openPage(page);
  await tabTo(menuButton(page));
  await page.keyboard.press('Enter');
  const close = drawer(page).getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await tabTo(drawer(page).getByRole('link', { name: 'Contact Us' }));
  // A whole round: through the last control and the browser's own, back to the first, and nowhere else in the page.
  await tabTo(close);
  await tabTo(drawer(page).locator('summary', { hasText: 'Products' }));
  await page.keyboard.press('Enter');
  await tabTo(drawer(page).getByRole('link', { name: 'Garments', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/garments$/);
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Garments' })).toBeFocused();
  await menuButton(page).press('Enter');
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawer opens and closes', { tag: '@main' }, async ({ page }) => {
    await page.goto('/home');
    await menuButton(page).click();
    await drawer(page).getByText('About Us', { exact: true }).click();
    await expect(drawer(page).getByRole('link', { name: 'Objective' })).toBeVisible();
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    await expect(drawer(page)).toBeHidden();
  });
});
