import { expect, type Page } from '@playwright/test';
import { expectNoBarriers } from '../rules/barriers';
import { test } from '../site-test';
import {
  articleLinks,
  expectAddress,
  filters,
  level,
  main,
  openFilters,
  openListing,
  value,
} from './listing-page';

const phone = { width: 390, height: 844 };

/** Something holds the focus, and it is seen: the outline is drawn, or it is where a skip led. */
async function expectFocusKept(page: Page) {
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
}

test(
  'a list can be filtered, paged and left by keyboard alone, without losing the focus',
  { tag: '@main' },
  async ({ page }) => {
    await openFilters(page, '/products/gloves');
    await filters(page).getByRole('checkbox').first().focus();
    await value(page, 'Goatskin').focus();
    await page.keyboard.press('Space');
    await expectAddress(page, '/products/gloves?palm=goatskin');
    await expect(value(page, 'Goatskin')).toBeFocused();
    await level(page, 'Cut \\(ISO\\)', 'Any').focus();
    await page.keyboard.press('ArrowRight');
    await expectAddress(page, '/products/gloves?palm=goatskin&cut=A');
    await expect(level(page, 'Cut \\(ISO\\)', 'A')).toBeFocused();
    const chip = (name: string) => main(page).getByRole('link', { name: `Remove filter ${name}` });
    await chip('Palm: Goatskin').focus();
    await page.keyboard.press('Enter');
    await expectAddress(page, '/products/gloves?cut=A');
    await expect(chip('Cut (ISO): A or better')).toBeFocused();
    await page.keyboard.press('Enter');
    await expectAddress(page, '/products/gloves');
    await expect(main(page).getByRole('heading', { level: 2, name: 'Results' })).toBeFocused();
    await main(page).getByRole('link', { name: 'Page 2' }).focus();
    await page.keyboard.press('Enter');
    await expectAddress(page, '/products/gloves?page=2');
    await expect(main(page).getByRole('heading', { level: 2, name: 'Results' })).toBeFocused();
    await articleLinks(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/product-details\//);
    await expectFocusKept(page);
    await page.goBack();
    await expectAddress(page, '/products/gloves?page=2');
    await expect(articleLinks(page).nth(1)).toBeFocused();
  },
);

test('the skip link leads past the filters', async ({ page }) => {
  await openFilters(page, '/products/gloves');
  const skip = main(page).getByRole('link', { name: 'Skip filters' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { level: 2, name: 'Results' })).toBeFocused();
});

test('a list announces once, after the last change, how many articles it has and what else changed', async ({
  page,
}) => {
  await openFilters(page, '/products/gloves');
  await page.clock.install();
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const regions = document.querySelectorAll('[aria-live="polite"]');
    const note = (records: readonly MutationRecord[]) => {
      for (const { target } of records) if (target.textContent) said.push(target.textContent);
    };
    for (const region of regions) {
      new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
    }
  });
  await value(page, 'Goatskin').check();
  await expectAddress(page, '/products/gloves?palm=goatskin');
  const said = () => page.evaluate(() => (window as unknown as { readonly said: readonly string[] }).said);
  await expect.poll(said).not.toEqual([]);
  await page.clock.runFor(1200);
  expect((await said()).filter((text) => /articles/.test(text))).toHaveLength(1);
  await main(page).getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Title' });
  await expectAddress(page, '/products/gloves?palm=goatskin&sort=title');
  await page.clock.runFor(1200);
  await expect.poll(async () => (await said()).at(-1)).toMatch(/^\d+ articles, order: Title$/);
  await main(page).getByRole('link', { name: 'Table', exact: true }).click();
  await expectAddress(page, '/products/gloves?palm=goatskin&sort=title&view=table');
  await page.clock.runFor(1200);
  await expect.poll(async () => (await said()).at(-1)).toMatch(/^\d+ articles, as a table$/);
});

test('the dialog of the filters has no axe violation, light and dark', async ({ page }) => {
  await page.setViewportSize(phone);
  await openListing(page, '/products/gloves?palm=goatskin');
  await main(page)
    .getByRole('button', { name: /^Filters/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expectNoBarriers(page, 'filters open', 'narrow');
});
