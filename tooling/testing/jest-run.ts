import { inRoot } from 'tooling/setup/root';
import { nodeProgram, runCommand } from '../run/command.js';
import type { StepResult } from '../run/steps.js';
import { countedRun, reportFile } from './counted-run.js';
import { makeTemporaryFiles } from './memory-files.js';

const jest = (...parameters: readonly string[]) => nodeProgram('jest/bin/jest.js', ...parameters);

/** Parameters that leave out the files that take long. */
export const fastOnly = ['--testPathIgnorePatterns', String.raw`\.slow\.test\.`];

/**
 * @param commit  everything that imports a file changed since then is tested, however long it takes
 * @param folders  names of packages whose fast tests are run, too; '' is all
 */
export async function runAffectedJest(commit: string, folders: readonly string[]): Promise<StepResult> {
  const lists = [[`--changedSince=${commit}`], ...folders.map((name) => [inRoot(name, '/'), ...fastOnly])];
  const files = new Set<string>();
  for (const list of lists) {
    const { code, output } = await runCommand(jest('--listTests', ...list));
    if (code !== 0) return { code, output, tests: { passed: 0, failed: 1 } };
    for (const line of output.split('\n')) if (line.startsWith(inRoot('/'))) files.add(line);
  }
  return files.size === 0
    ? { code: 0, output: '', tests: { passed: 0, failed: 0 } }
    : await runJest(['--runTestsByPath', ...files]);
}

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not be run; each counts as one failed test. */
  numRuntimeErrorTestSuites: number;
};

export async function runJest(which: readonly string[]): Promise<StepResult> {
  const { env, remove } = makeTemporaryFiles();
  return await countedRun({
    command: jest('--json', `--outputFile=${reportFile}`, '--colors=false', ...which),
    // Each test file leaves all its modules behind, and often a page: with more room for them, they are collected less often.
    env: { ...env, NODE_OPTIONS: '--max-semi-space-size=64' },
    countsOf: ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }: JestReport) => ({
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
    }),
  }).finally(remove);
}
