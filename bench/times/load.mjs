/** One load of one page, with an empty cache. */
import { untilQuiet, visit } from '../browser/browser.mjs';
import { requestsOf } from '../browser/requests.mjs';
import { blockingTime } from '../model/long-tasks.mjs';

/** @typedef {import('../browser/browser.mjs').ProbedWindow} ProbedWindow */
/** @typedef {import('../browser/requests.mjs').Request} Request */
/** @typedef {Readonly<Record<string, number>>} Measures */

/** @param {readonly Request[]} requests @param {import('../browser/probe.mjs').PageNotes} notes */
function measuresOf(requests, { firstPaintMs, largestPaintMs, layoutShift, longTasks }) {
  const scripts = requests.filter(({ kind }) => kind === 'script');
  return {
    largestPaintMs,
    firstPaintMs,
    layoutShift,
    blockingFromStartMs: blockingTime(longTasks),
    requests: requests.length,
    scriptBytes: scripts.reduce((total, { sizeBytes }) => total + sizeBytes, 0),
  };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {import('../browser/profiles.mjs').ProfileName} profile
 * @returns {Promise<Measures>}
 */
export const measureLoad = (browser, address, profile) =>
  visit(browser, profile, async (visited) => {
    const { page, errors } = visited;
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    await untilQuiet(visited);
    const notes = await page.evaluate(
      () => /** @type {ProbedWindow} */ (/** @type {unknown} */ (window)).pageNotes,
    );
    return { ...measuresOf(await requestsOf(page), notes), errors: errors.length };
  });
