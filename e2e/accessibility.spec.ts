import { expect } from '@playwright/test';
import { expectSettled } from './alive';
import { violationsOf } from './axe';
import { allPages } from './pages';
import { test } from './reading-test';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

for (const path of allPages) {
  test(`${path} has no barrier that axe finds, light and dark, wide and narrow`, async ({ page }) => {
    await page.goto(path);
    await expectSettled(page);
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await violationsOf(page), `${colorScheme}, ${viewport.width}`).toEqual([]);
      }
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an open menu has no barrier that axe finds, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/home');
    await expectSettled(page);
    for (const name of ['About Us menu', 'Products menu']) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('button', { name, expanded: true })).toBeVisible();
      expect.soft(await violationsOf(page), name).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

  test(`the open drawer has no barrier that axe finds, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme });
    await page.goto('/home');
    await expectSettled(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    for (const group of await drawer.locator('summary').all()) await group.click();
    expect.soft(await violationsOf(page)).toEqual([]);
  });
}
