import { inPackage } from 'tooling/setup/root';
import { playwright, playwrightEnv } from '../run/command.js';
import { countedRun } from './counted-run.js';
import { hasMemoryFiles } from './memory-files.js';

type BrowserRun = {
  chromium: string;
  firefox: string | undefined;
  /** Parameters that choose among the tests. */
  which: readonly string[];
};

export const runBrowserTests = ({ chromium, firefox, which }: BrowserRun) =>
  countedRun(playwright('--reporter', inPackage('tooling', 'dist/testing/browser-reporter.js'), ...which), {
    ...playwrightEnv,
    CHROME_PATH: chromium,
    ...(firefox && { FIREFOX_PATH: firefox }),
    ...(hasMemoryFiles() && { HAS_SHARED_MEMORY: '1' }),
  });
