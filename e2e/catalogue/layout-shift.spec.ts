import { expect, type Page } from '@playwright/test';
import { expectScreenAlive, expectSettled } from '../alive';
import { expectHardlyShifted, watchPage } from '../page-watch';
import { test } from '../site-test';
import { articleLinks, expectAddress, heading, main, openFilters } from './listing-page';

const maxLayoutShift = 0.01;

const phone = { width: 390, height: 844 };

const articles = ['QM101', 'XP301', 'KC401', 'WL515', 'YF611', 'UN701', 'JV830', 'EH901'];

for (const articleNo of articles) {
  test(`the page of ${articleNo} does not shift during hydration`, async ({ page }) => {
    const watched = await watchPage(page);
    await page.goto(`/product-details/${articleNo}`);
    await expectSettled(page);
    expectHardlyShifted(await watched(), maxLayoutShift);
  });
}

test('an article page does not shift during hydration on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  const watched = await watchPage(page);
  await page.goto('/product-details/XP301');
  await expectSettled(page);
  expectHardlyShifted(await watched(), maxLayoutShift);
});

test('nothing shifts from a list to an article, Back, and to the article again', async ({ page }) => {
  const watched = await watchPage(page);
  await openFilters(page, '/products/gloves?page=2');
  const link = articleLinks(page).nth(8);
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(heading(page)).toHaveText(new RegExp(`^${path.split('/').at(-1)} `));
  await page.goBack();
  await expectAddress(page, '/products/gloves?page=2');
  await expect(main(page).locator(`a[href="${path}"]`).first()).toBeFocused();
  await page.goForward();
  await expect(heading(page)).toHaveText(new RegExp(`^${path.split('/').at(-1)} `));
  await expectScreenAlive(page);
  expectHardlyShifted(await watched(), maxLayoutShift);
});

/** Where the pictures of the first articles, or of one article, stand. */
const pictureBoxes = (page: Page) =>
  main(page)
    .locator('.plate')
    .evaluateAll((plates) =>
      plates.slice(0, 8).map((plate) => {
        const { x, y, width, height } = plate.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      }),
    );

for (const path of ['/products/gloves', '/product-details/QM101']) {
  test(`pictures of ${path} that fail to load keep their space`, async ({ page, context }) => {
    await page.goto(path);
    await expectSettled(page);
    const boxes = await pictureBoxes(page);
    expect(boxes.length).toBeGreaterThan(0);
    const blocked = await context.newPage();
    let refused = 0;
    await blocked.route('**/assets/*.svg', (route) => {
      refused++;
      return route.abort();
    });
    const watched = await watchPage(blocked);
    await blocked.goto(path);
    await expectSettled(blocked);
    expect(refused).toBeGreaterThan(0);
    expect(await pictureBoxes(blocked)).toEqual(boxes);
    expectHardlyShifted(await watched(), maxLayoutShift);
  });
}
