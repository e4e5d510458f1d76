import { expect, type Page } from '@playwright/test';
import { expectSettled } from './alive';
import { expectNoBarriers } from './rules/barriers';
import { expectBordersInForcedColours, expectNoMotion } from './rules/media';
import { test } from './site-test';
import { storeLook } from './stored-look';

const key = 'site.settings.v1';

const gear = (page: Page) => page.getByRole('button', { name: 'Display settings' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Display settings' });
const html = (page: Page) => page.locator('html');

async function openPanel(page: Page, path = '/example') {
  await page.goto(path);
  await expectSettled(page);
  await gear(page).click();
  await expect(panel(page)).toBeVisible();
}

const storedNow = (page: Page) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key);

test(
  'the panel is used by keys alone, and gives the focus back',
  { tag: '@main' },
  async ({ page, complaints }) => {
    await page.goto('/example');
    await expectSettled(page);
    await gear(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(html(page)).toHaveAttribute('data-layout', 'layout3');
    await expect(panel(page).getByRole('radio', { name: /^Layout 3/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(gear(page)).toBeFocused();
    expect(complaints).toEqual([]);
  },
);

test(
  'a change survives a reload, holds on all pages, and Reset takes it back',
  { tag: '@main' },
  async ({ page }) => {
    await openPanel(page);
    await panel(page).getByRole('button', { name: 'Boxed' }).click();
    await expect(html(page)).toHaveAttribute('data-mode', 'boxed');
    await page.reload();
    await expect(html(page)).toHaveAttribute('data-mode', 'boxed');
    await page.goto('/home');
    await expectSettled(page);
    await expect(html(page)).toHaveAttribute('data-mode', 'boxed');
    await expect(gear(page)).toBeVisible();
    expect(await storedNow(page)).toMatchObject({ settings: { layout: { config: { mode: 'boxed' } } } });
    await gear(page).click();
    await panel(page).getByRole('button', { name: 'Reset all settings' }).click();
    await page.keyboard.press('Escape');
    await expect(html(page)).not.toHaveAttribute('data-mode');
    await expect(gear(page)).toHaveCount(0);
    expect(await storedNow(page)).toBeNull();
  },
);

test('what was typed stays through all layouts', async ({ page }) => {
  await storeLook(page, { customScrollbars: false });
  await page.goto('/example/list');
  await expectSettled(page);
  const text = page.getByRole('textbox', { name: 'Item' });
  await text.fill('cotton');
  await gear(page).press('Enter');
  const choose = (name: RegExp | string) =>
    panel(page).getByRole('radio', { name }).or(panel(page).getByRole('button', { name })).press('Space');
  const fold = () => panel(page).getByRole('switch', { name: 'Fold navigation bar' }).press('Space');
  for (const name of [/^Layout 1/, 'Whole page', 'Right', 'Boxed', 'Content only']) await choose(name);
  await fold();
  await expect(html(page)).toHaveAttribute('data-navbar', 'folded');
  await fold();
  for (const name of [/^Layout 3/, 'Whole page', /^Layout 2/]) await choose(name);
  await expect(html(page)).toHaveAttribute('data-layout', 'layout2');
  await page.keyboard.press('Escape');
  await expect(text).toHaveValue('cotton');
});

test('the panel is no barrier, light or dark, wide or narrow', async ({ page }) => {
  await openPanel(page);
  await panel(page)
    .locator('summary', { hasText: /^Footer/ })
    .click();
  const widthPx = async () => Math.round((await panel(page).boundingBox())?.width ?? 0);
  expect(await widthPx()).toBe(380);
  await expectNoBarriers(page, 'open');
  expect(await widthPx()).toBe(390);
  await expectNoMotion(page);
  await expectBordersInForcedColours(page);
});

/** Runs in the page. How an element looks without its colours. */
function shapeOf(element: Element) {
  const { outlineStyle, borderBottomWidth, fontWeight } = getComputedStyle(element);
  const before = getComputedStyle(element, '::before');
  return [outlineStyle, borderBottomWidth, fontWeight, before.content, before.borderInlineStartWidth].join();
}

test('states of the frame are told apart without colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await storeLook(page, { layout: { style: 'layout1' } });
  await openPanel(page, '/example/list');
  const widths = await panel(page).getByRole('group', { name: 'Width' }).getByRole('button').all();
  const shapes = await Promise.all(widths.map((label) => label.evaluate(shapeOf)));
  expect([shapes.length, new Set(shapes).size]).toEqual([2, 2]);
  const rowOf = (name: string) =>
    page.locator('[data-area=navbar]').getByRole('link', { name, includeHidden: true });
  const current = await rowOf('List filter 60').evaluate(shapeOf);
  expect(current).not.toBe(await rowOf('Feedback').evaluate(shapeOf));
  await expect(rowOf('List filter 60').locator('.MuiChip-root')).toHaveCSS('border-bottom-width', '1px');
});
