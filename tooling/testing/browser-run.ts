import { playwright, playwrightEnv } from '../run/command.js';
import { countedRun, reportFile } from './counted-run.js';
import { hasMemoryFiles } from './memory-files.js';

type BrowserRun = {
  chromium: string;
  firefox: string | undefined;
  /** Parameters that choose among the tests. */
  which: readonly string[];
};

type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number } };

export const runBrowserTests = ({ chromium, firefox, which }: BrowserRun) =>
  countedRun({
    command: playwright('--reporter', 'line,json', ...which),
    env: {
      ...playwrightEnv,
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      CHROME_PATH: chromium,
      ...(firefox && { FIREFOX_PATH: firefox }),
      ...(hasMemoryFiles() && { HAS_SHARED_MEMORY: '1' }),
    },
    countsOf: ({ stats: { expected, flaky, unexpected } }: PlaywrightReport) => ({
      passed: expected + flaky,
      failed: unexpected,
    }),
  });
