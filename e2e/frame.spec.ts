import { expect, type Page } from '@playwright/test';
import type { DeepPartial, LayoutConfig, LayoutStyle } from 'shared-types';
import { expectSettled } from './alive';
import { test } from './site-test';
import { storeLook, takeLook } from './stored-look';

const layout = (style: LayoutStyle, config: DeepPartial<LayoutConfig> = {}) => ({
  layout: { style, config },
});

const widthOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox();
  return Math.round(box?.width ?? 0);
};

test('the frame has the widths of its layouts', { tag: '@main' }, async ({ page }) => {
  await storeLook(page, layout('layout1'));
  await page.goto('/about-us');
  await expectSettled(page);
  expect(await widthOf(page, '[data-area=navbar]')).toBe(240);
  expect(await widthOf(page, '[data-panel=left]')).toBe(64);
  expect(await widthOf(page, '[data-panel=right]')).toBe(64);
  await takeLook(page, layout('layout1', { navbar: { folded: true } }));
  expect(await widthOf(page, '[data-area=navbar]')).toBe(64);
  await takeLook(page, layout('layout1', { mode: 'boxed' }));
  expect(await widthOf(page, '#root')).toBe(1280);
  await takeLook(page, layout('layout3', { mode: 'boxed' }));
  expect(await widthOf(page, '#root')).toBe(1120);
  await takeLook(page, layout('layout3', { mode: 'container' }));
  expect(await widthOf(page, 'main')).toBe(1120);
});

test.describe('where the content scrolls', () => {
  test('a link shows the top of its page, and Back the place that was left', async ({ page }) => {
    await storeLook(page, layout('layout1', { footer: { style: 'static' } }));
    await page.goto('/about-us');
    await expectSettled(page);
    const top = () => page.evaluate(() => document.body.scrollTop);
    await page.evaluate(() => document.body.scrollTo(0, 600));
    await page.locator('main a[href^="/"]').filter({ visible: true }).last().click();
    await expect.poll(top).toBe(0);
    await page.goBack();
    await expect.poll(top).toBeGreaterThan(500);
    expect(await page.evaluate(() => document.documentElement.scrollTop)).toBe(0);
  });
});

test('bars that stay leave the focus visible', async ({ page }) => {
  await storeLook(page, layout('layout2', { toolbar: { style: 'fixed' }, scroll: 'body' }));
  await page.goto('/contact-us');
  await expectSettled(page);
  await page.locator('main a').first().focus();
  // The footer on the way down, the toolbar and the navbar on the way up.
  for (const key of ['Tab', 'Shift+Tab'].flatMap((way) => Array<string>(12).fill(way))) {
    await page.keyboard.press(key);
    const isCovered = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element?.closest('main')) return false;
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && !element.contains(hit) && !hit.contains(element);
    });
    expect(isCovered).toBe(false);
  }
});

test('what sticks to the foot of a page stands above a footer that stays', async ({ page }) => {
  await storeLook(page, layout('layout1'));
  await page.goto('/products/gloves');
  await expectSettled(page);
  await page
    .getByRole('checkbox', { name: /^Compare/ })
    .first()
    .check();
  // A trial presses nothing, but fails where another element is in the way.
  await page.getByRole('link', { name: 'Compare 1' }).click({ trial: true, timeout: 3000 });
});

test('on paper, a chosen look is nothing but the page', async ({ page }) => {
  await storeLook(page, layout('layout1'));
  await page.goto('/about-us');
  await expectSettled(page);
  await page.emulateMedia({ media: 'print' });
  // The brand's head is printed on each page.
  for (const selector of ['[data-area]:not(header)', '[data-panel]', '[aria-label="Display settings"]'])
    for (const element of await page.locator(selector).all()) await expect(element).toBeHidden();
  expect(await page.evaluate(() => document.body.scrollHeight > document.body.clientHeight + 1)).toBe(false);
});
