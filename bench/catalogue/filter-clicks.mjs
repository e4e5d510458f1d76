/** How soon a page answers a click on a filter, at a quarter of the processor. */
import { expect } from '@playwright/test';
import { untilQuiet, visit } from '../browser/browser.mjs';
import { median, percentile } from '../model/statistics.mjs';
import { noteInteractions, readInteractions } from './interactions.mjs';

/** @typedef {import('./report.mjs').Figure} Figure */
/** @typedef {import('@playwright/test').Page} Page */

/** Each is selected and cleared: twice as many clicks. */
const fieldCount = 10;

/** Until the next paint after a click, in milliseconds. */
const limits = { median: 100, highest: 150, highestPercent: 98 };

const fields =
  'main [role=search] input[type=checkbox]:enabled, main [role=search] input[type=radio]:enabled:not([value=""])';

/** @typedef {{ on: string, off: string }} Toggle labels to click, as selectors */

/** @param {Page} page @returns {Promise<readonly Toggle[]>} of fields spread over all that can be seen */
async function findToggles(page) {
  const seen = await page.locator(fields).evaluateAll((inputs) =>
    inputs
      .filter((input) => input.closest('label')?.checkVisibility())
      .map((input) => {
        const { name, type, value } = /** @type {HTMLInputElement} */ (input);
        const label = (/** @type {string} */ of) =>
          `main [role=search] label:has(input[name="${name}"][value="${of}"])`;
        return { on: label(value), off: label(type === 'radio' ? '' : value) };
      }),
  );
  if (seen.length < fieldCount) throw new Error(`${page.url()} has ${seen.length} filters to click on.`);
  return Array.from(
    { length: fieldCount },
    (_, place) => /** @type {Toggle} */ (seen[Math.floor((place * seen.length) / fieldCount)]),
  );
}

/** @param {Page} page @param {string} label @param {number} chips filters that are in use afterwards */
async function click(page, label, chips) {
  await page.locator(label).click();
  await expect(page.locator('[aria-label="Active filters"] > li')).toHaveCount(chips);
}

/** @param {string} name @param {number} value @param {number} limit @returns {Figure} */
const inMs = (name, value, limit) => ({ name, value, unit: 'ms', limit });

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {string} path
 * @returns {Promise<readonly Figure[]>}
 */
export const measureFilterClicks = (browser, origin, path) =>
  visit(browser, 'slowMachine', async (visited) => {
    const { page, errors } = visited;
    await page.goto(origin + path, { waitUntil: 'load' });
    await page.locator('main').getByRole('combobox').first().waitFor();
    await untilQuiet(visited);
    const toggles = await findToggles(page);
    await noteInteractions(page);
    for (const { on, off } of toggles) {
      // Somebody looks before clicking on what has been scrolled into view.
      await page.locator(on).scrollIntoViewIfNeeded();
      await untilQuiet(visited);
      await click(page, on, 1);
      await untilQuiet(visited);
      await click(page, off, 0);
      await untilQuiet(visited);
    }
    const painted = await readInteractions(page, 2 * toggles.length);
    if (errors.length > 0) throw new Error(`${path} reports: ${errors.join(' · ')}`);
    const { median: middle, highest, highestPercent } = limits;
    const clicks = `${path}, ${2 * toggles.length} filter clicks at 4× CPU, next paint`;
    return [
      inMs(`${clicks}, median`, median(painted), middle),
      inMs(`${clicks}, p${highestPercent}`, percentile(painted, highestPercent), highest),
    ];
  });
