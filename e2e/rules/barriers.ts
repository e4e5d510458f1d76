/** Checks by axe of the states of a page that change its layout or its colours. */
import { expect, type Page } from '@playwright/test';
import { violationsOf } from '../axe';

const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

export type Size = keyof typeof sizes;

/** Window and colours in which a page is checked. `colours` leaves out rules that they do not change. */
interface Look {
  readonly size: Size;
  readonly colorScheme: 'light' | 'dark';
  readonly scope?: 'all' | 'colours';
}

/** Motion is off meanwhile: a colour in transition is not final. The page is light afterwards. */
async function expectNone(page: Page, state: string, looks: readonly Look[]) {
  for (const { size, colorScheme, scope } of looks) {
    await page.setViewportSize(sizes[size]);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await violationsOf(page, scope), `${state}, ${colorScheme}, ${size}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
}

/**
 * No violation, wide and light, narrow and dark: size or colours cause a violation, seldom both.
 * @param state names the page in a failure. @param only  the size of the window that the page has this state in
 */
export const expectNoBarriers = (page: Page, state: string, only?: Size) =>
  expectNone(page, state, [
    { size: only ?? 'wide', colorScheme: 'light' },
    { size: only ?? 'narrow', colorScheme: 'dark', ...(only && { scope: 'colours' }) },
  ]);

/** The same, with each size in the other colours. */
export const expectNoBarriersInOtherColours = (page: Page, state: string) =>
  expectNone(page, state, [
    { size: 'wide', colorScheme: 'dark', scope: 'colours' },
    { size: 'narrow', colorScheme: 'light', scope: 'colours' },
  ]);

/** The same in forced colours. The browser forces them when it paints; axe reads those of the style sheet, which do not count. */
export async function expectNoBarriersInForcedColours(page: Page, state: string) {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const size of Object.keys(sizes) as readonly Size[]) {
    await page.setViewportSize(sizes[size]);
    const violations = await violationsOf(page);
    const seen = violations.filter((violation) => !violation.startsWith('color-contrast '));
    expect.soft(seen, `${state}, forced colours, ${size}`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: null });
}
