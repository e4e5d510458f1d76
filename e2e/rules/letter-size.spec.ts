/** Pages for those who have set their browser to letters of twice the size: everything grows, and nothing is lost. */
import { expect } from '@playwright/test';
import { expectSettled } from '../alive';
import { allPages, ruledWidths } from '../pages';
import { test as siteTest } from '../site-test';
import { misfits } from './misfits';

/** 16 px is what browsers come with. */
const chosenPx = 32;

/** The smallest of the site are 12 px high where nobody has chosen. */
const leastPx = 24;

const test = siteTest.extend({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${chosenPx}`],
      }),
    { scope: 'worker' },
  ],
});

/** Runs in the page. Elements with a text of their own that has not grown. */
function smallTexts(least: number): readonly string[] {
  const hasText = (element: Element) =>
    [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
  return (
    [...document.querySelectorAll('#root *')]
      .filter((element) => element.checkVisibility() && hasText(element))
      // A sheet that is printed at 1:1 has its letters in millimetres; they are as large as the sheet is shown.
      .filter((element) => !element.closest('svg[role="img"]'))
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < least)
      .map((element) => element.outerHTML.slice(0, 160))
  );
}

for (const path of allPages) {
  test(`${path} grows with the font size of the browser`, async ({ page }) => {
    await page.goto(path);
    await expectSettled(page);
    await page.keyboard.press('Shift');
    for (const width of ruledWidths.map((narrow) => (narrow * chosenPx) / 16)) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(smallTexts, leastPx), `at ${width} px`).toEqual([]);
      expect.soft(await misfits(page), `at ${width} px`).toEqual([]);
    }
  });
}
