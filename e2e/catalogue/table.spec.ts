import { expect, type Page } from '@playwright/test';
import { expectHardlyShifted, watchPage } from '../page-watch';
import { expectNoBarriers } from '../rules/barriers';
import { test } from '../site-test';
import { expectAddress, main, openFilters, value } from './listing-page';

const table = (page: Page) => main(page).getByRole('table');
const head = (page: Page, name: string) => table(page).getByRole('columnheader', { name });
const levels = (page: Page, column: number) =>
  table(page)
    .locator(`tbody tr td:nth-of-type(${column + 1})`)
    .allInnerTexts();

test(
  'a list becomes a table, is sorted by its heads, filtered, and left by Back, and nothing shifts',
  { tag: '@main' },
  async ({ page }) => {
    const watched = await watchPage(page);
    await openFilters(page, '/products/industrial_gloves/leather');
    await main(page).getByRole('link', { name: 'Table', exact: true }).click();
    await expectAddress(page, '/products/industrial_gloves/leather?view=table');
    await expect(table(page).getByRole('rowheader')).toHaveCount(15);
    await head(page, 'Abrasion').getByRole('link').click();
    await expectAddress(page, '/products/industrial_gloves/leather?sort=abr&view=table');
    await expect(head(page, 'Abrasion')).toHaveAttribute('aria-sort', 'descending');
    await expect(head(page, 'Abrasion').getByRole('link')).toBeFocused();
    const best = await levels(page, 1);
    expect(best).toEqual(best.toSorted().toReversed());
    await value(page, '9').check();
    await expectAddress(page, '/products/industrial_gloves/leather?size=9&sort=abr&view=table');
    await page.goBack();
    await page.goBack();
    await expectAddress(page, '/products/industrial_gloves/leather?view=table');
    await page.goBack();
    await expect(table(page)).toHaveCount(0);
    await expect(main(page).getByRole('heading', { level: 3 })).toHaveCount(15);
    expectHardlyShifted(await watched(), 0.01);
  },
);

test('a table shows the columns that fit, and all on request; heads, numbers and enquiry stay in view', async ({
  page,
}) => {
  await openFilters(page, '/products?view=table');
  const hiddenPx = () =>
    table(page)
      .locator('tbody')
      .evaluate((element) => element.scrollWidth - element.clientWidth);
  for (const width of [820, 1200]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(head(page, 'Enquiry')).toBeInViewport({ ratio: 1 });
    expect(await hiddenPx()).toBe(0);
  }
  await expect(head(page, 'Heat EN 407')).toBeHidden();
  await main(page).getByRole('checkbox', { name: 'All columns' }).check();
  await expect(head(page, 'Heat EN 407')).toBeVisible();
  expect(await hiddenPx()).toBeGreaterThan(0);
  await expect(head(page, 'Enquiry')).toBeInViewport({ ratio: 1 });
  await table(page)
    .locator('tbody')
    .evaluate((element) => element.scrollTo(400, 0));
  const last = table(page).getByRole('rowheader').last();
  await last.scrollIntoViewIfNeeded();
  await expect(head(page, 'Number')).toBeInViewport({ ratio: 1 });
  const [left, top, line] = await Promise.all(
    [table(page), head(page, 'Number'), last].map((part) => part.boundingBox()),
  );
  expect(Math.round((top?.x ?? 0) - (left?.x ?? 0))).toBe(0);
  expect(Math.round((line?.x ?? 0) - (left?.x ?? 0))).toBe(0);
  expect(
    await table(page)
      .locator('tbody')
      .evaluate((element) => element.scrollHeight - element.clientHeight),
  ).toBe(0);
  // Heads stand above their columns.
  const abrasion = await head(page, 'Abrasion').boundingBox();
  expect((await table(page).locator('tbody tr').first().locator('td').nth(1).boundingBox())?.x).toBe(
    abrasion?.x,
  );
});

test('a table has no barriers, and on a phone its articles take two lines each', async ({ page }) => {
  await openFilters(page, '/products?view=table');
  await expectNoBarriers(page, 'a table');
  await page.setViewportSize({ width: 390, height: 844 });
  const line = table(page).locator('tbody tr').first();
  expect((await line.boundingBox())?.height).toBeLessThanOrEqual(80);
  // The whole line is a link, its boxes are not.
  for (const name of [/^Compare/, /^Enquiry/]) {
    await line.getByRole('checkbox', { name }).click();
    await expect(line.getByRole('checkbox', { name })).toBeChecked();
  }
  await expectAddress(page, '/products?view=table');
  const overhangPx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhangPx).toBeLessThanOrEqual(0);
});
