import { expect, type Page } from '@playwright/test';
import { expectLinksTakenOver, expectScreenAlive } from '../alive';
import { expectNoBarriers } from '../rules/barriers';
import { test } from '../site-test';

/** The link of a picture, counted from 1. */
const thumbnail = (page: Page, place: number) => page.locator('main li[id] > a').nth(place - 1);

const dialogOf = (page: Page) => page.getByRole('dialog');

async function openGallery(page: Page, query = '') {
  await page.goto(`/gallery${query}`);
  await expectScreenAlive(page);
  await expectLinksTakenOver(page);
}

test('Tab stays in the dialog until Escape, and every button is large enough', async ({ page }) => {
  await openGallery(page, '?item=rigger-palm');
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  for (const control of await dialog.getByRole('button').all()) {
    const box = await control.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab');
    // After the last control the focus may pass through the browser's own.
    const holder = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement?.closest('dialog') !== null;
    });
    expect(holder).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('#rigger-palm > a')).toBeFocused();
  await expect(page.locator('#rigger-palm > a')).toBeInViewport();
});

test('the picture opens as a file when the dialog cannot load', async ({ page }) => {
  await page.route('**/gallery-lightbox.js*', (route) => route.abort());
  await openGallery(page);
  await thumbnail(page, 2).click();
  await expect(page).toHaveURL(/\/assets\/[^/]+\.svg$/);
});

test('the dialog has no axe violation', async ({ page }) => {
  await openGallery(page, '?item=rigger-palm');
  await expect(dialogOf(page)).toBeVisible();
  await expectNoBarriers(page, 'full size');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('every picture links to its file', async ({ page }) => {
    await page.goto('/gallery');
    await expect(page.locator('main li > a[href$=".svg"]')).toHaveCount(18);
    await thumbnail(page, 2).click();
    await expect(page).toHaveURL(/\/assets\/[^/]+\.svg$/);
  });
});
