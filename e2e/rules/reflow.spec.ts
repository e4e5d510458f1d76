/** Pages on the narrowest screen, and with the letters, words and lines set apart that a visitor may ask for. */
import { expect, type Page } from '@playwright/test';
import { expectSettled } from '../alive';
import { allPages } from '../pages';
import { test } from '../reading-test';

test.use({ viewport: { width: 320, height: 256 } });

/** Runs in the page. WCAG 2.2, 1.4.12: a sheet of the visitor's own. */
function setTextApart() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
      'p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets = [sheet];
}

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

const scrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const path of allPages) {
  test(`${path} needs no scrolling sideways at 320 px, and cuts no text that is set apart`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectSettled(page);
    // What is left out of an untouched page has no width.
    await page.keyboard.press('Shift');
    expect.soft(await scrollWidth(page), 'width').toBeLessThanOrEqual(320);
    expect.soft(await page.evaluate(namelessScrollers)).toEqual([]);
    await page.evaluate(setTextApart);
    expect.soft(await scrollWidth(page), 'width with text set apart').toBeLessThanOrEqual(320);
    expect.soft(await page.evaluate(cutTexts)).toEqual([]);
  });
}
