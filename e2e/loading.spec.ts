import { expect, type Page } from '@playwright/test';
import { expectSettled } from './alive';
import { test } from './site-test';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The demo, with the code of its screens there, so that only their data are still to come. */
async function openDemo(page: Page) {
  await page.goto('/example/loading');
  await expectSettled(page);
  await press(page, 'At once');
  await expect(page.getByRole('heading', { name: 'Loaded' })).toBeFocused();
  await page.getByRole('link', { name: 'Try another speed' }).click();
  await expect(page.getByRole('button', { name: 'At once' })).toBeVisible();
}

test(
  'a screen that is late shows nothing, then that it loads, then Retry, and replaces them when it comes',
  { tag: '@main' },
  async ({ page }) => {
    await page.clock.install();
    await openDemo(page);
    const main = page.getByRole('main');
    await page.clock.pauseAt(new Date('2100-01-01'));
    await press(page, 'After 12 seconds');
    await expect(page.getByRole('heading', { name: 'Loading' })).toHaveCount(0);
    await page.clock.runFor(299);
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(main.getByRole('status')).toHaveCount(0);
    await page.clock.runFor(2);
    await expect(main.getByRole('status')).toHaveText('Loading');
    await page.clock.runFor(9698);
    await expect(main.getByRole('alert')).toHaveCount(0);
    await page.clock.runFor(2);
    await expect(main.getByRole('alert')).toContainText('Taking a long time...');
    await expect(main.getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.clock.runFor(2000);
    await expect(page.getByRole('heading', { name: 'Loaded' })).toBeVisible();
    await expect(main.getByRole('alert')).toHaveCount(0);
  },
);
