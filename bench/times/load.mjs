/** One load of one page, with an empty cache. */
import { untilQuiet, visit } from '../browser/browser.mjs';
import { requestsOf } from '../browser/requests.mjs';
import { chainLength } from '../model/chain.mjs';
import { blockingTime, lastLongTaskEnd } from '../model/long-tasks.mjs';

/** @typedef {import('../browser/browser.mjs').ProbedWindow} ProbedWindow */
/** @typedef {import('../browser/requests.mjs').Request} Request */
/** @typedef {Readonly<Record<string, number>>} Measures */

const sum = (/** @type {readonly Request[]} */ requests) =>
  requests.reduce((total, { sizeBytes }) => total + sizeBytes, 0);

/** @param {readonly Request[]} requests @param {import('../browser/probe.mjs').PageNotes} notes */
function measuresOf(requests, { firstPaintMs, largestPaintMs, layoutShift, longTasks }) {
  const of = (/** @type {Request['kind']} */ kind) => requests.filter((request) => request.kind === kind);
  const scripts = of('script');
  return {
    largestPaintMs,
    firstPaintMs,
    layoutShift,
    blockingMs: blockingTime(longTasks, firstPaintMs),
    blockingFromStartMs: blockingTime(longTasks),
    lastLongTaskMs: lastLongTaskEnd(longTasks),
    lastScriptMs: Math.max(0, ...scripts.map(({ endMs }) => endMs)),
    chain: chainLength(requests, largestPaintMs),
    requests: requests.length,
    scriptsBeforeLargestPaint: scripts.filter(({ startMs }) => startMs < largestPaintMs).length,
    htmlBytes: sum(of('html')),
    scriptBytes: sum(scripts),
    styleBytes: sum(of('style')),
    imageBytes: sum(of('image')) + sum(of('font')),
    dataBytes: sum(of('data')),
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
