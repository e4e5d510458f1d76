import { expect, type Locator, type Page } from '@playwright/test';
import { expectLinksTakenOver } from '../alive';

export const main = (page: Page): Locator => page.getByRole('main');

export const heading = (page: Page): Locator => main(page).getByRole('heading', { level: 1 });

export const articleLinks = (page: Page): Locator =>
  page.getByRole('region', { name: 'Results' }).getByRole('heading', { level: 3 }).getByRole('link');

export const filters = (page: Page): Locator => page.getByRole('search', { name: 'Filters' });

export const articleNumbers = async (page: Page): Promise<readonly string[]> =>
  articleLinks(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''),
  );

/** Path and query. */
export const address = (page: Page): Promise<string> =>
  page.evaluate(() => location.pathname + location.search);

export const expectAddress = (page: Page, expected: string) =>
  expect.poll(() => address(page)).toBe(expected);

/** The list can be filtered: it has its order or, if it is empty, other ways, which come with what the page did not bring. */
export const expectFiltersReady = (page: Page) =>
  expect(
    main(page)
      .getByRole('combobox')
      .or(main(page).getByRole('heading', { name: 'Browse by category' }))
      .first(),
  ).toBeAttached();

/** Opens a listing and waits until links and filters work. */
export async function openListing(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectLinksTakenOver(page);
  await expect(page.locator('html[data-q]')).toHaveCount(0);
}

/** Opens a list with filters and waits until they work. */
export async function openFilters(page: Page, path: string): Promise<void> {
  await openListing(page, path);
  await expectFiltersReady(page);
  await useList(page);
}

/** The first sign of use: the list is fetched and counted. */
export const useList = (page: Page) => page.mouse.move(1, 1);

/** One of the filters by the name of its value, with any number of articles. */
export const value = (page: Page, name: string): Locator =>
  filters(page).getByRole('checkbox', { name: new RegExp(`^${name}, \\d+ articles?$`) });

/** One of the levels of a filter by its figure or letter; `Any` for none. */
export const level = (page: Page, group: string, name: string): Locator =>
  filters(page)
    .getByRole('group', { name: new RegExp(`^${group}`) })
    .getByRole('radio', { name: new RegExp(`^${name}( or better)?(, \\d+ articles?)?$`) });

/** `37 of 60 articles, 48 per page`: how many articles the list has. */
export async function listedCount(page: Page): Promise<number> {
  const text = await main(page).locator('h1 + p').innerText();
  return Number(/^(\d+)/.exec(text)?.[1] ?? Number.NaN);
}
