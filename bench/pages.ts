import { arrivalIn } from './peers/page-text.js';

export type MeasuredPage = { name: string; path: string };

const home = { name: 'home', path: '/home' };
const listing = { name: 'listing', path: '/products/gloves' };
const example = { name: 'example', path: '/example/notes' };

export async function textOf(origin: string, { path }: MeasuredPage) {
  const response = await fetch(origin + path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return await response.text();
}

/** @returns the page of the first article that the listing links to */
export async function productPage(origin: string): Promise<MeasuredPage> {
  const path = /href="(\/product-details\/[^"]+)"/.exec(await textOf(origin, listing))?.[1];
  if (path === undefined) throw new Error(`${listing.path} links to no article`);
  return { name: 'product', path };
}

export const measuredPages = async (origin: string) => [home, listing, await productPage(origin), example];

/** The click that is measured, with what it leads to. */
export const measuredClick = async (origin: string) => ({
  from: home,
  back: arrivalIn(await textOf(origin, home)),
  link: `a[href="${listing.path}"]`,
  to: arrivalIn(await textOf(origin, listing)),
});

export type MeasuredClick = Awaited<ReturnType<typeof measuredClick>>;
