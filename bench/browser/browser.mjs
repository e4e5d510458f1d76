/** The browser that measures: one program, a fresh and empty profile for each page. */
import { chromium } from '@playwright/test';
import { findChromium } from 'tooling/setup/browsers.mjs';
import { navigationKey, probe } from './probe.mjs';
import { imitate } from './profiles.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./probe.mjs').ProbedWindow} ProbedWindow */

/**
 * @typedef {object} Visit
 * @property {Page} page
 * @property {string[]} errors           what the page reported
 * @property {() => boolean} isLoading   something is on its way
 */

const viewport = { width: 1280, height: 800 };

/** Switches off what Chromium does by itself, so that only the page is measured. */
export const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-features=Translate,OptimizationHints',
  // As on a screen: the headless shell rounds the widths of letters otherwise.
  '--font-render-hinting=none',
];

export const openBrowser = async () =>
  await chromium.launch({ executablePath: await findChromium(), args: quiet });

/** @param {Page} page @returns {Omit<Visit, 'page'>} */
function watchPage(page) {
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  /** @type {Set<import('@playwright/test').Request>} */
  const underWay = new Set();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return { errors, isLoading: () => underWay.size > 0 };
}

/**
 * A visit with nothing in its cache.
 *
 * @template Result
 * @param {Browser} browser
 * @param {import('./profiles.mjs').ProfileName} profile
 * @param {(visit: Visit) => Promise<Result>} measure
 */
export async function visit(browser, profile, measure) {
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

/**
 * Waits until nothing has been on its way and nothing has kept the page busy for more than a second.
 *
 * @param {Visit} visit
 */
export async function untilQuiet({ page, isLoading }) {
  const startedAtMs = performance.now();
  let before = '';
  let pauses = 0;
  while (pauses < quietPauses && performance.now() - startedAtMs < longestWaitMs) {
    await page.waitForTimeout(pauseMs);
    const now = await page.evaluate(() => {
      const { pageNotes } = /** @type {ProbedWindow} */ (/** @type {unknown} */ (window));
      return `${performance.getEntriesByType('resource').length} ${pageNotes.longTasks.length}`;
    });
    pauses = now === before && !isLoading() ? pauses + 1 : 0;
    before = now;
  }
}
