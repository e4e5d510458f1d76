import { expect, type Page } from '@playwright/test';
import { ruledWidths } from '../pages';

/** Runs in the page. What scrolls sideways by itself has a name and can be scrolled by keys: it takes focus, or its links do. */
function namelessScrollers(): readonly string[] {
  const scrolls = (element: Element) =>
    element.scrollWidth > element.clientWidth + 1 &&
    ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
  const isNamed = (element: Element) =>
    element.matches('textarea, input, [tabindex="0"]:is([aria-label], [aria-labelledby])') ||
    (element.closest('nav:is([aria-label], [aria-labelledby])') !== null &&
      element.querySelector('a') !== null);
  return [...document.querySelectorAll('#root *')]
    .filter((element) => scrolls(element) && !isNamed(element))
    .map((element) => element.outerHTML.slice(0, 160));
}

/** Runs in the page. Elements whose own text is larger than they are, and that show none of the rest. */
function cutTexts(): readonly string[] {
  const hides = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
    ['hidden', 'clip'].includes(overflowX) || ['hidden', 'clip'].includes(overflowY);
  const hasText = (element: Element) =>
    [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
  return [...document.querySelectorAll('#root *')]
    .filter((element) => element.checkVisibility() && hasText(element))
    .filter((element) => element.closest('[aria-hidden=true]') === null)
    .map((element) => ({ element, style: getComputedStyle(element) }))
    .filter(({ style }) => hides(style) && style.clipPath === 'none')
    .map(({ element }) => element)
    .filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
    )
    .map((element) => element.outerHTML.slice(0, 160));
}

/** Elements that are wider than the window or larger than their box. @returns a line for each */
export async function misfits(page: Page): Promise<readonly string[]> {
  const widthPx = await page.evaluate(() => document.documentElement.scrollWidth);
  const windowPx = page.viewportSize()?.width ?? 0;
  return [
    ...(widthPx > windowPx ? [`the page is ${widthPx} px wide`] : []),
    ...(await page.evaluate(namelessScrollers)).map((element) => `scrolls without a name: ${element}`),
    ...(await page.evaluate(cutTexts)).map((element) => `is cut: ${element}`),
  ];
}

/** Runs in the page. WCAG 2.2, 1.4.12: a sheet of the visitor's own. */
function setTextApart() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
      'p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets = [sheet];
}

/** The page fits its window at every width, also with letters, words and lines set apart as a visitor may ask for. */
export async function expectFitting(page: Page) {
  for (const state of ['as it is', 'with text set apart']) {
    if (state !== 'as it is') await page.evaluate(setTextApart);
    for (const width of ruledWidths) {
      await page.setViewportSize({ width, height: 256 });
      expect.soft(await misfits(page), `at ${width} px, ${state}`).toEqual([]);
    }
  }
}
