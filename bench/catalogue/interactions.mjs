/** How long clicks take by the browser's Event Timing, in steps of 8 ms. */

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ interactions: Map<number, number> }} NotedWindow milliseconds to the next paint, by interaction */

/** The browser reports no shorter event, in milliseconds. */
const shortestMs = 16;

/** Starts recording. @param {Page} page */
export const noteInteractions = (page) =>
  page.evaluate((durationThreshold) => {
    /** @type {Map<number, number>} */
    const interactions = new Map();
    Object.assign(window, { interactions });
    // Pressing and releasing are parts of a click; the longest of them counts.
    const note = (/** @type {PerformanceEntry & { interactionId?: number }} */ entry) => {
      const { interactionId = 0, duration } = entry;
      if (interactionId === 0) return;
      interactions.set(interactionId, Math.max(interactions.get(interactionId) ?? 0, duration));
    };
    const options = { type: 'event', durationThreshold };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options);
  }, shortestMs);

/**
 * @param {Page} page
 * @param {number} count of clicks; one that was too short to be noted counts as the shortest
 * @returns {Promise<readonly number[]>} milliseconds from each click to the next paint
 */
export async function readInteractions(page, count) {
  const noted = await page.evaluate(() => [
    .../** @type {NotedWindow} */ (/** @type {unknown} */ (window)).interactions.values(),
  ]);
  return [...noted, ...Array.from({ length: Math.max(0, count - noted.length) }, () => shortestMs)];
}
