import { defineConfig } from '@playwright/test';
import { longTestMs } from './limits';

/** The default path of the browser; `npm test` finds one on any system. */
const usualChromium = '/usr/bin/chromium';

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/browser-tests',
  globalSetup: '../tooling/dist/testing/global-setup.js',
  fullyParallel: true,
  // Half of the time a test waits for its page, so two processors have work for three.
  workers: 3,
  // On an idle machine a test takes seconds; a whole session beside two others on a busy one takes 35.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  projects: [
    { name: 'remotes-site', testMatch: '**/remotes/*.setup.ts', repeatEach: 1, timeout: longTestMs },
    { name: 'remotes', testMatch: '**/remotes/*.spec.ts', dependencies: ['remotes-site'] },
    // One dev server at a time: its compilers fill a processor.
    { name: 'dev', testMatch: '**/dev/*.spec.ts', workers: 1 },
    {
      name: 'site',
      testMatch: '**/*.spec.ts',
      testIgnore: ['**/remotes/**', '**/dev/**'],
    },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      // Containers may have little shared memory: the browser then keeps it on disk.
      ignoreDefaultArgs: process.env['HAS_SHARED_MEMORY'] ? ['--disable-dev-shm-usage'] : [],
      executablePath: process.env['CHROME_PATH'] ?? usualChromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-sync',
        // Letters as wide as on a screen: the headless shell rounds them to whole pixels otherwise.
        '--font-render-hinting=none',
      ],
    },
  },
});
