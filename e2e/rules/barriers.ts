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
      await page.evaluate(endTransitions);
      const violations = await violationsOf(page, colorScheme === 'light' ? 'all' : 'colours');
      expect.soft(violations, `${state}, ${colorScheme}, ${viewport.width}`).toEqual([]);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * Runs in the page. Links and buttons change their colours gradually; in closed parts they never end. A change of the device
 * begins some of them a frame later.
 */
async function endTransitions() {
  for (let round = 0; round < 3; round += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  }
}
