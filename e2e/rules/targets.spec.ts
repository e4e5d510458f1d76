/** Target sizes: 44 × 44 px in header, drawer, dialogs and forms, more than the 24 px that axe requires. */
import { expect, type Locator } from '@playwright/test';
import { expectSettled } from '../alive';
import { ruledWidths } from '../pages';
import { test } from '../site-test';

const least = 44;

const tooSmall = (place: Locator, selector: string, smallest = least) =>
  place.locator(selector).evaluateAll((elements, leastPx) => {
    const sized = elements
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    return sized
      .filter(({ box }) => Math.min(box.width, box.height) < leastPx - 0.5)
      .map(({ element, box }) => `${element.outerHTML.slice(0, 100)} ${box.width} × ${box.height}`);
  }, smallest);

const fields = 'select, textarea, input:not([type=checkbox], [type=radio], [tabindex="-1"])';
const controls = `a, button, summary, ${fields}`;

test('controls of the header and of forms are at least 44 px wide and high at any width', async ({
  page,
}) => {
  for (const path of ['/home', '/contact-us', '/forms', '/login']) {
    await page.goto(path);
    await expectSettled(page);
    for (const width of ruledWidths) {
      await page.setViewportSize({ width, height: 900 });
      const place = `${path} at ${width} px`;
      expect.soft(await tooSmall(page.getByRole('banner'), controls), `header of ${place}`).toEqual([]);
      expect
        .soft(await tooSmall(page.locator('main form'), `button, ${fields}`), `form of ${place}`)
        .toEqual([]);
    }
  }
});

test('links of the breadcrumb are at least 24 px wide and high at any width', async ({ page }) => {
  for (const path of ['/products/industrial_gloves/leather', '/about-us/csr']) {
    await page.goto(path);
    await expectSettled(page);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    for (const width of ruledWidths) {
      await page.setViewportSize({ width, height: 900 });
      await expect(trail.getByRole('link').first()).toBeVisible();
      expect.soft(await tooSmall(trail, 'a', 24), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('links to further pages of a listing are at least 44 px wide and high at any width', async ({
  page,
}) => {
  await page.goto('/products');
  await expectSettled(page);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  for (const width of ruledWidths) {
    await page.setViewportSize({ width, height: 900 });
    await expect(pages).toBeVisible();
    expect.soft(await tooSmall(pages, 'a, button'), `at ${width} px`).toEqual([]);
  }
});

test('links of the drawer and of the menus are at least 44 px wide and high', async ({ page }) => {
  await page.goto('/home');
  await expectSettled(page);
  await page.getByRole('button', { name: 'Products menu' }).click();
  expect.soft(await tooSmall(page.locator('#products-menu'), 'a')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  for (const group of await drawer.locator('summary').all()) await group.click();
  expect(await tooSmall(drawer, controls)).toEqual([]);
});
