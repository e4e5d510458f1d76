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
  await dialog.getByRole('button', { name: 'Larger' }).click();
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

test('an enlarged picture scrolls with buttons, and with keys when focused', async ({ page }) => {
  await openGallery(page, '?item=rigger-palm');
  const dialog = dialogOf(page);
  const plate = dialog.getByRole('region');
  const top = () => plate.evaluate(({ scrollTop }) => scrollTop);
  await dialog.getByRole('button', { name: 'Larger' }).click();
  const before = await top();
  expect(before).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: 'Move down' }).click();
  expect(await top()).toBeGreaterThan(before);
  await plate.focus();
  await page.keyboard.press('Home');
  await expect.poll(top).toBe(0);
  await expect(dialog).toHaveAccessibleName('Leather rigger, patched palm');
});

test('the picture opens as a file when the dialog cannot load', async ({ page }) => {
  await page.route('**/gallery-lightbox.js*', (route) => route.abort());
  await openGallery(page);
  await thumbnail(page, 2).click();
  await expect(page).toHaveURL(/\/assets\/[^/]+\.svg$/);
});

test('the dialog has no axe violation, at full size and enlarged', async ({ page }) => {
  await openGallery(page, '?item=rigger-palm');
  await expect(dialogOf(page)).toBeVisible();
  await expectNoBarriers(page, 'full size');
  await dialogOf(page).getByRole('button', { name: 'Larger' }).click();
  await expectNoBarriers(page, 'enlarged');
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
