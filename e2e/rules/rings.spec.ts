/**
 * The rings of what has the focus, pixel by pixel, as WCAG 2.2 measures them (2.4.13): as many pixels as a line of 2 px
 * around the element, each three times as light or dark as it was.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectSettled } from '../alive';
import { tableTestMs } from '../limits';
import { test } from '../site-test';

/** Each element of a page, in three looks and two widths. */
test.describe.configure({ timeout: tableTestMs });

/** A part of the window in whole pixels. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A ring stands around the element, or around a part that is no higher than this. */
const mostHighPx = 400;

/** Wide enough for any ring. */
const marginPx = 12;

/** Runs in the page. What of the window can bear the ring of an element. */
function placeOf(target: Element, [most, margin]: readonly [number, number]): Box {
  let part = target;
  while (part.parentElement && part.parentElement.getBoundingClientRect().height <= most)
    part = part.parentElement;
  const box = part.getBoundingClientRect();
  const x = Math.max(0, Math.floor(box.left - margin));
  const y = Math.max(0, Math.floor(box.top - margin));
  return {
    x,
    y,
    width: Math.floor(Math.min(innerWidth, box.right + margin)) - x,
    height: Math.floor(Math.min(innerHeight, box.bottom + margin)) - y,
  };
}

/** Pixels in RGB. */
const pixelsNow = async (page: Page, clip: Box) =>
  await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer();

const linear = Array.from({ length: 256 }, (_, value) => {
  const channel = value / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
});

const luminanceAt = (pixels: Buffer, at: number) =>
  0.2126 * (linear[pixels[at] ?? 0] ?? 0) +
  0.7152 * (linear[pixels[at + 1] ?? 0] ?? 0) +
  0.0722 * (linear[pixels[at + 2] ?? 0] ?? 0);

/** Number of pixels that are three times as light or dark as before. */
function changedPixels(before: Buffer, after: Buffer): number {
  let count = 0;
  for (let at = 0; at < before.length; at += 3) {
    if (before.compare(after, at, at + 3, at, at + 3) === 0) continue;
    const [dark = 0, light = 0] = [luminanceAt(before, at), luminanceAt(after, at)].sort((a, b) => a - b);
    if ((light + 0.05) / (dark + 0.05) >= 3) count += 1;
  }
  return count;
}

/** Runs in the page. How long a line is around what bears the ring: the element, the label behind it, or a part around. */
function perimeterOf(target: Element): number {
  const isRinged = (part: Element) => {
    const { outlineStyle, opacity } = getComputedStyle(part);
    return outlineStyle !== 'none' && opacity !== '0';
  };
  const parts = [target, target.nextElementSibling ?? target];
  for (let part = target.parentElement; part; part = part.parentElement) parts.push(part);
  const bearer = parts.find(isRinged) ?? target;
  const { width, height } = bearer.getBoundingClientRect();
  const radius = Math.min(
    Number.parseFloat(getComputedStyle(bearer).borderTopLeftRadius),
    width / 2,
    height / 2,
  );
  return 2 * (width + height) - (8 - 2 * Math.PI) * radius;
}

/** The part of the required ring that is visible. */
async function ringOf(element: Locator): Promise<number> {
  const page = element.page();
  await element.evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const place = await element.evaluate(placeOf, [mostHighPx, marginPx] as const);
  const before = await pixelsNow(page, place);
  await element.focus();
  const after = await pixelsNow(page, place);
  const perimeterPx = await element.evaluate(perimeterOf);
  await element.blur();
  return changedPixels(before, after) / (2 * perimeterPx);
}

/** Round corners are painted in shades. */
const enough = 0.97;

type Kinds = Readonly<Record<string, (page: Page) => Locator>>;

const main = (page: Page) => page.getByRole('main');

