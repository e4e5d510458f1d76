/** What a visitor does and sees while a remote fails. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { expectLinksTakenOver } from '../alive';
import { follow } from '../follow';
import type { RemoteUnderTest } from './remotes-under-test';
import { expectSameDocument, leaveMark } from '../same-document';

/** Texts of the specification, section 8. */
export const failedText = 'Something went wrong';
export const timedOutText = 'Taking a long time...';

/** Section 9, in milliseconds. */
const timeoutMs = 10_000;

export const ways = ['first page', 'in-app'] as const;

/** How the visitor comes to a screen. */
export type Way = (typeof ways)[number];

/** What a remote has to fall back to, as titles say it. */
export const beforeOf = (hasPrevious: boolean) =>
  hasPrevious ? 'version before present' : 'no version before';

/** A visitor meets a broken remote. */
export interface Encounter {
  readonly page: Page;
  readonly remote: RemoteUnderTest;
  readonly way: Way;
  /** What the visitor saw, in order. */
  readonly seen: string[];
}

/** What stands around a notice. */
export const placeSeen = ({ isPublic }: RemoteUnderTest, way: Way) =>
  way === 'first page' && isPublic ? 'the whole page, readable' : 'the heading';

/** Opens the screen as a document of its own, or from a page of another remote. */
export async function open(page: Page, { path, start }: RemoteUnderTest, way: Way) {
  const manifest = page.waitForResponse('**/release/current.json');
  await page.goto(way === 'first page' ? path : start);
  await expectLinksTakenOver(page);
  if (way === 'first page') return;
  await manifest;
  await follow(page, path);
}

const main = (page: Page) => page.getByRole('main');

/** The notice with its Retry button. */
export async function expectNotice(page: Page, text: string) {
  await expect(main(page).getByRole('alert')).toContainText(text);
  await expect(main(page).getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.locator('html[data-tampered]')).toHaveCount(0);
}

/** Ten seconds pass; repeated if the page had not started to wait. */
export const expectTimeOut = (page: Page) =>
  expect(async () => {
    await page.clock.fastForward(timeoutMs);
    await expect(main(page).getByRole('alert')).toContainText(timedOutText, { timeout: 1000 });
  }).toPass();

/** The host tells the console that it took another version. */
const untilReplaced = (page: Page) =>
  page.waitForEvent('console', (message) => message.text().endsWith('instead.'));

/** The action makes the host use another version. */
export async function expectReplaced(page: Page, act: () => Promise<void>) {
  const replaced = untilReplaced(page);
  await act();
  await replaced;
}

/** Ten seconds pass, and the host uses another version; repeated if the page had not started to wait. */
export async function expectReplacedInTime(page: Page) {
  const replaced = untilReplaced(page).then(() => true);
  await expect
    .poll(async () => {
      await page.clock.fastForward(timeoutMs);
      return await Promise.race([replaced, sleep(1000, false)]);
    })
    .toBe(true);
}

export const retry = (page: Page) => main(page).getByRole('button', { name: 'Retry' }).click();

/** Retry had the focus and is gone. */
export const expectFocusOnHeading = (page: Page) =>
  expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();

/** What the host says of a screen. A screen may say of its own that time has run out for what it was fetching. */
const loadingNotice = (page: Page) =>
  main(page)
    .getByRole('alert')
    .filter({ hasText: new RegExp(`${failedText}|${timedOutText}`) });

/** The screen is rendered or hydrated, and no notice about its loading is shown. */
export async function expectScreen(page: Page, { mark, heading }: RemoteUnderTest) {
  await expect.poll(() => page.evaluate(isAdopted, mark), { message: 'the screen is alive' }).toBe(true);
  await expect(main(page).getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(loadingNotice(page)).toHaveCount(0);
}

/** No pending attempt removes the screen again. */
export async function expectScreenStays(page: Page, remote: RemoteUnderTest) {
  await expectScreen(page, remote);
  await page.clock.fastForward(timeoutMs);
  await expectScreen(page, remote);
}

/** A prerendered screen stays readable; of others, the heading is known where the descriptor can know it. */
export async function expectReadable(page: Page, remote: RemoteUnderTest, way: Way) {
  const isPrerendered = way === 'first page' && remote.isPublic;
  const name = isPrerendered ? remote.heading : (remote.earlyHeading ?? remote.heading);
  if (isPrerendered || !remote.isHeadingLate)
    await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible();
  if (isPrerendered) await expect(page.locator(remote.mark).first()).toBeVisible();
}

/** Header, footer and another remote work without a document load; then the visitor returns. */
export async function expectOthersGoOn(page: Page, { otherTab, otherHeading }: RemoteUnderTest) {
  await leaveMark(page);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Events' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: otherTab, exact: true }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: otherHeading })).toBeVisible();
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  await expectSameDocument(page);
  await page.goBack();
}

/** Runs in the page. */
function isAdopted(mark: string): boolean {
  const element = document.querySelector(mark);
  return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
}
