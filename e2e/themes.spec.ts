/** The nine themes in the four areas. A page is given the areas here, as the app frame makes them. */
import { expect, type Page } from '@playwright/test';
import themeFile from 'host/src/theme/themes.json' with { type: 'json' };
import { expectSettled } from './alive';
import { violationsOf } from './axe';
import { tableTestMs } from './limits';
import { test } from './site-test';
import { addThemedAreas, areas, setThemes, type AreaThemes } from './themed-areas';

const themes = Object.keys(themeFile);

/** Nine mixes: each area has each theme once, and no two areas the same. */
const mixes = themes.map((_, index) => {
  const themeAt = (offset: number) => themes[(index + offset) % themes.length] ?? '';
  return {
    main: themeAt(0),
    navbar: themeAt(2),
    toolbar: themeAt(5),
    footer: themeAt(7),
  } satisfies AreaThemes;
});

for (const path of [
  '/home',
  '/products/gloves?palm=goatskin&cut=B',
  '/example',
  '/example/notes',
  '/login',
]) {
  test(`${path} has texts with enough contrast in each theme and area`, async ({ page }) => {
    test.setTimeout(tableTestMs);
    await page.goto(path);
    await expectSettled(page);
    await addThemedAreas(page);
    for (const mix of mixes) {
      await setThemes(page, mix);
      expect.soft(await violationsOf(page, 'colours'), JSON.stringify(mix)).toEqual([]);
    }
  });
}

const colours = (page: Page, selector: string) =>
  page.evaluate((chosen) => {
    const element = document.querySelector(chosen);
    if (!element) throw new Error(`There is no ${chosen}`);
    const probe = document.createElement('span');
    probe.style.setProperty('color', 'var(--primary)');
    element.parentElement?.append(probe);
    const primary = getComputedStyle(probe).color;
    probe.remove();
    return { primary, ground: getComputedStyle(element).backgroundColor };
  }, selector);

test('an MUI button has the accent of its area', async ({ page }) => {
  await page.goto('/example/feedback');
  await expectSettled(page);
  await addThemedAreas(page);
  for (const mix of mixes) {
    await setThemes(page, mix);
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    const found = await Promise.all(
      ['main#main', ...areas.slice(1).map((area) => `[data-area=${area}]`)].map((area) =>
        colours(page, `${area} .MuiButton-contained`),
      ),
    );
    for (const { primary, ground } of found) expect(ground, JSON.stringify(mix)).toBe(primary);
    expect(new Set(found.map(({ ground }) => ground)).size).toBe(4);
  }
});

test('paper has the colours of the base sheet, whatever the themes', async ({ page }) => {
  await page.goto('/policies');
  await expectSettled(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const grounds = () =>
    page.evaluate(() =>
      [document.documentElement, document.body, ...document.querySelectorAll('[data-area]')].map(
        (element) => {
          const { colorScheme, color } = getComputedStyle(element);
          return [colorScheme, getComputedStyle(element).getPropertyValue('--bg'), color];
        },
      ),
    );
  const [plain] = await grounds();
  await addThemedAreas(page);
  await setThemes(page, { main: 'slate', navbar: 'deepOcean', toolbar: 'defaultDark', footer: 'slate' });
  for (const ground of await grounds()) expect(ground.slice(0, 2)).toEqual(plain?.slice(0, 2));
});

test('fields of an application screen are dark on a dark device, as on public pages', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/contact-us', '/example/list']) {
    await page.goto(path);
    await expectSettled(page);
    await expect(page.getByRole('main').locator('input').first()).toHaveCSS('color-scheme', 'dark');
  }
});
