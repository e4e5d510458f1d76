/** A page for those who have set their browser to letters of twice the size: everything grows, and nothing is lost. */
import { expect, type Page } from '@playwright/test';
import { ruledWidths } from '../pages';
import { misfits } from './misfits';

/** Letter sizes of browsers by default, in CSS pixels, for texts and for code. */
const usual = { standard: 16, fixed: 13 };

const times = 2;

/** The smallest letters of the site are 12 px high where nobody has chosen. */
const leastPx = 12 * times;

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

/** All texts are twice as large and fit, at any width; the letters are as usual afterwards. */
export async function expectGrown(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { standard, fixed } = usual;
  await session.send('Page.setFontSizes', {
    fontSizes: { standard: standard * times, fixed: fixed * times },
  });
  for (const width of ruledWidths.map((narrow) => narrow * times)) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(smallTexts, leastPx), `at ${width} px`).toEqual([]);
    expect.soft(await misfits(page), `at ${width} px`).toEqual([]);
  }
  await session.send('Page.setFontSizes', { fontSizes: usual });
}
