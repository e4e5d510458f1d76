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

test('head and number of a table stay in view while it scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await openFilters(page, '/products?view=table');
  const scroller = main(page).getByRole('group', { name: 'Articles', exact: true });
  await scroller.scrollIntoViewIfNeeded();
  await scroller.evaluate((element) => element.scrollTo(400, 600));
  const box = await scroller.boundingBox();
  const number = await head(page, 'Number').boundingBox();
  expect(Math.round((number?.x ?? 0) - (box?.x ?? 0))).toBeLessThanOrEqual(1);
  expect(Math.round((number?.y ?? 0) - (box?.y ?? 0))).toBeLessThanOrEqual(1);
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
