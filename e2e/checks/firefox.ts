/** A Firefox of the system, driven over WebDriver BiDi, which Debian's speaks without a patch. */
import { expect } from '@playwright/test';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { isScreenAlive } from '../alive';
import { test as siteTest } from '../site-test';

/** Named by those who start the tests: they look for it. */
export const firefoxPath = process.env['FIREFOX_PATH'];

declare global {
  interface Window {
    violations?: string[];
  }
}

/** Runs in the page before anything else. */
function keepViolations() {
  const violations: string[] = [];
  window.violations = violations;
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    violations.push(`${violatedDirective} ${blockedURI}`),
  );
}

/** A tab that is watched. */
export interface FirefoxTab {
  readonly page: Page;
  /** Errors and warnings of the console, and errors that nobody caught, of all documents of the tab. */
  readonly complaints: readonly string[];
  /** Origins that its documents asked for something. */
  readonly origins: ReadonlySet<string>;
}

/** Opens an empty one. */
export async function openTab(browser: Browser): Promise<FirefoxTab> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  const origins = new Set<string>();
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  // As Playwright's own: nothing waits so long but what fails.
  page.setDefaultTimeout(120_000);
  await page.setViewport({ width: 1440, height: 900 });
  await page.evaluateOnNewDocument(keepViolations);
  return { page, complaints, origins };
}

/** Gives each test a tab of one Firefox. */
export const test = siteTest.extend<{ readonly tab: FirefoxTab }, { readonly firefox: Browser }>({
  firefox: [
    // Playwright reads from the pattern which fixtures this one needs: none.
    async ({}, use) => {
      const browser = await launch({ browser: 'firefox', executablePath: firefoxPath ?? '', headless: true });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  tab: async ({ firefox }, use) => {
    const tab = await openTab(firefox);
    await use(tab);
    await tab.page.close();
  },
});

/** Runs in the page. The heading is to be seen, the screen is drawn or adopted, and links stay within the document. */
const isTakenOver = () =>
  history.scrollRestoration === 'manual' && document.querySelector('main h1')?.checkVisibility() === true;

/** Asked from outside again and again: what waits in the page would need the `eval` that the policy forbids. */
export async function expectAlive(page: Page) {
  const message = `${page.url()} is alive`;
  await expect.poll(() => page.evaluate(isTakenOver), { message }).toBe(true);
  await expect.poll(() => page.evaluate(isScreenAlive), { message }).toBe(true);
}

/** Nothing has come for a while: what was fetched ahead is there. */
export async function expectStill(page: Page) {
  let before = -1;
  const isStill = async () => {
    const last = before;
    before = await page.evaluate(() => performance.getEntriesByType('resource').length);
    return before === last;
  };
  await expect.poll(isStill, { intervals: [400], message: `${page.url()} is still` }).toBe(true);
}

/** Violations of the content policy that this document has seen. */
export async function violationsIn(page: Page): Promise<readonly string[]> {
  const violations = await page.evaluate(() => window.violations);
  if (!violations) throw new Error('The document was not watched');
  return violations;
}
