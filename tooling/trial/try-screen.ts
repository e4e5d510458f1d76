/** Opens a screen in a trial, and presses what it offers, one thing after the other. */
import type { ElementHandle } from 'playwright-core';
import { isInside } from 'shared-types/protocol/routes';
import type { TrialBrowser } from './browser.js';
import { hasFailed, isAppShown, isDrawn, nextTarget, storedKeys } from './in-page.js';

export interface Screen {
  /** Address of its page in the trial. */
  readonly address: string;
  readonly isApp: boolean;
  /** Number of presses at most. */
  readonly presses: number;
}

export interface ScreenFindings {
  /** What the browser refused, and when. */
  readonly refused: readonly string[];
  /** Errors of code. */
  readonly errors: readonly string[];
  /** Keys that are stored in the browser, with the kinds of their stores. */
  readonly stored: readonly string[];
  readonly presses: number;
}

/** Time for all presses, in milliseconds. */
const longestMs = 60_000;

/** Time for one press, in milliseconds. */
const pressMs = 1000;

async function press({ page }: TrialBrowser, element: ElementHandle<HTMLElement>) {
  const options = { timeout: pressMs, noWaitAfter: true };
  await element.click(options).catch(async () => {
    // An open dialog or menu covers it.
    await page.keyboard.press('Escape');
    await element.click(options).catch(() => {});
  });
}

/** The next thing to press. */
async function findTarget({ page }: TrialBrowser, pressed: readonly string[]) {
  const target = await page.evaluateHandle(nextTarget, pressed);
  const label = await target.evaluate((found) => found?.label);
  const element = label === undefined ? null : (await target.getProperty('element')).asElement();
  return label === undefined || !element
    ? undefined
    : { label, element: element as ElementHandle<HTMLElement> };
}

const strayed = (path: string) =>
  `its router goes to ${path}, which is not of the app. Give it basePath, as in <BrowserRouter basename={basePath}>`;

/** Opens the page of a screen. @returns true if something is drawn */
async function open({ page, quiet }: TrialBrowser, { address, isApp }: Screen): Promise<boolean> {
  await page.goto(address);
  const drawn = isApp ? page.waitForFunction(isAppShown, true) : page.waitForFunction(isDrawn);
  const isThere = await drawn.then(
    () => true,
    () => false,
  );
  await quiet();
  return isThere;
}

export async function tryScreen(browser: TrialBrowser, screen: Screen): Promise<ScreenFindings> {
  const { page, quiet, events } = browser;
  const { pathname: own } = new URL(screen.address);
  /** Each with the action after which it was seen first. */
  const refused = new Map<string, string>();
  const errors = new Map<string, string>();
  const stored = new Set<string>();
  const pressed: string[] = [];
  const path = () => new URL(page.url()).pathname;
  const look = async (when: string) => {
    if (await page.evaluate(hasFailed)) events.errors.add('the site shows Retry in its place');
    else if (!isThere) events.errors.add('it draws nothing. If it has a router, give that basePath');
    if (screen.isApp && !isInside(path(), own) && (await page.evaluate(isAppShown, true)))
      events.refused.add(strayed(path()));
    for (const [seen, all] of [
      [events.refused, refused],
      [events.errors, errors],
    ] as const) {
      for (const text of seen) if (!all.has(text)) all.set(text, when);
      seen.clear();
    }
    for (const key of await page.evaluate(storedKeys)) stored.add(key);
  };
  const isThere = await open(browser, screen);
  await look('At its first view');
  const endMs = performance.now() + longestMs;
  while (isThere && pressed.length < screen.presses && performance.now() < endMs) {
    const target = await findTarget(browser, pressed);
    if (!target) break;
    pressed.push(target.label);
    await press(browser, target.element);
    await quiet();
    await look(`After a press of "${target.label}"`);
    if (!isInside(path(), own)) await open(browser, screen);
  }
  const lines = (all: ReadonlyMap<string, string>) =>
    [...all].map(([text, when]) => `${when}, ${text.replace(/\.$/, '')}.`);
  return { refused: lines(refused), errors: lines(errors), stored: [...stored], presses: pressed.length };
}
