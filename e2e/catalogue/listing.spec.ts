import { expect } from '@playwright/test';
import { expectHardlyShifted, watchPage } from '../page-watch';
import { test } from '../site-test';
import {
  articleLinks,
  articleNumbers,
  expectAddress,
  filters,
  heading,
  main,
  openFilters,
  value,
} from './listing-page';

const articlesOfAType = 15;
const articlesOnAPage = 48;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a category shows its first page and links to further pages and subcategories',
    { tag: '@main' },
    async ({ page }) => {
      await page.goto('/products/gloves');
      await expect(heading(page)).toHaveText('Gloves');
      await expect(articleLinks(page)).toHaveCount(articlesOnAPage);
      await expect(main(page).getByRole('link', { name: 'Page 2' })).toHaveAttribute(
        'href',
        '/products/gloves?page=2',
      );
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Products');
      await expect(
        page.getByRole('navigation', { name: 'Category' }).getByRole('link', { name: /^Leather/ }),
      ).toHaveAttribute('href', '/products/industrial_gloves/leather');
      await expect(filters(page).getByRole('button', { name: 'Apply' })).toBeVisible();
      const first = await articleNumbers(page);
      await main(page).getByRole('link', { name: 'Next page' }).click();
      await expectAddress(page, '/products/gloves?page=2');
      await expect(main(page).getByText('49–60 of 60')).toBeVisible();
      await expect(articleLinks(page).first()).toBeVisible();
      expect(new Set([...first, ...(await articleNumbers(page))]).size).toBe(4 * articlesOfAType);
    },
  );
});

test(
  'nothing shifts while a list hydrates, is filtered, paged and left',
  { tag: '@main' },
  async ({ page }) => {
    const watched = await watchPage(page);
    await openFilters(page, '/products/gloves');
    await value(page, 'Goatskin').check();
    await expect(page).toHaveURL(/palm=goatskin/);
    await page.goBack();
    await expectAddress(page, '/products/gloves');
    await main(page).getByRole('link', { name: 'Page 2' }).click();
    await expectAddress(page, '/products/gloves?page=2');
    await page.goBack();
    await expectAddress(page, '/products/gloves');
    expectHardlyShifted(await watched(), 0.01);
  },
);

const undrawnQuery = `?cut=D&tooLong=${'a'.repeat(2000)}`;
const article = expect.stringContaining('/product-details/') as unknown;

for (const [name, query, articles] of [
  ['with filters', '?cut=D', [article]],
  ['of a further page', '?page=2', [article]],
  ['with filters that is not drawn', undrawnQuery, ['hidden', article]],
] as const)
  test(`an address ${name} shows no other list first, and nothing shifts`, async ({ page }) => {
    const watched = await watchPage(page);
    // Each first article, from the first frame on.
    await page.addInitScript(() => {
      const seen = new Set<string | null>();
      Object.assign(window, { seen });
      const look = () => {
        const first = document.querySelector('main h3 a');
        if (first)
          seen.add(getComputedStyle(first).visibility === 'visible' ? first.getAttribute('href') : 'hidden');
        requestAnimationFrame(look);
      };
      look();
    });
    await openFilters(page, `/products/gloves${query}`);
    const seen = await page.evaluate(() => [...(window as unknown as { readonly seen: Set<string> }).seen]);
    expect(seen).toEqual(articles);
    expectHardlyShifted(await watched(), 0.01);
  });

test('a list that is not drawn and whose scripts never load is shown without the query in the end', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`/products/gloves${undrawnQuery}`);
  await expect(heading(page)).toBeVisible();
  await expect(articleLinks(page).first()).not.toBeVisible();
  await expect(articleLinks(page).first()).toBeVisible({ timeout: 20_000 });
  await expect(articleLinks(page)).toHaveCount(articlesOnAPage);
});
