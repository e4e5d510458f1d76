/** The pages that are measured. */
import { arrivalIn } from './peers/page-text.mjs';

/** @typedef {{ name: string, path: string }} MeasuredPage */

const home = { name: 'home', path: '/home' };
const listing = { name: 'listing', path: '/products/gloves' };
const example = { name: 'example', path: '/example/notes' };

/** @param {string} origin @param {MeasuredPage} page */
export async function textOf(origin, { path }) {
  const response = await fetch(origin + path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return await response.text();
}

/** @param {string} origin @returns {Promise<MeasuredPage>} of the first article that the listing links to */
export async function productPage(origin) {
  const path = /href="(\/product-details\/[^"]+)"/.exec(await textOf(origin, listing))?.[1];
  if (path === undefined) throw new Error(`${listing.path} links to no article`);
  return { name: 'product', path };
}

/** @param {string} origin */
export const measuredPages = async (origin) => [home, listing, await productPage(origin), example];

/**
 * The click that is measured, with what it leads to.
 *
 * @param {string} origin
 */
export const measuredClick = async (origin) => ({
  from: home,
  back: arrivalIn(await textOf(origin, home)),
  link: `a[href="${listing.path}"]`,
  to: arrivalIn(await textOf(origin, listing)),
});

/** @typedef {Awaited<ReturnType<typeof measuredClick>>} MeasuredClick */
