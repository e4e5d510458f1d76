/** One click on a link, from a page just opened and once more after having come back. */
import { untilQuiet, visit } from '../browser/browser.mjs';
import { navigationKey } from '../browser/probe.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../browser/browser.mjs').ProbedWindow} ProbedWindow */
/** @typedef {import('../browser/probe.mjs').Arrival} Arrival */
/** @typedef {import('../browser/probe.mjs').Navigation} Navigation */

/** How long after its load event a page is clicked in, in milliseconds. */
const clickAfterMs = 2500;

const arrivalTimeoutMs = 40_000;

/** @param {Page} page @param {string} link @param {Arrival} arrival */
async function follow(page, link, arrival) {
  await page.evaluate(
    (expected) => /** @type {ProbedWindow} */ (/** @type {unknown} */ (window)).watchNextClick(expected),
    arrival,
  );
  await page.locator(link).filter({ visible: true }).first().click();
  return await arrived(page);
}

/** Polled from outside the page, since the document may change. @param {Page} page */
async function arrived(page) {
  const startedAtMs = performance.now();
  while (performance.now() - startedAtMs < arrivalTimeoutMs) {
    await page.waitForTimeout(50);
    const navigation = await page
      .evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? 'null'), navigationKey)
      .catch(() => undefined);
    const { clickedAtMs, headingAtMs, contentAtMs } = /** @type {Navigation} */ (navigation ?? {});
    if (headingAtMs !== undefined && contentAtMs !== undefined)
      return { headingMs: headingAtMs - clickedAtMs, contentMs: contentAtMs - clickedAtMs };
  }
  throw new Error('The navigation did not arrive');
}

/** @param {import('../browser/browser.mjs').Visit} visited @param {Arrival} arrival */
const goBack = async (visited, { heading }) => {
  const { page } = visited;
  await page.goBack();
  await page.waitForFunction((text) => document.querySelector('h1')?.textContent?.trim() === text, heading);
  await untilQuiet(visited);
};

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, click: import('../pages.mjs').MeasuredClick }} target
 * @param {import('../browser/profiles.mjs').ProfileName} profile
 * @returns {Promise<import('./load.mjs').Measures>}
 */
export const measureNavigation = (browser, { url, click }, profile) =>
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
