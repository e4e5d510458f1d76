import { nodeProgram } from '../run/command.js';
import type { StepResult } from '../run/steps.js';
import { countedRun, reportFile } from './counted-run.js';
import { makeTemporaryFiles } from './memory-files.js';

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not be run; each counts as one failed test. */
  numRuntimeErrorTestSuites: number;
};

/** @param which  parameters that choose among the tests */
export async function runJest(which: readonly string[]): Promise<StepResult> {
  const { env, remove } = makeTemporaryFiles();
  const options = ['--json', `--outputFile=${reportFile}`, '--colors=false'];
  return await countedRun({
    command: nodeProgram('jest/bin/jest.js', ...options, ...which),
    // Each test file leaves all its modules behind, and often a page: with more room for them, they are collected less often.
    env: { ...env, NODE_OPTIONS: '--max-semi-space-size=64' },
    countsOf: ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }: JestReport) => ({
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
    }),
  }).finally(remove);
}
