/** What axe finds, in the states of a page that change its layout or its colours. */
import { expect, type Page } from '@playwright/test';
import { violationsOf } from '../axe';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** No violation, light and dark, wide and narrow; the page is light and narrow afterwards. @param state names the page in a failure */
export async function expectNoBarriers(page: Page, state: string) {
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(waitForColours);
      const violations = await violationsOf(page, colorScheme === 'light' ? 'all' : 'colours');
      expect.soft(violations, `${state}, ${colorScheme}, ${viewport.width}`).toEqual([]);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Runs in the page. Links and buttons change their colours gradually. */
async function waitForColours() {
  await new Promise(requestAnimationFrame);
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}
