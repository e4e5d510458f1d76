/** The requests of one page on a slow connection, and which of them the first view needs. */
import { visit } from '../browser/browser.mjs';
import { chainLength } from '../model/chain.mjs';
import { namedScripts, readRecord } from '../peers/page-text.mjs';
import { scriptsTooEarly, typicalVisit } from './observation.mjs';

/** @typedef {import('../browser/browser.mjs').Browser} Browser */
/** @typedef {import('../browser/requests.mjs').Request} Request */
/** @typedef {import('shared-types/release').PageRecord} PageRecord */

/**
 * @typedef {object} FirstVisit
 * @property {PageRecord} record
 * @property {readonly Request[]} requests        the document first
 * @property {readonly string[]} firstScripts     paths of the scripts that the first view needs
 * @property {number} roundTrips                  one after the other, after the document, until that view is complete
 * @property {readonly string[]} tooEarly         paths of scripts asked for before the largest paint
 */

const hydratedWithinMs = 30_000;

/** Whether React has taken over the heading of the screen. It marks each element that it knows. */
const isHydrated = () =>
  Object.keys(document.querySelector('main h1') ?? {}).some((name) => name.startsWith('__reactFiber$'));

/**
 * Proves that the first view needs nothing else: with everything else refused it is hydrated.
 *
 * @param {Browser} browser
 * @param {string} address
 * @param {readonly string[]} scripts
 */
const demandHydration = (browser, address, scripts) =>
  visit(browser, 'none', async ({ page }) => {
    await page.route('**/*.js*', (route, request) =>
      scripts.includes(new URL(request.url()).pathname) ? route.continue() : route.abort(),
    );
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(isHydrated, undefined, { timeout: hydratedWithinMs }).catch(() => {
      throw new Error(`${address} is not hydrated by ${scripts.join(', ')}`);
    });
  });

/**
 * @param {Browser} browser
 * @param {import('../peers/front.mjs').Front} front
 * @param {string} path
 * @returns {Promise<FirstVisit>}
 */
export async function observeFirstVisit(browser, front, path) {
  const html = (await front.answerTo(path)).bytes.toString();
  const record = readRecord(html);
  // A page without a view finds out what it needs when it runs: all its scripts count.
  const named = record.view && namedScripts(html);
  if (named) await demandHydration(browser, front.url + path, named);
  const observation = await typicalVisit(browser, front.url + path);
  const { requests } = observation;
  const scripts = requests.filter(({ kind }) => kind === 'script');
  const first = scripts.filter((script) => !named || named.includes(script.path));
  return {
    record,
    requests,
    firstScripts: first.map((script) => script.path),
    roundTrips: chainLength(first),
    tooEarly: scriptsTooEarly(observation).map((script) => script.path),
  };
}
