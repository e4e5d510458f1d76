/** Runs the browser tests. */
import { inRoot } from '../root.mjs';
import { playwright, playwrightEnv } from '../run/command.mjs';
import { countedRun } from './counted-run.mjs';
import { hasMemoryFiles } from './memory-files.mjs';

/**
 * @param {object} run
 * @param {string} run.chromium             program that the tests drive
 * @param {string | undefined} run.firefox  the same, if there is one
 * @param {readonly string[]} run.which     parameters that choose among the tests
 */
export const runBrowserTests = ({ chromium, firefox, which }) =>
  countedRun(playwright('--reporter', inRoot('tooling/testing/browser-reporter.mjs'), ...which), {
    ...playwrightEnv,
    CHROME_PATH: chromium,
    ...(firefox && { FIREFOX_PATH: firefox }),
    ...(hasMemoryFiles() && { HAS_SHARED_MEMORY: '1' }),
  });
