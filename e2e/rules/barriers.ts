/** What axe finds, in the states of a page that change its layout or its colours. */
import { expect, type Page } from '@playwright/test';
import { violationsOf } from '../axe';

const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

export type Size = keyof typeof sizes;

const allSizes: readonly Size[] = ['wide', 'narrow'];

/** What a page is looked at in. Colours alone differ where only they do. */
interface Look {
  readonly size: Size;
  readonly colorScheme: 'light' | 'dark';
  readonly scope?: 'all' | 'colours';
}

/** Nothing moves meanwhile: a colour on its way to another is none that counts. The page is light afterwards. */
async function expectNone(page: Page, state: string, looks: readonly Look[]) {
  for (const { size, colorScheme, scope } of looks) {
    await page.setViewportSize(sizes[size]);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await violationsOf(page, scope), `${state}, ${colorScheme}, ${size}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
}

/**
 * No violation, light and dark, wide and narrow.
 *
 * @param state names the page in a failure
 * @param where the sizes of the window that the page has this state in
 */
export const expectNoBarriers = (page: Page, state: string, where = allSizes) =>
  expectNone(
    page,
    state,
    where.flatMap((size) => [
      { size, colorScheme: 'light' },
      { size, colorScheme: 'dark', scope: 'colours' },
    ]),
  );

/** Each size and each scheme once, which takes half of the time. */
export const expectNoBarriersInShort = (page: Page, state: string) =>
  expectNone(page, state, [
    { size: 'wide', colorScheme: 'light' },
    { size: 'narrow', colorScheme: 'dark' },
  ]);

/** The colours that the short look leaves out. */
export const expectNoBarriersInOtherColours = (page: Page, state: string) =>
  expectNone(page, state, [
    { size: 'wide', colorScheme: 'dark', scope: 'colours' },
    { size: 'narrow', colorScheme: 'light', scope: 'colours' },
  ]);

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
