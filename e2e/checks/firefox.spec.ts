/** `npm run check:firefox`: every page in a second engine, which reads policies in its own way. */
import { expect } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { clickLinkTo } from '../follow';
import { allPages } from '../pages';
import { expectAlive, expectStill, firefoxPath, openTab, test, violationsIn } from './firefox';

test.skip(firefoxPath === undefined, 'FIREFOX_PATH names no Firefox: npm run check:firefox finds one.');

/** A whole visit is one test. */
test.describe.configure({ timeout: 240_000 });

/** Asked in the page: Firefox 140 reports no change of the history. */
const pathOf = (page: Page) => page.evaluate(() => location.pathname);

/** By all that match: a dialog may come with its part of the program only, and `$eval` would not wait. */
const expectShown = (page: Page, selector: string, isExpected: boolean) =>
  expect
    .poll(() => page.$$eval(selector, (all) => all.some((element) => element.checkVisibility())), {
      message: selector,
    })
    .toBe(isExpected);

test('each page comes alive as a document in Firefox, and breaks no policy', async ({ firefox, origin }) => {
  const found: string[] = [];
  for (const path of allPages) {
    // A tab for each: Firefox complains of what is on its way when a document is left for another.
    const { page, complaints, origins } = await openTab(firefox);
    await page.goto(origin + path);
    await expectAlive(page);
    await expectStill(page);
    const others = [...origins].filter((seen) => seen !== 'null' && seen !== origin);
    const texts = [...(await violationsIn(page)), ...complaints, ...others];
    found.push(...texts.map((text) => `${path}: ${text}`));
    await page.close();
  }
  expect(found).toEqual([]);
});

test('a visit of all pages by links stays in one document in Firefox, and breaks no policy', async ({
  tab,
  origin,
}) => {
  const { page, complaints } = tab;
  await page.goto(`${origin}/home`);
  await expectAlive(page);
  for (const path of [...allPages].reverse()) {
    await page.evaluate(clickLinkTo, path);
    await expect.poll(() => pathOf(page)).toBe(path);
    const isHeadingFocused = () => document.activeElement?.matches('main h1');
    await expect.poll(() => page.evaluate(isHeadingFocused), { message: `heading of ${path}` }).toBe(true);
    await expectAlive(page);
  }
  expect(await page.$$('html[data-same-document]')).toHaveLength(1);
  expect(await violationsIn(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('menus, drawer and the dialog of the gallery open in Firefox, and break no policy', async ({
  tab,
  origin,
}) => {
  const { page, complaints } = tab;
  await page.goto(`${origin}/gallery`);
  await expectAlive(page);
  for (const menu of ['about-us', 'products']) {
    await page.click(`header button[aria-controls="${menu}-menu"]`);
    await expectShown(page, `#${menu}-menu`, true);
  }
  await page.keyboard.press('Escape');
  await expectShown(page, '#products-menu', false);
  await page.click('main a[href$=".svg"]');
  await expectShown(page, 'dialog[open]', true);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.$$('dialog[open]')).toHaveLength(0);
  await page.setViewport({ width: 390, height: 844 });
  await page.click('header button[aria-label="Menu"]');
  await expectShown(page, '#site-drawer', true);
  await page.keyboard.press('Escape');
  await expectShown(page, '#site-drawer', false);
  expect(await violationsIn(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('Firefox reports what breaks the policy', async ({ tab, origin }) => {
  const { page } = tab;
  await page.goto(`${origin}/home`);
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }));
  });
  await expect.poll(() => violationsIn(page)).toEqual(['style-src-elem inline']);
});
