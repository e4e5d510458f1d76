/** Pages on a slow processor, where session, lists and panels come before React has adopted the page. */
import { expect, type Page } from '@playwright/test';
import { isLinksTakenOver, isScreenAlive } from './alive';
import { longTestMs, tableTestMs } from './limits';
import { allPages, guardedPages, isOfItsScreen, oneArticle } from './pages';
import { ada, keepSession, test } from './sign-in/accounts-test';
import { storeLook } from './stored-look';

async function storeLists(page: Page) {
  await page.goto('/robots.txt');
  const text = JSON.stringify([{ articleNo: oneArticle }]);
  for (const key of ['catalogue.enquiry.v1', 'catalogue.compare.v1'])
    await page.evaluate(([name, stored]) => localStorage.setItem(name, stored), [key, text] as const);
}

async function prepareUser(page: Page) {
  await storeLists(page);
  await keepSession(page, ada);
}

async function prepareLook(page: Page) {
  await keepSession(page, ada);
  await storeLook(page, { theme: { main: 'slate' }, layout: { style: 'layout1' } });
}

/** Opens pages at a speed. @returns errors of React about markup that differs from what it drew */
async function errorsOn(page: Page, paths: readonly string[], slowdown: number) {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`${new URL(page.url()).pathname}: ${message}`));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  for (const path of paths) {
    await page.goto(path);
    await page.waitForFunction(isLinksTakenOver);
    await page.waitForFunction(isScreenAlive);
    await page.waitForLoadState('networkidle');
  }
  await session.detach();
  return errors;
}

const slow = 8;

test('pages of a user with lists hydrate on a slow processor', { tag: '@main' }, async ({ page }) => {
  test.setTimeout(tableTestMs);
  await prepareUser(page);
  expect(await errorsOn(page, ['/account', '/home', '/example/notes'], slow)).toEqual([]);
});

for (const slowdown of [1, slow])
  for (const prepare of [storeLists, prepareUser, prepareLook])
    test(`pages of all screens hydrate at ${slowdown}x after ${prepare.name}`, async ({ page }) => {
      test.setTimeout(slowdown * longTestMs);
      await prepare(page);
      const guarded = prepare === storeLists ? [] : guardedPages;
      expect(await errorsOn(page, [...guarded, ...allPages.filter(isOfItsScreen)], slowdown)).toEqual([]);
    });
