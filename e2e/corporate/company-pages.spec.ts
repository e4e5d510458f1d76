import { expect, type Page } from '@playwright/test';
import { expectSettled } from '../alive';
import { violationsOf } from '../axe';
import { test } from '../site-test';

/** Everything that a page of this site could keep, as the browser has it. */
const keptIn = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    cookies: document.cookie,
  }));

const nothing = { local: [], session: [], databases: 0, caches: 0, cookies: '' };

test(
  'the privacy page shows all stored data with its size and deletes it, and the site still works',
  { tag: '@main' },
  async ({ page, complaints }) => {
    await page.goto('/products/gloves');
    await expectSettled(page);
    await page
      .getByRole('main')
      .getByRole('checkbox', { name: /Compare/ })
      .first()
      .check();
    const main = page.getByRole('main');
    const choose = main.getByRole('button', { name: 'Display settings' });
    // The list of chosen articles comes up below, and may take a press that was meant for the link.
    await expect(async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
      await expect(choose).toBeVisible({ timeout: 3000 });
    }).toPass();
    await choose.click();
    const panel = page.getByRole('dialog', { name: 'Display settings' });
    await panel.getByRole('radio', { name: /^Layout 3/ }).check();
    await expect(page.locator('html')).toHaveAttribute('data-layout', 'layout3');
    await page.keyboard.press('Escape');
    await expect(choose).toBeFocused();
    await main.getByRole('button', { name: 'Show stored data' }).click();
    await expect(main.getByRole('row', { name: /catalogue\.compare\.v1/ })).toContainText(/\d+ bytes/);
    await expect(main.getByText('Unknown entry.')).toHaveCount(0);

    await main.getByRole('button', { name: 'Delete stored data' }).click();
    const question = page.getByRole('dialog', { name: 'Delete stored data' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    expect(await violationsOf(page)).toEqual([]);
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(main.getByText(/^Deleted\./)).toBeVisible();
    expect(await keptIn(page)).toEqual(nothing);
    // Also what this visit has in memory.
    await expect(page.locator('html')).not.toHaveAttribute('data-layout', 'layout3');
    await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click();
    await expect(
      page
        .getByRole('main')
        .getByRole('checkbox', { name: /Compare/ })
        .first(),
    ).not.toBeChecked();
    await page.reload();
    await expectSettled(page);
    expect((await keptIn(page)).local).toEqual([]);
    expect(complaints).toEqual([]);
  },
);
