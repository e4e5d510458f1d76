/** Pages at every width, also with the letters, words and lines set apart as a visitor may ask for. */
import { expect } from '@playwright/test';
import { expectSettled } from '../alive';
import { allPages, ruledWidths } from '../pages';
import { test } from '../reading-test';
import { misfits } from './misfits';

/** Runs in the page. WCAG 2.2, 1.4.12: a sheet of the visitor's own. */
function setTextApart() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
      'p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets = [sheet];
}

for (const path of allPages) {
  test(`${path} does not scroll sideways and cuts no text, at any width`, async ({ page }) => {
    await page.goto(path);
    await expectSettled(page);
    // What is left out of an untouched page has no width.
    await page.keyboard.press('Shift');
    const expectFitting = async (state: string) => {
      for (const width of ruledWidths) {
        await page.setViewportSize({ width, height: 256 });
        expect.soft(await misfits(page), `at ${width} px, ${state}`).toEqual([]);
      }
    };
    await expectFitting('as it is');
    await page.evaluate(setTextApart);
    await expectFitting('with text set apart');
  });
}
