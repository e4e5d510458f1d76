/**
 * `npm run bench -- errands [--store FOLDER] [--url URL]`
 *
 * Twelve errands of a buyer, from the home page to the page of a right article: by keyboard, by mouse, on a phone. Fails where an
 * errand takes more than three steps, or where no right article is among the first five.
 */
import { parseArgs } from 'node:util';
import { openBrowser } from '../browser/browser.mjs';
import { markdownTable } from '../report/table.mjs';
import { openSite } from '../site.mjs';
import { devices, search } from './buyer.mjs';
import { errands } from './errand-list.mjs';

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./buyer.mjs').Device} Device */
/** @typedef {import('./errand-list.mjs').Errand} Errand */
/** @typedef {import('./errand-list.mjs').Article} Article */

/** @typedef {{ steps: number, seconds: number, place: number, number: string }} Outcome  place: of the article in its list, from 1 */

const options = /** @type {const} */ ({ store: { type: 'string' }, url: { type: 'string' } });

const maxSteps = 3;
const lookedAt = 5;

const articleLinks = 'main li a[href^="/product-details/"]:visible';

/** @param {unknown} value @returns {string} */
const text = (value) => (typeof value === 'string' ? value : '');

/** @param {string} address @returns {Promise<Article>} what the page of an article tells search engines */
async function articleAt(address) {
  const html = await (await fetch(address)).text();
  const [, json = '[]'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  /** @type {any} */
  const data = JSON.parse(json);
  /** @type {any} */
  const product = [data['@graph'] ?? data].flat().find((part) => part['@type'] === 'Product') ?? {};
  /** @type {{ name: string, value: string }[]} */
  const properties = product.additionalProperty ?? [];
  return {
    name: text(product.name),
    category: text(product.category),
    description: text(product.description),
    material: text(product.material),
    sizes: product.size ?? [],
    stated: new Map(properties.map(({ name, value }) => [name, value])),
  };
}

/** @param {Page} page @returns {Promise<readonly string[]>} paths of the articles that are listed first */
async function firstListed(page) {
  const links = page.locator(articleLinks);
  await links.first().waitFor();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(paths)].slice(0, lookedAt);
}

/** @param {Page} page @param {Device} device @param {Errand} errand @returns {Promise<number>} steps to the list */
async function reachList(page, device, { words, links = [] }) {
  if (words !== undefined) {
    const opening = await device.openSearch(page);
    await search(page, words);
    await page.waitForURL(/\/products\//);
    return opening + 1;
  }
  for (const name of links) {
    const before = page.url();
    await device.use(page.getByRole('main').getByRole('link', { name }).first());
    await page.waitForURL((url) => url.href !== before);
  }
  return links.length;
}

/** @param {{ browser: Browser, origin: string, device: Device }} buyer @param {Errand} errand @returns {Promise<Outcome>} */
async function run({ browser, origin, device }, errand) {
  const context = await browser.newContext(device.context);
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/home`, { waitUntil: 'networkidle' });
    const startMs = performance.now();
    const steps = await reachList(page, device, errand);
    const listed = await firstListed(page);
    const articles = await Promise.all(listed.map((path) => articleAt(origin + path)));
    const place = articles.findIndex(errand.fits);
    const path = listed[place];
    if (path === undefined) throw new Error(`not among ${listed.join(', ') || 'nothing'}`);
    await device.use(page.locator(`main li a[href="${path}"]:visible`).first());
    await page.waitForURL((url) => url.pathname === path);
    const seconds = (performance.now() - startMs) / 1000;
    return { steps: steps + 1, seconds, place: place + 1, number: path.split('/').at(-1) ?? '' };
  } finally {
    await context.close();
  }
}

/** @param {string[]} parameters */
export async function buyersErrands(parameters) {
  const { store, url } = parseArgs({ args: parameters, options }).values;
  const { origin, stop } = url ? { origin: url, stop: () => {} } : await openSite(store);
  const browser = await openBrowser();
  const rows = [];
  const troubles = [];
  try {
    for (const errand of errands) {
      const cells = [];
      for (const [name, device] of Object.entries(devices)) {
        try {
          const { steps, seconds, place, number } = await run({ browser, origin, device }, errand);
          if (steps > maxSteps) troubles.push(`${errand.wish}, ${name}: ${steps} steps`);
          cells.push(`${steps} steps, ${seconds.toFixed(1)} s, ${number} (${place}.)`);
        } catch (error) {
          troubles.push(`${errand.wish}, ${name}: ${error instanceof Error ? error.message : String(error)}`);
          cells.push('fails');
        }
      }
      rows.push([errand.wish, ...cells]);
    }
  } finally {
    await browser.close();
    stop();
  }
  console.log(markdownTable(['errand', ...Object.keys(devices)], rows));
  for (const trouble of troubles) console.log(trouble);
  if (troubles.length > 0) throw new Error('A buyer does not find an article.');
}
