/** Lists that an address asks for in its query or its path: the server draws them. */
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { expectScreenAlive, expectSettled } from '../alive';
import { tableTestMs } from '../limits';
import { expectHardlyShifted, watchPage } from '../page-watch';
import { oneArticle, otherArticle } from '../pages';
import { test } from '../site-test';
import { articleNumbers, expectAddress, heading, level, main } from './listing-page';

/** Shift that a list which was rendered ahead may have, too: a table is painted before its last lines have come. */
const maxLayoutShift = 0.02;

const text = (shown: string | RegExp) => (page: Page) => main(page).getByText(shown).first();

/** Addresses, and something that only their answer has. */
const drawn = [
  ['/products?q=cut+resistant', text('Results for “cut resistant”')],
  ['/products?cut=D&utm_source=mail', text(/^\d+ of 120 articles/)],
  ['/products/gloves?view=table&sort=cut', (page: Page) => main(page).getByRole('table')],
  ['/products/garments?view=table', (page: Page) => main(page).getByRole('table')],
  [`/products?compare=${oneArticle},${otherArticle}`, text('Compare 2 articles')],
  ['/products/cut%20level%20D', text('Results for “cut level D”')],
  ['/products?q=no-such-word', text('No articles for “no-such-word”')],
  ['/alternatives/4X43D', text('Equal to or better than 4X43D')],
  ['/product-details/NOPE1', (page: Page) => heading(page).filter({ hasText: 'NOPE1' })],
] as const;

/** Links that would lead search engines from list to list without end. */
const followedLists = 'a[href^="/products"][href*="?"]:not([rel=nofollow])';

/** Waits until an address is drawn: on a busy machine, the first answer may be the stored document. */
const expectDrawn = (request: APIRequestContext, path: string) =>
  expect.poll(async () => (await request.get(path)).text()).toContain(' data-drawn=""');

const isOfData = (address: string) => /\/data\/|\/api\/|product-mock|product-finder/.test(address);

test('an address is answered in its document, and hydrated without a request for data', async ({
  page,
  browser,
  complaints,
  origin,
}) => {
  test.setTimeout(tableTestMs);
  const watched = await watchPage(page);
  // The page is never idle.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const unscripted = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
  const plain = await unscripted.newPage();
  for (const [path, answer] of drawn)
    await test.step(path, async () => {
      await expectDrawn(page.request, path);
      await plain.goto(path);
      await expect(answer(plain)).toBeVisible();
      await expect(main(plain).locator(followedLists)).toHaveCount(0);
      await page.goto(path);
      await expectScreenAlive(page);
      expect(await articleNumbers(page)).toEqual(await articleNumbers(plain));
      expectHardlyShifted(await watched(), maxLayoutShift);
    });
  await unscripted.close();
  expect(asked.filter(isOfData)).toEqual([]);
  expect(asked.filter((address) => new URL(address).pathname.startsWith('/products/cut'))).toHaveLength(1);
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
});

test('a filter, a chip and Back work in one document', async ({ page, complaints }) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  await expectDrawn(page.request, '/products?q=cut+resistant&utm_source=mail');
  await page.goto('/products?q=cut+resistant&utm_source=mail');
  await expectSettled(page);
  await expectAddress(page, '/products?q=cut+resistant&utm_source=mail');
  await level(page, 'Cut', 'D').check();
  await expectAddress(page, '/products?q=cut%20resistant&cut=D');
  await main(page)
    .getByRole('link', { name: /Cut \(ISO\): D/ })
    .click();
  await expectAddress(page, '/products?q=cut%20resistant');
  await page.goBack();
  await expectAddress(page, '/products?q=cut%20resistant&cut=D');
  await expect(heading(page)).toHaveText('Results for “cut resistant”');
  expect(documents).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('a part that does not come leaves the answer, and Retry fetches it', async ({ page }) => {
  const drawing = '**/product-listing-drawn.js*';
  await expectDrawn(page.request, '/products?cut=D');
  await page.route(drawing, (route) => route.abort());
  await page.goto('/products?cut=D');
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toBeVisible();
  const before = await articleNumbers(page);
  expect(before.length).toBeGreaterThan(0);
  await page.unroute(drawing);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectScreenAlive(page);
  expect(await articleNumbers(page)).toEqual(before);
  await expect(main(page).getByRole('link', { name: /Cut \(ISO\): D/ })).toBeVisible();
});
