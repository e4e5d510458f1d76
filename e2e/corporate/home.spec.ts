import { expect } from '@playwright/test';
import { test } from '../site-test';

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