/** Controls of wide windows only; narrow ones have them in a dialog. */
const wideKinds: Readonly<Record<string, Kinds>> = {
  '/home': {
    'a tab': (page) => page.getByRole('banner').getByRole('link', { name: 'Products' }),
    'a chevron': (page) => page.getByRole('button', { name: 'Products menu' }),
    'the search field': (page) => page.locator('#site-search'),
  },
  '/products/gloves': {
    'a box to tick': (page) => main(page).getByRole('checkbox').first(),
    'a level beside the chosen one': (page) => main(page).getByRole('radio').nth(1),
  },
};

/** One of each other kind, by the page that it stands on. */
const kinds: Readonly<Record<string, Kinds>> = {
  '/home': {
    'a link as a button': (page) => main(page).getByRole('link', { name: 'Browse gloves' }),
    'a tile': (page) => main(page).getByRole('link', { name: /^Cotton/ }),
    'a link of the footer': (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }),
  },
  '/about-us/csr': {
    'a link in a text': (page) => main(page).getByRole('link', { name: 'policies page' }),
    'a place of the breadcrumb': (page) => main(page).getByRole('link', { name: 'About Us' }),
  },
  '/contact-us': {
    'a field': (page) => main(page).getByRole('textbox', { name: 'Name' }),
    'a field of several lines': (page) => main(page).getByRole('textbox', { name: 'Message' }),
    'a choice': (page) => main(page).getByRole('combobox', { name: /^Topic/ }),
    'a button': (page) => main(page).getByRole('button', { name: 'Clear' }),
  },
  '/career': { 'a disclosure': (page) => main(page).locator('summary').nth(1) },
  '/products/gloves': {
    'an order': (page) => main(page).getByRole('combobox').first(),
    'a number of a page': (page) => main(page).getByRole('link', { name: 'Page 2' }),
  },
  '/product-details/QM101': {
    'a view beside the chosen one': (page) => main(page).getByRole('radio').nth(1),
    'an enlargement': (page) =>
      main(page)
        .getByRole('link', { name: /Enlarge$/ })
        .first(),
  },
  '/gallery': {
    'a picture': (page) => main(page).locator('li[id] > a').nth(2),
  },
  '/gallery?item=rigger-palm': {
    'a button of a dialog': (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }),
    'a download': (page) => page.getByRole('dialog').getByRole('link', { name: /^Download/ }),
  },
};

const looks = {
  light: { colorScheme: 'light', forcedColors: null },
  dark: { colorScheme: 'dark', forcedColors: null },
  'forced colours': { colorScheme: 'light', forcedColors: 'active' },
} as const;

const phone = { width: 390, height: 844 };

/** Looks at the open page in each look. From now on the browser takes the visitor for one with a keyboard. */
async function inEachLook(page: Page, lookAt: (look: string) => Promise<void>) {
  await page.keyboard.press('Shift');
  for (const [look, media] of Object.entries(looks)) {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    await lookAt(look);
  }
}

for (const [path, elements] of Object.entries(kinds)) {
  test(`focus rings of ${path} are visible, light, dark and in forced colours`, async ({ page }) => {
    await page.goto(path);
    await expectSettled(page);
    await inEachLook(page, async (look) => {
      const expectRings = async (found: Kinds, width: number) => {
        await page.setViewportSize({ width, height: 844 });
        for (const [kind, find] of Object.entries(found))
          expect
            .soft(await ringOf(find(page)), `${kind}, ${width} px, ${look}`)
            .toBeGreaterThanOrEqual(enough);
      };
      await expectRings({ ...wideKinds[path], ...elements }, 1440);
      await expectRings(elements, phone.width);
    });
  });
}

test('focus rings of the drawer are visible, light, dark and in forced colours', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/home');
  await expectSettled(page);
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await inEachLook(page, async (look) => {
    expect.soft(await ringOf(menu), `the button, ${look}`).toBeGreaterThanOrEqual(enough);
    await menu.press('Enter');
    for (const control of [drawer.locator('#drawer-search'), drawer.locator('summary').first()])
      expect.soft(await ringOf(control), `${String(control)}, ${look}`).toBeGreaterThanOrEqual(enough);
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await menu.blur();
  });
});
