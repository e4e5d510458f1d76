/** One load of one page, with an empty cache. */
import type { Browser } from '@playwright/test';
import { untilQuiet, visit } from '../browser/browser.js';
import type { ProbedWindow, PageNotes } from '../browser/probe.js';
import type { ProfileName } from '../browser/profiles.js';
import { requestsOf, type Request } from '../browser/requests.js';
import { blockingTime } from '../model/long-tasks.js';

export type Measures = Readonly<Record<string, number>>;

function measuresOf(
  requests: readonly Request[],
  { firstPaintMs, largestPaintMs, layoutShift, longTasks }: PageNotes,
) {
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

export const measureLoad = (browser: Browser, address: string, profile: ProfileName): Promise<Measures> =>
  visit(browser, profile, async (visited) => {
    const { page, errors } = visited;
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    await untilQuiet(visited);
    const notes = await page.evaluate(() => (window as unknown as ProbedWindow).pageNotes);
    return { ...measuresOf(await requestsOf(page), notes), errors: errors.length };
  });
