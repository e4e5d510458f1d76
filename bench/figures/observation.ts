/** Measurements of visits on a slow connection and a slow machine. */
import type { Browser } from '@playwright/test';
import { untilQuiet, visit } from '../browser/browser.js';
import type { ProbedWindow } from '../browser/probe.js';
import { requestsOf, type Request } from '../browser/requests.js';

type Observation = { requests: Request[]; largestPaintMs: number };

const observe = (browser: Browser, address: string): Promise<Observation> =>
  visit(browser, 'slow4g', async (visited) => {
    const { page } = visited;
    await page.goto(address, { waitUntil: 'load' });
    await untilQuiet(visited);
    const notes = await page.evaluate(() => (window as unknown as ProbedWindow).pageNotes);
    return { requests: await requestsOf(page), largestPaintMs: notes.largestPaintMs };
  });

/** Scripts that were asked for before the page was painted. */
export const scriptsTooEarly = ({ requests, largestPaintMs }: Observation) =>
  requests.filter(({ kind, startMs }) => kind === 'script' && startMs < largestPaintMs);

/** The middle one of three visits, since the machine may be busy with something else just when a page is painted. */
export async function typicalVisit(browser: Browser, address: string) {
  const first = await observe(browser, address);
  const others = [await observe(browser, address), await observe(browser, address)];
  const inOrder = [first, ...others].sort((a, b) => scriptsTooEarly(a).length - scriptsTooEarly(b).length);
  return inOrder[1] ?? first;
}
