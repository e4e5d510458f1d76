/** Runs the browser tests. */
import { inPackage } from 'tooling/setup/root';
import { playwright, playwrightEnv } from '../run/command.js';
import { countedRun } from './counted-run.js';
import { hasMemoryFiles } from './memory-files.js';

export const runBrowserTests = ({
  chromium,
  firefox,
  which,
}: {
  /** Path of the Chromium that the tests drive. */
  chromium: string;
  /** Path of the Firefox, if there is one. */
  firefox: string | undefined;
  /** Parameters that choose among the tests. */
  which: readonly string[];
}) =>
  countedRun(playwright('--reporter', inPackage('tooling', 'dist/testing/browser-reporter.js'), ...which), {
    ...playwrightEnv,
    CHROME_PATH: chromium,
    ...(firefox && { FIREFOX_PATH: firefox }),
    ...(hasMemoryFiles() && { HAS_SHARED_MEMORY: '1' }),
  });
