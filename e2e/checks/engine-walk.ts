/** The walk through the whole site that each further browser engine takes, whatever drives it. */
import { expect, type PlaywrightTestArgs, type TestType } from '@playwright/test';
import { isLinksTakenOver, isScreenAlive } from '../alive';
import { followLink } from 'tooling/trial/in-page';
import { allPages, isOfItsScreen } from '../pages';
import { isMarkedDocument, markDocument } from '../same-document';
import { longTestMs } from '../limits';

export interface EngineTab {
  /** Opens a path of the site as a document. */
  readonly open: (path: string) => Promise<unknown>;
  /** Runs a function in the page, which reads nothing but the text that it is given. */
  readonly ask: <Answer>(question: (value: string) => Answer, value?: string) => Promise<Answer>;
  /** Clicks the first element that matches. */
  readonly click: (selector: string) => Promise<void>;
  readonly pressEscape: () => Promise<void>;
  /** Sizes in CSS pixels. An engine may have a least width of its window. */
  readonly resize: (width: number, height: number) => Promise<unknown>;
  /** Breaches of the policy, requests to other origins, and what else the engine tells; all since the tab was opened. */
  readonly complaints: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

export interface EngineFixtures {
  /** Opens a tab 1440 pixels wide. Opening a second one closes the first. */
  readonly openTab: () => Promise<EngineTab>;
}

const isHeadingShown = () => document.querySelector('main h1')?.checkVisibility() === true;

const isHeadingFocused = () => document.activeElement?.matches('main h1') === true;

const isAnyShown = (selector: string) =>
  [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());

const countResources = () => performance.getEntriesByType('resource').length;

/** Asked from outside again and again: what waits in the page would need the `eval` that the policy forbids. */
async function expectAlive(tab: EngineTab, path: string) {
  for (const state of [isHeadingShown, isLinksTakenOver, isScreenAlive])
    await expect.poll(() => tab.ask(state), { message: `${path}: ${state.name}` }).toBe(true);
}

/** Nothing has arrived for a while: prefetched files are there. */
async function expectStill(tab: EngineTab, path: string) {
  let before = -1;
  const isStill = async () => {
    const last = before;
    before = await tab.ask(countResources);
    return before === last;
  };
  await expect.poll(isStill, { intervals: [400], message: `${path} is still` }).toBe(true);
}

/** Checks all elements that match: a dialog may exist only once its script has loaded. */
const expectShown = (tab: EngineTab, selector: string, isExpected: boolean) =>
  expect.poll(() => tab.ask(isAnyShown, selector), { message: selector }).toBe(isExpected);

/** The five tests of an engine. @param title the engine's name @param test gives its tabs */
export function walkInEngine(title: string, test: TestType<PlaywrightTestArgs & EngineFixtures, object>) {
  // A whole visit is one test.
  test.describe.configure({ timeout: longTestMs });

  test(`each screen comes alive as a document in ${title}, and breaks no policy`, async ({ openTab }) => {
    const found: string[] = [];
    for (const path of allPages.filter(isOfItsScreen)) {
      // A tab for each: an engine complains of what is on its way when a document is left for another.
      const tab = await openTab();
      await tab.open(path);
      await expectAlive(tab, path);
      await expectStill(tab, path);
      found.push(...(await tab.complaints()).map((text) => `${path}: ${text}`));
      await tab.close();
    }
    expect(found).toEqual([]);
  });

  test(`a visit of all pages by links stays in one document in ${title}, and breaks no policy`, async ({
    openTab,
  }) => {
    const tab = await openTab();
    await tab.open('/home');
    await expectAlive(tab, '/home');
    await tab.ask(markDocument);
    for (const path of [...allPages].reverse()) {
      await tab.ask(followLink, path);
      // Asked in the page: Firefox 140 reports no change of the history.
      await expect.poll(() => tab.ask(() => location.pathname)).toBe(path);
      await expect.poll(() => tab.ask(isHeadingFocused), { message: `heading of ${path}` }).toBe(true);
      await expectAlive(tab, path);
    }
    expect(await tab.ask(isMarkedDocument)).toBe(true);
    expect(await tab.complaints()).toEqual([]);
  });

  test(`menus, drawer and the dialog of the gallery open in ${title}, and break no policy`, async ({
    openTab,
  }) => {
    const tab = await openTab();
    await tab.open('/gallery');
    await expectAlive(tab, '/gallery');
    for (const menu of ['about-us', 'products']) {
      await tab.click(`header button[aria-controls="${menu}-menu"]`);
      await expectShown(tab, `#${menu}-menu`, true);
    }
    await tab.pressEscape();
    await expectShown(tab, '#products-menu', false);
    await tab.click('main a[href$=".svg"]');
    await expectShown(tab, 'dialog[open]', true);
    await tab.pressEscape();
    await expectShown(tab, 'dialog[open]', false);
    await tab.resize(390, 844);
    await tab.click('header button[aria-label="Menu"]');
    await expectShown(tab, '#site-drawer', true);
    await tab.pressEscape();
    await expectShown(tab, '#site-drawer', false);
    expect(await tab.complaints()).toEqual([]);
  });

  test(`a layout that was chosen stays in ${title}, with navbar and quick panel, and breaks no policy`, async ({
    openTab,
  }) => {
    const tab = await openTab();
    await tab.open('/example');
    await expectAlive(tab, '/example');
    await tab.click('button[aria-label="Display settings"]');
    await tab.click('[role="dialog"] input[type="radio"]');
    await expectShown(tab, 'html[data-layout="layout1"] [data-area="navbar"] a[href="/home"]', true);
    await tab.pressEscape();
    await tab.open('/home');
    await expectAlive(tab, '/home');
    await expectShown(tab, 'html[data-layout="layout1"] [data-area="navbar"] a[href="/home"]', true);
    await tab.click('[data-panel="right"] button[aria-label="Quick panel"]');
    await expectShown(tab, '[role="dialog"] a[href="/media/events"]', true);
    await tab.pressEscape();
    await expectShown(tab, '[role="dialog"]', false);
    await tab.resize(390, 844);
    await tab.click('div[data-area="toolbar"] button[aria-label="Menu"]');
    await expectShown(tab, '[role="dialog"][aria-label="Navigation"] a[href="/home"]', true);
    await tab.pressEscape();
    await expectShown(tab, '[role="dialog"]', false);
    expect(await tab.complaints()).toEqual([]);
  });

  test(`${title} reports what breaks the policy`, async ({ openTab }) => {
    const tab = await openTab();
    await tab.open('/home');
    await tab.ask(() => {
      document.body.append(
        Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }),
      );
    });
    await expect.poll(tab.complaints).toContainEqual(expect.stringContaining('style-src-elem'));
  });
}
