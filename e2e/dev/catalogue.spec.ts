import { expect, type Page } from '@playwright/test';
import { test } from './dev-test';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Addresses of the catalogue's scripts that the page has fetched so far. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/remotes\/catalogue\/.*\.js$/.test(path)),
  );

/** Scripts of the catalogue come from the sources, not from the release. A page may be readable before any has come. */
const expectFromSources = async (page: Page) => {
  await expect.poll(async () => (await scriptsOf(page)).length).toBeGreaterThan(0);
  const scripts = await scriptsOf(page);
  expect(scripts.filter((path) => !path.startsWith('/remotes/catalogue/0.0.0-dev/'))).toEqual([]);
};

test('a list on the dev page of the catalogue has its articles and filters', async ({ page, complaints }) => {
  await page.goto('/products/gloves');
  await expect(heading(page)).toHaveText('Gloves');
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByRole('heading', { level: 3 })).toHaveCount(48);
  await page.getByRole('checkbox', { name: /^Goatskin, \d+ articles$/ }).check();
  await expect(page).toHaveURL(/\/products\/gloves\?palm=goatskin$/);
  await expectFromSources(page);
  const bar = page.getByRole('complementary', { name: 'Development' });
  await bar.getByText('Parts and versions').click();
  await expect(bar.getByRole('row', { name: 'Main part catalogue 0.0.0-dev' })).toBeVisible();
  // Sources are compiled when a page asks for them: its pictures may be there long before.
  const isLate = /preload but not used within a few seconds/;
  expect(complaints.filter((text) => !isLate.test(text))).toEqual([]);
});
