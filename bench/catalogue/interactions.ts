/** Durations of clicks by the browser's Event Timing, in steps of 8 ms. */
import type { Page } from '@playwright/test';

/** Milliseconds to the next paint, by interaction. */
type NotedWindow = { interactions: Map<number, number> };

/** Shortest event that the browser reports, in milliseconds. */
const shortestMs = 16;

export const noteInteractions = (page: Page) =>
  page.evaluate((durationThreshold) => {
    const interactions = new Map<number, number>();
    Object.assign(window, { interactions });
    // Pressing and releasing are parts of a click; the longest of them counts.
    const note = (entry: PerformanceEntry & { interactionId?: number }) => {
      const { interactionId = 0, duration } = entry;
      if (interactionId === 0) return;
      interactions.set(interactionId, Math.max(interactions.get(interactionId) ?? 0, duration));
    };
    const options = { type: 'event', durationThreshold };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options);
  }, shortestMs);

/** Milliseconds from each of `count` clicks to the next paint; one too short to be noted counts as the shortest. */
export async function readInteractions(page: Page, count: number): Promise<readonly number[]> {
  const noted = await page.evaluate(() => [...(window as unknown as NotedWindow).interactions.values()]);
  return [...noted, ...Array.from({ length: Math.max(0, count - noted.length) }, () => shortestMs)];
}
