/** The test function of all browser tests: paths are of the released site, and what the console says counts. */
import { expect, test as base, type BrowserContext } from '@playwright/test';
import { SharedWindow } from './shared-window';
import { isDeclared, storedKeys } from './stored-keys';

export interface SiteFixtures {
  /** Everything that the page wrote to the console as an error or a warning, and every error nobody caught. */
  readonly complaints: readonly string[];
  /** True if the browser must not have any file of the site yet. */
  readonly isFirstVisit: boolean;
}

export interface WorkerFixtures {
  /** Address of the site, which one server gives to all workers; that of a running one if `SITE_URL` names it. */
  readonly origin: string;
  readonly hasScripts: boolean;
  readonly sharedWindow: SharedWindow;
}

/** The packages declare every key that the pages of a test left in the browser. */
async function expectDeclaredKeys(context: BrowserContext) {
  const pages = context.pages().filter((page) => page.url().startsWith('http'));
  for (const page of pages) expect((await storedKeys(page)).filter((key) => !isDeclared(key))).toEqual([]);
}

export const test = base.extend<SiteFixtures, WorkerFixtures>({
  // Playwright reads from the pattern which fixtures this one needs: none.
  origin: [
    ({}, use) => use(process.env['SITE_URL'] ?? process.env['TEST_SITE_URL'] ?? ''),
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, use) => use(origin),
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(complaints);
  },
  hasScripts: [true, { option: true, scope: 'worker' }],
  sharedWindow: [
    async ({ browser, origin, hasScripts }, use) => {
      const window = new SharedWindow(browser, { baseURL: origin, javaScriptEnabled: hasScripts });
      await use(window);
      await window.close();
    },
    { scope: 'worker' },
  ],
  isFirstVisit: [false, { option: true }],
  // Tests with another server or another kind of window have one of their own.
  context: async (
    { context, sharedWindow, origin, baseURL, javaScriptEnabled, hasTouch, isFirstVisit },
    use,
  ) => {
    const isShared = baseURL === origin && javaScriptEnabled && !hasTouch && !isFirstVisit;
    const given = isShared ? (await sharedWindow.take()).context() : context;
    await use(given);
    await expectDeclaredKeys(given);
    if (isShared) await sharedWindow.giveBack();
  },
  page: async ({ context, viewport, colorScheme }, use) => {
    const [page = await context.newPage()] = context.pages();
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await use(page);
  },
});
