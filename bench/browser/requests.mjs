/** The requests of a document, as the browser reports them. */
import { kindOf } from '../model/request-kinds.mjs';

/**
 * @typedef {object} Request
 * @property {string} path
 * @property {import('../model/request-kinds.mjs').RequestKind} kind
 * @property {number} startMs
 * @property {number} endMs
 * @property {number} sizeBytes of the body as it was sent
 */

/**
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<Request[]>} the document first
 */
export async function requestsOf(page) {
  const entries = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (entry) => {
        const { name, startTime, responseEnd, encodedBodySize } = /** @type {PerformanceResourceTiming} */ (
          entry
        );
        return { name, startMs: startTime, endMs: responseEnd, sizeBytes: encodedBodySize };
      },
    ),
  );
  return entries.map(({ name, ...entry }) => {
    const path = new URL(name).pathname;
    return { path, kind: kindOf(path), ...entry };
  });
}
