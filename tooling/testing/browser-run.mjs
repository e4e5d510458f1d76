/** Runs the browser tests, and counts them. */
import { readFile, rm } from 'node:fs/promises';
import { playwright, runCommand } from '../run/command.mjs';
import { inRoot } from '../root.mjs';
import { hasMemoryFiles } from './memory-files.mjs';

const resultFile = inRoot('.cache/browser-results.json');

/** @param {string} file @returns {Promise<{ expected?: number, unexpected?: number, flaky?: number }>} */
const readCounts = (file) =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text).stats,
    () => ({}),
  );

/**
 * @param {object} run
 * @param {string} run.chromium             program that the tests drive
 * @param {string | undefined} run.firefox  the same, if there is one
 * @param {string | undefined} run.pattern of files, titles and tags, if not all tests are wanted
 * @returns {Promise<import('../run/steps.mjs').StepResult>}
 */
export async function runBrowserTests({ chromium, firefox, pattern }) {
  await rm(resultFile, { force: true });
  const { code, output } = await runCommand(
    playwright('--reporter', 'list,json', ...(pattern === undefined ? [] : ['--grep', pattern])),
    {
      env: {
        CHROME_PATH: chromium,
        ...(firefox && { FIREFOX_PATH: firefox }),
        ...(hasMemoryFiles() && { HAS_SHARED_MEMORY: '1' }),
        PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile,
        FORCE_COLOR: '0',
      },
    },
  );
  const { expected = 0, unexpected = 0, flaky = 0 } = await readCounts(resultFile);
  return {
    code,
    output,
    tests: { passed: expected + flaky, failed: code === 0 ? 0 : Math.max(unexpected, 1) },
  };
}
