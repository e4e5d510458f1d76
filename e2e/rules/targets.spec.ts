/** How large what is pressed is: 44 × 44 px in header, drawer, dialogs and forms, more than the 24 that axe asks for. */
import { expect, type Locator } from '@playwright/test';
import { expectSettled } from '../alive';
import { test } from '../site-test';

const least = 44;

/** Those that are smaller, with their size. */
const tooSmall = (place: Locator, selector: string) =>
  place.locator(selector).evaluateAll((elements, leastPx) => {
    const sized = elements
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    return sized
      .filter(({ box }) => Math.min(box.width, box.height) < leastPx - 0.5)
      .map(({ element, box }) => `${element.outerHTML.slice(0, 100)} ${box.width} × ${box.height}`);
  }, least);

const fields = 'select, textarea, input:not([type=checkbox], [type=radio], [tabindex="-1"])';
const controls = `a, button, summary, ${fields}`;

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('header, and form fields', async ({ page }) => {
      for (const path of ['/home', '/contact-us', '/forms']) {
        await page.goto(path);
        await expectSettled(page);
        expect.soft(await tooSmall(page.getByRole('banner'), controls), `header of ${path}`).toEqual([]);
        expect
          .soft(await tooSmall(page.locator('main form'), `button, ${fields}`), `form of ${path}`)
          .toEqual([]);
      }
    });

    test('the ways to other pages of a listing', async ({ page }) => {
      await page.goto('/products');
      await expectSettled(page);
      const pages = page.getByRole('navigation', { name: 'Pages' });
      await expect(pages).toBeVisible();
      expect(await tooSmall(pages, 'a, button')).toEqual([]);
    });
  });
}

test('the drawer and the menus', async ({ page }) => {
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
