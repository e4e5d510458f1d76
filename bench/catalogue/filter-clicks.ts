/** Time that a page takes to answer a click on a filter, at a quarter of the processor. */
import { expect, type Page, type Browser } from '@playwright/test';
import { untilQuiet, visit } from '../browser/browser.js';
import { median, percentile } from '../model/statistics.js';
import { noteInteractions, readInteractions } from './interactions.js';
import type { Figure } from './report.js';

/** Number of filters. Each is selected and cleared: twice as many clicks. */
const fieldCount = 10;

/** Limits of the time from a click to the next paint, in milliseconds. */
const limits = { median: 100, highest: 150, highestPercent: 98 };

const fields =
  'main [role=search] input[type=checkbox]:enabled, main [role=search] input[type=radio]:enabled:not([value=""])';

/** Labels to click, as selectors. */
type Toggle = { on: string; off: string };

/** @returns toggles of fields, spread over all that can be seen */
async function findToggles(page: Page): Promise<readonly Toggle[]> {
  const seen = await page.locator(fields).evaluateAll((inputs) =>
    inputs
      .filter((input) => input.closest('label')?.checkVisibility())
      .map((input) => {
        const { name, type, value } = input as HTMLInputElement;
        const label = (of: string) => `main [role=search] label:has(input[name="${name}"][value="${of}"])`;
        return { on: label(value), off: label(type === 'radio' ? '' : value) };
      }),
  );
  if (seen.length < fieldCount) throw new Error(`${page.url()} has ${seen.length} filters to click on.`);
  return Array.from(
    { length: fieldCount },
    (_, place) => seen[Math.floor((place * seen.length) / fieldCount)] as Toggle,
  );
}

/** @param chips  filters that are in use afterwards */
async function click(page: Page, label: string, chips: number) {
  await page.locator(label).click();
  await expect(page.locator('[aria-label="Active filters"] > li')).toHaveCount(chips);
}

const inMs = (name: string, value: number, limit: number): Figure => ({ name, value, unit: 'ms', limit });

export const measureFilterClicks = (
  browser: Browser,
  origin: string,
  path: string,
): Promise<readonly Figure[]> =>
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
