import { expect, type Page } from '@playwright/test';
import { test as siteTest } from '../site-test';
import { articleLinks, expectAddress, heading, listedCount, openFilters, value } from './listing-page';
import { test } from './service-test';

// The site is rendered for each worker.
test.describe.configure({ mode: 'default' });

/** Files of the release that answer for a service: list, articles, and the code that reads them. */
const standIns = /\/(data\/list\.json|data\/detail-\d+\.json|product-mock\.js)$/;

/** Articles of the first list. */
const gloves = 60;

/** Goes from a list to one of its articles, and to a search. */
async function walk(page: Page) {
  await openFilters(page, '/products/gloves');
  await value(page, 'Goatskin').check();
  await expectAddress(page, '/products/gloves?palm=goatskin');
  await expect.poll(() => listedCount(page)).toBeLessThan(gloves);
  const articleNo = (await articleLinks(page).first().getAttribute('href'))?.split('/').at(-1) ?? '';
  // The keyboard, not the pointer: a link under the pointer on the next page would have its screen fetched ahead.
  await page.mouse.move(0, 0);
  await articleLinks(page).first().press('Enter');
  await expect(heading(page)).toHaveText(new RegExp(`^${articleNo} `));
  await openFilters(page, '/products/nylon');
  await expect(articleLinks(page).first()).toBeVisible();
  return articleNo;
}

/** Stand-in files that were requested, each once. */
function noteStandIns(page: Page): ReadonlySet<string> {
  const noted = new Set<string>();
  page.on('request', (request) => {
    const file = standIns.exec(request.url())?.[1];
    if (file !== undefined) noted.add(file.replace(/\d+/, 'N'));
  });
  return noted;
}

test('the calls go to the service, and no mock is loaded', async ({ page, calls, complaints }) => {
  const noted = noteStandIns(page);
  const articleNo = await walk(page);
  expect(calls).toContain(`/api/products/get_product?articleNo=${articleNo}`);
  // The list was drawn by the server: it is asked for when the page is idle.
  await expect.poll(() => calls).toContain('/api/products/search?text=nylon&view=list');
  expect(new Set(calls.map((call) => call.replace(/[A-Z]+\d+$/, 'NUMBER')))).toEqual(
    new Set([
      '/api/products?type=&view=list',
      '/api/products?type=Gloves&view=list',
      '/api/products/get_product?articleNo=NUMBER',
      '/api/products/search?text=nylon&view=list',
    ]),
  );
  expect(noted).toEqual(new Set());
  expect(complaints).toEqual([]);
});

siteTest('without a service, the same way asks for all that answers in its place', async ({ page }) => {
  const noted = noteStandIns(page);
  await walk(page);
  expect(noted).toEqual(new Set(['data/list.json', 'data/detail-N.json', 'product-mock.js']));
});

test('non FR garments have their own labels, and requests use the stored type', async ({ page, calls }) => {
  const path = '/products/non-fire-resistant-garments';
  await openFilters(page, path);
  await expect(heading(page)).toHaveText('Non fire-resistant garments');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').last()).toHaveText(
    'Non fire-resistant garments',
  );
  await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).hover();
  await expect(page.locator(`#products-menu a[href="${path}"]`)).toHaveText('Non FR Garments');
  await expect.poll(() => calls).toContain('/api/products?type=Non+Fire+Resistants+Garments&view=list');
});
