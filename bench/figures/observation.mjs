/** Measurements of visits on a slow connection and a slow machine. */
import { untilQuiet, visit } from '../browser/browser.mjs';
import { requestsOf } from '../browser/requests.mjs';

/** @typedef {import('../browser/browser.mjs').Browser} Browser */
/** @typedef {import('../browser/browser.mjs').ProbedWindow} ProbedWindow */
/** @typedef {import('../browser/requests.mjs').Request} Request */

/** @typedef {{ requests: Request[], largestPaintMs: number }} Observation */

/** @param {Browser} browser @param {string} address @returns {Promise<Observation>} */
const observe = (browser, address) =>
  visit(browser, 'slow4g', async (visited) => {
    const { page } = visited;
    await page.goto(address, { waitUntil: 'load' });
    await untilQuiet(visited);
    const notes = await page.evaluate(
      () => /** @type {ProbedWindow} */ (/** @type {unknown} */ (window)).pageNotes,
    );
    return { requests: await requestsOf(page), largestPaintMs: notes.largestPaintMs };
  });

/** Scripts that were asked for before the page was painted. @param {Observation} observation */
export const scriptsTooEarly = ({ requests, largestPaintMs }) =>
  requests.filter(({ kind, startMs }) => kind === 'script' && startMs < largestPaintMs);

/**
 * Of three visits the one in the middle, since the machine may be busy with something else just when a page is painted.
 *
 * @param {Browser} browser
 * @param {string} address
 */
export async function typicalVisit(browser, address) {
  const first = await observe(browser, address);
  const others = [await observe(browser, address), await observe(browser, address)];
  const inOrder = [first, ...others].sort((a, b) => scriptsTooEarly(a).length - scriptsTooEarly(b).length);
  return inOrder[1] ?? first;
}
