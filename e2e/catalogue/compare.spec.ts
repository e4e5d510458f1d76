import { expect, type Page } from '@playwright/test';
import { expectNoBarriers } from '../rules/barriers';
import { test } from '../site-test';
import { heading, main, openListing } from './listing-page';

const compareBox = (page: Page, articleNo: string) =>
  main(page).getByRole('checkbox', { name: `Compare ${articleNo}` });
const tray = (page: Page) => page.getByRole('complementary', { name: 'Selected articles' });
const table = (page: Page) => main(page).getByRole('table');

async function openComparison(page: Page, numbers: string) {
  await page.goto(`/products?compare=${numbers}`);
  await expect(heading(page)).toHaveText(/^Compare /);
  await expect(table(page)).toBeVisible();
}

test(
  'the keyboard goes from the list to the comparison and back without losing the focus',
  { tag: '@main' },
  async ({ page }) => {
    await openListing(page, '/products/gloves');
    await compareBox(page, 'QM101').focus();
    await page.keyboard.press('Space');
    await compareBox(page, 'QM103').focus();
    await page.keyboard.press('Space');
    await tray(page).getByRole('link', { name: 'Compare 2' }).focus();
    await page.keyboard.press('Enter');
    await expect(table(page)).toBeVisible();
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toHaveCSS('outline-style', 'none');
    await expect(tray(page)).toHaveCount(0);
    await table(page).getByRole('link', { name: 'Remove QM101' }).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Compare 1 article');
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await page.goBack();
    await expect(heading(page)).toHaveText('Gloves');
    await expect(compareBox(page, 'QM101')).not.toBeChecked();
    await expect(compareBox(page, 'QM103')).toBeChecked();
  },
);

test('the tray of four articles covers neither focus nor the end of the page', async ({ page }) => {
  await openListing(page, '/products/gloves');
  for (const number of ['QM101', 'QM102', 'QM103', 'QM104']) await compareBox(page, number).check();
  const trayTop = async () => (await tray(page).boundingBox())?.y ?? 0;
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab');
    const bottom = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
    expect(bottom).toBeLessThanOrEqual((await trayTop()) + 1);
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const footer = await page.getByRole('contentinfo').boundingBox();
  const box = await tray(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((footer?.y ?? 0) + 1);
});

test(
  'on a narrow screen only the comparison scrolls sideways, also by keyboard, and its numbers stay in view',
  { tag: '@main' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openComparison(page, 'QM101,XP301,KC401,WL501');
    const region = table(page).getByRole('rowgroup').first();
    await region.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const name = await table(page)
      .getByRole('rowheader', { name: /Abrasion/ })
      .locator('> span')
      .boundingBox();
    expect(name?.x).toBeGreaterThanOrEqual(0);
    const number = main(page).getByText('KC401', { exact: true }).locator('visible=true');
    await page.mouse.wheel(0, 1500);
    await expect(main(page).getByText('Construction')).toBeInViewport();
    await expect(number.first()).toBeInViewport();
    await page.keyboard.press('End');
    await expect(main(page).getByRole('link', { name: 'View article KC401' })).toBeVisible();
  },
);

test('the comparison prints in landscape, with the sample notice and without the tray', async ({ page }) => {
  await openComparison(page, 'QM101,XP301');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sheets = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)];
  expect(sheets.length).toBeGreaterThan(0);
  for (const [, width, height] of sheets) expect(Number(width)).toBeGreaterThan(Number(height));
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByText('Sample data, not a declaration of conformity').first()).toBeVisible();
  await expect(main(page).getByRole('checkbox')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText('/products?compare=QM101,XP301')).toBeVisible();
});

test('the tray has no axe violation, light and dark, wide and narrow', async ({ page }) => {
  await openListing(page, '/products/gloves');
  await compareBox(page, 'QM101').check();
  await expect(tray(page)).toBeVisible();
  await expectNoBarriers(page, 'tray');
});
