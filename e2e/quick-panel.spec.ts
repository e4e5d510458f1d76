import { expect, type Page } from '@playwright/test';
import { expectSettled } from './alive';
import { expectNoBarriers } from './rules/barriers';
import { test } from './site-test';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Quick panel' });
const opener = (page: Page) => page.getByRole('button', { name: 'Open quick panel' });

async function openDemo(page: Page) {
  await page.goto('/example');
  await expectSettled(page);
}

test(
  'the quick panel is 280 px wide, closes four ways, and returns the focus',
  { tag: '@main' },
  async ({ page, complaints }) => {
    await openDemo(page);
    const ways = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(40, 400),
      () => panel(page).getByRole('button', { name: 'Close' }).click(),
      () => panel(page).getByRole('link', { name: 'All notes' }).click(),
    ];
    for (const [place, close] of ways.entries()) {
      await opener(page).click();
      await expect(panel(page).getByRole('heading', { name: 'Newest notes' })).toBeVisible();
      if (place === 0) {
        expect((await panel(page).boundingBox())?.width).toBe(280);
        await expectNoBarriers(page, 'open');
      }
      await close();
      await expect(panel(page)).toHaveCount(0);
      if (place < 3) await expect(opener(page)).toBeFocused();
    }
    await expect(page).toHaveURL(/\/example\/notes$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    expect(complaints).toEqual([]);
  },
);

test('the app frame has the quick panel and the events at its right, until everything is reset', async ({
  page,
}) => {
  await openDemo(page);
  await page.getByRole('button', { name: 'Show the app frame' }).click();
  const events = page.locator('[data-panel=right]').getByRole('link', { name: 'Events' });
  await expect(events).toBeVisible();
  const button = page.getByRole('button', { name: 'Quick panel', exact: true });
  await expect(button).toHaveCount(1);
  await page.locator('[data-panel=right]').locator(button).click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1199, height: 900 });
  await expect(events).toBeHidden();
  await expect(button).toHaveCount(1);
  await page.locator('div[data-area=toolbar]').locator(button).click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });

  await events.click();
  await expect(page).toHaveURL(/\/media\/events$/);
  await expect(events).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Reset everything' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
  await expect(events).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Reset everything' })).toBeFocused();
});
