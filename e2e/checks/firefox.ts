/** A Firefox of the system, driven over WebDriver BiDi, which Debian's speaks without a patch. */
import { launch, type Browser } from 'puppeteer-core';
import { test as siteTest } from '../site-test';
import type { EngineFixtures, EngineTab } from './engine-walk';

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

/** @param site its origin */
async function openTab(browser: Browser, site: string): Promise<EngineTab> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== 'null' && origin !== site) complaints.push(`asked ${request.url()}`);
  });
  // Playwright's own time limit: only a wait that fails takes so long.
  page.setDefaultTimeout(120_000);
  await page.evaluateOnNewDocument(keepViolations);
  const resize = (width: number, height: number) => page.setViewport({ width, height });
  await resize(1440, 900);
  return {
    open: (path) => page.goto(site + path),
    ask: <Answer>(question: (value: string) => Answer, value = '') =>
      page.evaluate(question, value) as Promise<Answer>,
    click: (selector) => page.click(selector),
    pressEscape: () => page.keyboard.press('Escape'),
    resize,
    complaints: async () => {
      const violations = await page.evaluate(() => window.violations);
      if (!violations) throw new Error('The document was not watched');
      return [...violations, ...complaints];
    },
    close: () => page.close(),
  };
}

/** Gives each test tabs of one Firefox. */
export const test = siteTest.extend<EngineFixtures, { readonly firefox: Browser }>({
  firefox: [
    async ({}, use) => {
      const browser = await launch({ browser: 'firefox', executablePath: firefoxPath ?? '', headless: true });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  openTab: ({ firefox, origin }, use) => use(() => openTab(firefox, origin)),
});
