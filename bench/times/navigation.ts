/** One click on a link, from a page just opened and once more after having come back. */
import type { Page, Browser } from '@playwright/test';
import { untilQuiet, visit, type Visit } from '../browser/browser.js';
import { type ProbedWindow, navigationKey, type Arrival, type Navigation } from '../browser/probe.js';
import type { ProfileName } from '../browser/profiles.js';
import type { MeasuredClick } from '../pages.js';
import type { Measures } from './load.js';

/** Time from the load event of a page to the click, in milliseconds. */
const clickAfterMs = 2500;

const arrivalTimeoutMs = 40_000;

async function follow(page: Page, link: string, arrival: Arrival) {
  await page.evaluate((expected) => (window as unknown as ProbedWindow).watchNextClick(expected), arrival);
  await page.locator(link).filter({ visible: true }).first().click();
  return await arrived(page);
}

/** Times of the arrival, polled from outside the page, since the document may change. */
async function arrived(page: Page) {
  const startedAtMs = performance.now();
  while (performance.now() - startedAtMs < arrivalTimeoutMs) {
    await page.waitForTimeout(50);
    const navigation = await page
      .evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown, navigationKey)
      .catch(() => undefined);
    const { clickedAtMs, headingAtMs, contentAtMs } = (navigation ?? {}) as Navigation;
    if (headingAtMs !== undefined && contentAtMs !== undefined)
      return { headingMs: headingAtMs - clickedAtMs, contentMs: contentAtMs - clickedAtMs };
  }
  throw new Error('The navigation did not arrive');
}

const goBack = async (visited: Visit, { heading }: Arrival) => {
  const { page } = visited;
  await page.goBack();
  await page.waitForFunction((text) => document.querySelector('h1')?.textContent.trim() === text, heading);
  await untilQuiet(visited);
};

export const measureNavigation = (
  browser: Browser,
  { url, click }: { url: string; click: MeasuredClick },
  profile: ProfileName,
): Promise<Measures> =>
  visit(browser, profile, async (visited) => {
    const { page, errors } = visited;
    await page.goto(url + click.from.path, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForTimeout(clickAfterMs);
    const cold = await follow(page, click.link, click.to);
    await untilQuiet(visited);
    await goBack(visited, click.back);
    const warm = await follow(page, click.link, click.to);
    return {
      coldHeadingMs: cold.headingMs,
      coldContentMs: cold.contentMs,
      warmHeadingMs: warm.headingMs,
      warmContentMs: warm.contentMs,
      errors: errors.length,
    };
  });
