import { expect } from '@playwright/test';
import { expectSettled } from '../alive';
import { test } from '../site-test';
import { tabTo } from '../tab-to';

test('every callout points at a place of the drawing', async ({ page }) => {
  await page.goto('/home');
  const opacities = await page.locator('svg:has(circle)').evaluate(async (svg) => {
    const image = svg.parentElement?.querySelector('img');
    if (!image) throw new Error('There is no drawing beside the callouts.');
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 500 });
    const drawing = canvas.getContext('2d');
    drawing?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return [...svg.querySelectorAll('circle')].map(({ cx, cy }) => {
      const [x, y] = [cx, cy].map(({ baseVal }) => baseVal.valueInSpecifiedUnits / 100);
      return drawing?.getImageData((x ?? 0) * canvas.width, (y ?? 0) * canvas.height, 1, 1).data[3];
    });
  });
  expect(opacities).toEqual([255, 255]);
});

test('the keyboard reaches every tile, and Enter submits the marking box', async ({ page, complaints }) => {
  await page.goto('/home');
  await expectSettled(page);
  const main = page.getByRole('main');
  const categories = main.locator('li a[href^="/products/"]:has(img)');
  await expect(categories).toHaveCount(8);
  for (const tile of await categories.all()) await tabTo(tile);
  await tabTo(main.locator('#home-marking'));
  await page.keyboard.type('4X43DP');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/4X43DP$/);
  await expect(main.locator('a[href^="/product-details/"]').first()).toBeVisible();

  await page.goto('/home');
  const articles = main.locator('li a[href^="/product-details/"]:has(img)');
  await expect(articles).toHaveCount(4);
  for (const tile of await articles.all()) await tabTo(tile);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product-details\/[A-Z]+\d+$/);
  expect(complaints).toEqual([]);
});
