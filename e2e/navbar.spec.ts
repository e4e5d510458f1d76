import { expect, type Page } from '@playwright/test';
import type { DeepPartial, Settings } from 'shared-types';
import { expectSettled } from './alive';
import { violationsOf } from './axe';
import { expectNoBarriers } from './rules/barriers';
import { test } from './site-test';
import { storeLook, takeLook } from './stored-look';

const navbar = (page: Page) => page.locator('[data-area=navbar]').getByRole('navigation', { name: 'Main' });

const atSide = (folded = false): DeepPartial<Settings> => ({
  layout: { style: 'layout1', config: { navbar: { folded } } },
});

const atRight: DeepPartial<Settings> = {
  layout: { style: 'layout1', config: { mode: 'boxed', navbar: { position: 'right' } } },
};

const across: DeepPartial<Settings> = {
  layout: { style: 'layout2', config: { navbar: { display: true } } },
};

async function open(page: Page, path: string, look: DeepPartial<Settings>) {
  await storeLook(page, look);
  await page.goto(path);
  await expectSettled(page);
  await expect(navbar(page)).toBeVisible();
}

/** Pixels between the button of the display settings and the navbar at its right. */
async function gapAfterGear(page: Page) {
  const gear = await page.getByRole('button', { name: 'Display settings' }).boundingBox();
  const at = await navbar(page).boundingBox();
  return gear && at ? Math.round(at.x - gear.x - gear.width) : undefined;
}

/** Width of what the navbar covers, in CSS pixels. */
const widthOf = (page: Page) =>
  navbar(page).evaluate((element) => element.parentElement?.getBoundingClientRect().width);

test.describe('at a side', () => {
  test('it scrolls to the active item, and the page stays where it is', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await open(page, '/example/loading', atSide());
    await expect(navbar(page).locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test(
    'it keeps menus that were opened while it folds, and stays folded over a reload',
    { tag: '@main' },
    async ({ page }) => {
      await open(page, '/home', atRight);
      expect(await gapAfterGear(page)).toBe(1);
      const garments = navbar(page).getByRole('link', { name: 'Garments', exact: true });
      await navbar(page).getByRole('button', { name: 'Products menu' }).click();
      await page.getByRole('button', { name: 'Fold the navigation' }).click();
      await page.mouse.move(700, 300);
      await expect(garments).toBeHidden();
      await navbar(page).getByRole('link', { name: 'Home' }).hover();
      await expect(garments).toBeVisible();
      await page.mouse.move(700, 300);
      await page.reload();
      expect(await page.locator('html').getAttribute('data-navbar')).toBe('folded');
      await expectSettled(page);
      expect(await widthOf(page)).toBe(64);
      expect(await gapAfterGear(page)).toBe(1);
    },
  );

  test('folded, it opens with Tab, and what has the focus is never covered', async ({ page }) => {
    await open(page, '/contact-us', atSide(true));
    const focused = page.locator(':focus');
    const main = await page.getByRole('main').boundingBox();
    await navbar(page).getByRole('link', { name: 'Home' }).focus();
    await expect.poll(() => widthOf(page)).toBe(240);
    expect(await page.getByRole('main').boundingBox()).toEqual(main);
    await page.keyboard.press('Escape');
    await expect.poll(() => widthOf(page)).toBe(64);
    await expect(focused).toHaveText(/Home/);
    await page.getByRole('main').locator('a, button, input').first().focus();
    await expect.poll(() => widthOf(page)).toBe(64);
    const isSeen = await focused.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 2, top + height / 2));
    });
    expect(isSeen).toBe(true);
  });
});

test.describe('across the page', () => {
  test('its menus open under the pointer and close after it, and stay in the window', async ({ page }) => {
    await open(page, '/home', across);
    const demo = navbar(page).getByRole('button', { name: 'Template demo' });
    await demo.hover();
    const last = navbar(page).getByRole('link', { name: 'Fifth level' });
    await expect(last).toBeVisible();
    const panel = await navbar(page).locator('[data-menu]:visible').boundingBox();
    expect((panel?.x ?? -1) >= 0 && (panel?.x ?? 0) + (panel?.width ?? 0) <= 1440).toBe(true);
    await page.mouse.move(700, 700);
    await expect(last).toBeHidden();
  });
});

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const drawer = (page: Page) => page.getByRole('dialog', { name: 'Navigation' });
  const menuButton = (page: Page) =>
    page.locator('[data-area=toolbar]').getByRole('button', { name: 'Menu', exact: true });

  async function openDrawer(page: Page, look = atSide()) {
    await storeLook(page, look);
    await page.goto('/home');
    await expectSettled(page);
    await menuButton(page).click();
    await expect(drawer(page)).toBeVisible();
  }

  test('the drawer has no barrier that axe finds, and gives the focus to the page that it leads to', async ({
    page,
  }) => {
    await openDrawer(page);
    await page.setViewportSize({ width: 820, height: 900 });
    await drawer(page).getByRole('button', { name: 'Five levels' }).click();
    expect(await violationsOf(page)).toEqual([]);
    await drawer(page).getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('it has no barrier that axe finds: at a side, folded and across the page', async ({ page }) => {
  await open(page, '/home', atSide());
  for (const [name, look] of [
    ['at a side', atSide()],
    ['folded', atSide(true)],
    ['across the page', across],
  ] as const) {
    await takeLook(page, look);
    await expectNoBarriers(page, name);
  }
});
