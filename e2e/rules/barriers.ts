/** What axe finds, in the states of a page that change its layout or its colours. */
import { expect, type Page } from '@playwright/test';
import { violationsOf } from '../axe';

const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

export type Size = keyof typeof sizes;

export const allSizes: readonly Size[] = ['wide', 'narrow'];

/**
 * No violation, light and dark, wide and narrow; the page is light afterwards. Nothing moves meanwhile: a colour on
 * its way to another is none that counts.
 *
 * @param state names the page in a failure
 * @param where the sizes of the window that the page has this state in
 */
export async function expectNoBarriers(page: Page, state: string, where = allSizes) {
  for (const size of where) {
    await page.setViewportSize(sizes[size]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const violations = await violationsOf(page, colorScheme === 'light' ? 'all' : 'colours');
      expect.soft(violations, `${state}, ${colorScheme}, ${size}`).toEqual([]);
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
}

/** The same in forced colours. The browser forces them when it paints; axe reads those of the style sheet, which do not count. */
export async function expectNoBarriersInForcedColours(page: Page, state: string) {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const size of allSizes) {
    await page.setViewportSize(sizes[size]);
    const violations = await violationsOf(page);
    const seen = violations.filter((violation) => !violation.startsWith('color-contrast '));
    expect.soft(seen, `${state}, forced colours, ${size}`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: null });
}
