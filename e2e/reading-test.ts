/** The test function of tests that look at pages and change nothing: one window for all, which spares each its start. */
import type { Page } from '@playwright/test';
import { test as siteTest } from './site-test';

interface ReadingFixtures {
  readonly hasScripts: boolean;
  /** The window of the worker. */
  readonly readingPage: Page;
}

export const test = siteTest.extend<object, ReadingFixtures>({
  hasScripts: [true, { option: true, scope: 'worker' }],
  readingPage: [
    async ({ browser, origin, hasScripts }, use) => {
      const page = await browser.newPage({ baseURL: origin, javaScriptEnabled: hasScripts });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ readingPage, viewport, colorScheme }, use) => {
    if (viewport) await readingPage.setViewportSize(viewport);
    await readingPage.emulateMedia({ colorScheme, forcedColors: null, reducedMotion: null });
    await use(readingPage);
    readingPage.removeAllListeners();
  },
});
