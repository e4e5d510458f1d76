/** The browser that measures: one program, a fresh and empty profile for each page. */
import { chromium, type Browser, type Page, type Request } from '@playwright/test';
import { findChromium } from 'tooling/run/browsers';
import { navigationKey, probe, type ProbedWindow } from './probe.js';
import { imitate, type ProfileName } from './profiles.js';

export type Visit = {
  page: Page;
  errors: string[];
  isLoading: () => boolean;
};

const viewport = { width: 1280, height: 800 };

/** Switches that turn off what Chromium does by itself, so that only the page is measured. */
export const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-features=Translate,OptimizationHints',
  // The headless shell rounds the widths of letters otherwise, unlike a screen.
  '--font-render-hinting=none',
];

export const openBrowser = async () =>
  await chromium.launch({ executablePath: await findChromium(), args: quiet });

function watchPage(page: Page): Omit<Visit, 'page'> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return { errors, isLoading: () => underWay.size > 0 };
}

/** Measures a visit with nothing in its cache. */
export async function visit<Result>(
  browser: Browser,
  profile: ProfileName,
  measure: (visit: Visit) => Promise<Result>,
) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport });
  try {
    const page = await context.newPage();
    const watched = watchPage(page);
    await page.addInitScript(probe, navigationKey);
    await imitate(await context.newCDPSession(page), profile);
    return await measure({ page, ...watched });
  } finally {
    await context.close();
  }
}

const pauseMs = 250;
const quietPauses = 5;
const longestWaitMs = 30_000;

/** Waits until nothing has been on its way and nothing has kept the page busy for more than a second. */
export async function untilQuiet({ page, isLoading }: Visit) {
  const startedAtMs = performance.now();
  let before = '';
  let pauses = 0;
  while (pauses < quietPauses && performance.now() - startedAtMs < longestWaitMs) {
    await page.waitForTimeout(pauseMs);
    const now = await page.evaluate(() => {
      const { pageNotes } = window as unknown as ProbedWindow;
      return `${performance.getEntriesByType('resource').length} ${pageNotes.longTasks.length}`;
    });
    pauses = now === before && !isLoading() ? pauses + 1 : 0;
    before = now;
  }
}
