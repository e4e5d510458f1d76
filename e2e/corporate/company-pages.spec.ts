import { expect, type Page } from '@playwright/test';
import { expectLinksTakenOver, expectSettled } from '../alive';
import { test } from '../site-test';
import { tabTo } from '../tab-to';

test('the site map filter announces its count, and the keyboard reaches each link', async ({
  page,
  complaints,
}) => {
  await page.goto('/site-map');
  await expectSettled(page);
  const main = page.getByRole('main');
  await tabTo(main.getByRole('textbox', { name: /Filter/ }));
  await page.keyboard.type('gloves');
  await expect(main.getByRole('status')).toHaveText(/^\d+ of \d+ pages$/);
  await expect(main.getByRole('link', { name: 'Careers' })).toHaveCount(0);
  await page.keyboard.type(' umbrella');
  await expect(main.getByText('No results for “gloves umbrella” on this page.')).toBeVisible();
  await page.keyboard.press('Escape');
  const links = main.locator('ul a');
  for (let index = 0; index < (await links.count()); index += 1) {
    await page.keyboard.press('Tab');
    await expect(links.nth(index)).toBeFocused();
  }
  expect(complaints).toEqual([]);
});

test('the keyboard reaches each policy and selects one for printing', async ({ page }) => {
  await page.goto('/policies');
  await expectLinksTakenOver(page);
  const main = page.getByRole('main');
  for (const name of ['Quality', 'Environment', 'Health and safety', 'Supplier code', 'Returns'])
    await tabTo(main.getByRole('link', { name, exact: true }).first());
  await tabTo(main.getByRole('link', { name: /^Print this policy ?: Accessibility$/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?print=accessibility#accessibility$/);
  await expect(page.getByText('Only this policy is printed.')).toBeVisible();
  await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('a job opens with Enter, with Space, and with a link to its anchor', async ({ page, complaints }) => {
  await page.goto('/career');
  await expectSettled(page);
  const opening = page.locator('#job-test-bench-technician');
  await opening.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(opening).toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(opening).not.toHaveAttribute('open');

  await page.goto('/career#job-product-data-editor');
  const linked = page.locator('#job-product-data-editor');
  await expect(linked).toHaveAttribute('open');
  await expect(linked.locator('summary')).toBeFocused();
  await expect(linked.getByRole('link', { name: 'Apply by e-mail' })).toHaveAttribute(
    'href',
    /^mailto:.*subject=Product%20data%20editor$/,
  );
  expect(complaints).toEqual([]);
});

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
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Show stored data' }).click();
    await expect(main.getByRole('row', { name: /catalogue\.compare\.v1/ })).toContainText(/\d+ bytes/);
    await expect(main.getByText('Unknown entry.')).toHaveCount(0);

    await main.getByRole('button', { name: 'Delete stored data' }).click();
    const question = page.getByRole('dialog', { name: 'Delete stored data' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(main.getByText(/^Deleted\./)).toBeVisible();
    expect(await keptIn(page)).toEqual(nothing);
    await page.reload();
    await expectSettled(page);
    expect(await keptIn(page)).toEqual(nothing);

    await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click();
    await expect(
      page
        .getByRole('main')
        .getByRole('checkbox', { name: /Compare/ })
        .first(),
    ).not.toBeChecked();
    expect((await keptIn(page)).local).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test('deleting stored data also clears lists and display settings in memory, in the same visit', async ({
  page,
}) => {
  await page.goto('/products/gloves');
  await expectSettled(page);
  await page
    .getByRole('main')
    .getByRole('checkbox', { name: /Compare/ })
    .first()
    .check();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  const choose = page.getByRole('main').getByRole('button', { name: 'Display settings' });
  await choose.click();
  const panel = page.getByRole('dialog', { name: 'Display settings' });
  await panel.getByRole('radio', { name: /^Layout 3/ }).check();
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'layout3');
  await page.keyboard.press('Escape');
  await expect(choose).toBeFocused();
  await page.getByRole('button', { name: 'Delete stored data' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(/^Deleted\./)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-layout', 'layout3');
  await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click();
  await expect(
    page
      .getByRole('main')
      .getByRole('checkbox', { name: /Compare/ })
      .first(),
  ).not.toBeChecked();
  expect((await keptIn(page)).local).toEqual([]);
});
