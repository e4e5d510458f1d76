import { expect, type Page } from '@playwright/test';
import { expectScreenAlive, expectSettled } from '../alive';
import { tableTestMs } from '../limits';
import { expectHardlyShifted, watchPage } from '../page-watch';
import { oneArticle, otherArticle } from '../pages';
import { test } from '../site-test';
import { articleLinks, expectAddress, heading, main, openFilters } from './listing-page';

const maxLayoutShift = 0.01;

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

/** Pages that their documents do not hold, since only the query asks for them. */
const askedByQuery = [
  `/products?compare=${oneArticle},${otherArticle}`,
  '/products?q=leather',
  '/products?q=no-such-word',
  '/products/gloves?cut=D',
  '/products/garments?view=table',
  `/contact-us?items=${oneArticle},${otherArticle}`,
];

const windows = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};

for (const [name, viewport] of Object.entries(windows))
  test(`nothing shifts while a page applies its query, ${name}`, { tag: '@main' }, async ({ page }) => {
    test.setTimeout(tableTestMs);
    await page.setViewportSize(viewport);
    const watched = await watchPage(page);
    for (const path of askedByQuery)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('html[data-q]')).toHaveCount(0);
        await expectSettled(page);
        expectHardlyShifted(await watched(), maxLayoutShift);
      });
  });

test('a mark of a campaign hides and moves nothing', async ({ page, request }) => {
  const marked = '/products/gloves?utm_source=mail&gclid=1';
  const watched = await watchPage(page);
  await page.addInitScript(() => {
    const root = document.documentElement;
    new MutationObserver(() => root.setAttribute('data-was-hidden', '')).observe(root, {
      attributeFilter: ['data-q'],
    });
  });
  await page.goto(marked);
  await expectSettled(page);
  await expect(page.locator('html[data-was-hidden]')).toHaveCount(0);
  expectHardlyShifted(await watched(), maxLayoutShift);
  const texts = [marked, '/products/gloves'].map(async (path) => (await request.get(path)).text());
  const [asked, plain] = await Promise.all(texts);
  expect(asked).toBe(plain);
});

/** Boxes of the pictures of the first articles, or of one article. */
const pictureBoxes = (page: Page) =>
  main(page)
    .locator('.plate')
    .evaluateAll((plates) =>
      plates.slice(0, 8).map((plate) => {
        const { x, y, width, height } = plate.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      }),
    );

test('pictures that fail to load keep their space', async ({ page, context }) => {
  for (const path of ['/products/gloves', '/product-details/QM101']) {
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
    await blocked.close();
  }
});
