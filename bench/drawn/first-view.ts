/** How soon a page shows what its address asks for: pages that are drawn on request, beside a plain list. */
import type { Browser } from '@playwright/test';
import { openBrowser, untilQuiet, visit } from '../browser/browser.js';
import type { ProbedWindow } from '../browser/probe.js';
import { requestsOf } from '../browser/requests.js';
import { median } from '../model/statistics.js';
import { inBytes, markdownTable } from '../report/table.js';

const article = 'section[aria-labelledby=results] h3 a';

/** Address and what shows its answer, of each kind; a plain list first. */
const kinds = [
  ['/products', article],
  ['/products?q=cut+resistant', article],
  ['/products?cut=E', article],
  ['/products?view=table', 'tbody a'],
  ['/products?compare=MG101,IP301', 'main h1'],
  ['/products/cut%20level%20D', article],
] as const;

interface FirstView {
  readonly shownMs: number;
  readonly layoutShift: number;
  readonly bytes: number;
}

/** Runs in the page, before its own scripts. The page is never idle: what it fetches then is not of its first view. */
function watchFor(selector: string) {
  window.requestIdleCallback = () => 0;
  const look = () => {
    const { dataset } = document.documentElement;
    const isShown = document.querySelector(selector)?.checkVisibility({ visibilityProperty: true });
    if (isShown && !('q' in dataset)) performance.mark('shown');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const firstView = (browser: Browser, address: string, selector: string): Promise<FirstView> =>
  visit(browser, 'slow4g', async (visited) => {
    const { page } = visited;
    await page.addInitScript(watchFor, selector);
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    await untilQuiet(visited);
    const notes = await page.evaluate(() => ({
      shownMs: performance.getEntriesByName('shown')[0]?.startTime ?? NaN,
      layoutShift: (window as unknown as ProbedWindow).pageNotes.layoutShift,
    }));
    const requests = await requestsOf(page);
    return { ...notes, bytes: requests.reduce((total, { sizeBytes }) => total + sizeBytes, 0) };
  });

/** Visits all kinds in turns, on a slow line and a slow machine. @returns a table of medians */
export async function firstViews(origin: string, rounds: number): Promise<string> {
  const browser = await openBrowser();
  const seen = new Map<string, FirstView[]>(kinds.map(([path]) => [path, []]));
  try {
    for (const [path] of kinds) await fetch(origin + path);
    for (let round = 0; round < rounds; round += 1)
      for (const [path, selector] of kinds)
        seen.get(path)?.push(await firstView(browser, origin + path, selector));
  } finally {
    await browser.close();
  }
  const mediansOf = (path: string, key: keyof FirstView) =>
    median((seen.get(path) ?? []).map((view) => view[key]));
  const plainMs = mediansOf(kinds[0][0], 'shownMs');
  return markdownTable(
    ['address', 'shown (ms)', '× plain', 'shift', 'bytes'],
    kinds.map(([path]) => {
      const shownMs = mediansOf(path, 'shownMs');
      const ratio = (shownMs / plainMs).toFixed(2);
      const shift = mediansOf(path, 'layoutShift').toFixed(4);
      return [path, Math.round(shownMs), ratio, shift, inBytes(mediansOf(path, 'bytes'))];
    }),
  );
}
