/**
 * `npm run check:looks`: three layouts with their options in pairs, nine themes in four areas, at two widths. It saves a contact sheet of
 * all of them and what switching costs in `.cache/looks`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { DeepPartial, Settings } from 'shared-types';
import themeFile from 'host/src/theme/themes.json';
import { expectSettled } from '../alive';
import { violationsOf } from '../axe';
import { misfits } from '../rules/misfits';
import { test } from '../site-test';
import { storeLook, takeLook } from '../stored-look';
import { pairwiseRows, type Row } from './pairwise';

const folder = path.join(__dirname, '../../.cache/looks');
const themes = Object.keys(themeFile);
const shown = ['yes', 'no'];

const rows = pairwiseRows({
  main: themes,
  navbar: themes,
  toolbar: themes,
  footer: themes,
  style: ['layout1', 'layout2', 'layout3'],
  mode: ['boxed', 'container', 'fullwidth'],
  scroll: ['body', 'content'],
  navbarState: ['open', 'folded', 'hidden'],
  navbarPosition: ['left', 'right'],
  toolbarStyle: ['fixed', 'static', 'hidden'],
  toolbarPosition: ['above', 'below'],
  footerStyle: ['fixed', 'static', 'hidden'],
  footerPosition: ['above', 'below'],
  leftSidePanel: shown,
  rightSidePanel: shown,
  customScrollbars: shown,
});

const barOf = (style = '', position = '') => ({
  display: style !== 'hidden',
  ...(style !== 'hidden' && { style }),
  position,
});

/** What the style does not have is dropped when the page reads it. */
const settingsOf = (row: Row) =>
  ({
    layout: {
      style: row['style'],
      config: {
        mode: row['mode'],
        scroll: row['scroll'],
        navbar: {
          display: row['navbarState'] !== 'hidden',
          folded: row['navbarState'] === 'folded',
          position: row['navbarPosition'],
        },
        toolbar: barOf(row['toolbarStyle'], row['toolbarPosition']),
        footer: barOf(row['footerStyle'], row['footerPosition']),
        leftSidePanel: { display: row['leftSidePanel'] === 'yes' },
        rightSidePanel: { display: row['rightSidePanel'] === 'yes' },
      },
    },
    customScrollbars: row['customScrollbars'] === 'yes',
    theme: { main: row['main'], navbar: row['navbar'], toolbar: row['toolbar'], footer: row['footer'] },
    followDevice: false,
  }) as DeepPartial<Settings>;

const paths = ['/home', '/products/gloves', '/contact-us', '/example', '/example/list'];

/** A page with all pictures, as small ones beside each other. */
async function saveContactSheet(page: Page, pictures: readonly Buffer[], file: string) {
  const images = pictures.map(
    (picture) => `<img width="240" src="data:image/png;base64,${picture.toString('base64')}">`,
  );
  await page.goto('about:blank');
  await page.setContent(`<body style="margin:4px;background:#777">${images.join(' ')}</body>`);
  await page.setViewportSize({ width: 1990, height: 800 });
  await page.screenshot({ path: file, fullPage: true });
}

for (const width of [390, 1440]) {
  test(`every look fits a window of ${width} px and can be read`, async ({ page, complaints }) => {
    test.setTimeout(1_800_000);
    mkdirSync(folder, { recursive: true });
    await page.setViewportSize({ width, height: 900 });
    await storeLook(page, { theme: { main: 'slate' } });
    const pictures: Buffer[] = [];
    for (const [index, address] of paths.entries()) {
      await page.goto(address);
      await expectSettled(page);
      for (const row of rows.filter((_, at) => at % paths.length === index)) {
        const what = `${address} ${Object.values(row).join(' ')}`;
        await takeLook(page, settingsOf(row));
        expect.soft(await misfits(page), what).toEqual([]);
        expect.soft(await violationsOf(page, 'colours'), what).toEqual([]);
        pictures.push(await page.screenshot());
      }
    }
    expect(complaints).toEqual([]);
    await saveContactSheet(page, pictures, path.join(folder, `sheet-${width}.png`));
    console.log(`${rows.length} looks at ${width} px`);
  });
}

const demoPaths = [
  '/example',
  '/example/notes',
  '/example/notes/archive',
  '/example/notes/reminders',
  '/example/notes/labels/todos',
  '/example/list',
  '/example/feedback',
  '/example/loading',
  '/example/navigation',
  '/example/session',
];

for (const width of [320, 1280]) {
  test(`the demo pages are no barrier in three layouts at ${width} px`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: 900 });
    await storeLook(page, { theme: { main: 'slate' } });
    for (const address of demoPaths) {
      await page.goto(address);
      await expectSettled(page);
      for (const style of ['layout1', 'layout2', 'layout3'] as const) {
        await takeLook(page, {
          // A footer that stays covers what is scrolled under it.
          layout: { style, config: { navbar: { display: true }, footer: { style: 'static' } } },
        });
        expect.soft(await violationsOf(page), `${address} ${style}`).toEqual([]);
        expect.soft(await misfits(page), `${address} ${style}`).toEqual([]);
      }
    }
  });
}

interface Switching {
  /** Of the newest press, until the next frame is painted. */
  slowestMs: number;
  /** Of all presses: what moved within half a second of a press, which the visitor expects, and what moved later. */
  readonly shift: { expected: number; late: number };
}

declare global {
  interface Window {
    switching?: Switching;
  }
}

/** Runs in the page. */
function watchSwitching() {
  const switching: Switching = { slowestMs: 0, shift: { expected: 0, late: 0 } };
  window.switching = switching;
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (['click', 'pointerup'].includes(name))
        switching.slowestMs = Math.max(switching.slowestMs, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
      };
      switching.shift[hadRecentInput ? 'expected' : 'late'] += value;
    }
  }).observe({ type: 'layout-shift' });
}

/** Runs in the page. Gives what the newest press cost, and begins again. */
async function endPress() {
  await new Promise((resolve) => setTimeout(resolve, 600));
  const slowestMs = window.switching?.slowestMs ?? 0;
  if (window.switching) window.switching.slowestMs = 0;
  return slowestMs;
}

test('what switching costs, with a processor four times slower', async ({ page }) => {
  test.setTimeout(600_000);
  const session = await page.context().newCDPSession(page);
  const figures: object[] = [];
  for (const address of ['/example', '/example/notes']) {
    await page.goto(address);
    await expectSettled(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.getByRole('button', { name: 'Display settings' }).click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('radio', { name: /^Layout 1/ }).click({ force: true });
    await page.evaluate(watchSwitching);
    for (const part of await panel.locator('summary').all()) await part.click();
    await page.evaluate(endPress);
    const presses: { readonly choice: string; readonly ms: number }[] = [];
    for (const choices of [panel.getByRole('switch'), panel.getByRole('radio')])
      for (let index = 0; index < (await choices.count()); index += 1) {
        const choice = await choices.nth(index).evaluate((input: HTMLInputElement) => {
          const group = input.closest('fieldset')?.querySelector('legend')?.textContent ?? '';
          return `${group} ${input.labels?.[0]?.textContent ?? ''}`.trim();
        });
        await choices.nth(index).click({ force: true });
        presses.push({ choice, ms: await page.evaluate(endPress) });
      }
    const slowest = presses.toSorted((one, other) => other.ms - one.ms);
    const { shift } = (await page.evaluate(() => window.switching)) ?? {};
    figures.push({ address, presses: presses.length, slowest: slowest.slice(0, 8), shift });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'switching.json'), JSON.stringify(figures, null, 2));
  console.log(JSON.stringify(figures, null, 2));
});
