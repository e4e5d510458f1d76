/** Runs the unit and contract tests, and counts them. */
import { readFile, rm } from 'node:fs/promises';
import { nodeProgram, runCommand } from '../run/command.mjs';
import { inRoot } from '../root.mjs';

/** @typedef {import("../run/steps.mjs").StepResult} StepResult */

const resultFile = inRoot('.cache/jest-results.json');

/** @param {string} file @returns {Promise<Record<string, number>>} nothing, if the runner did not come so far */
const readCounts = (file) =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text),
    () => ({}),
  );

/** @returns {Promise<StepResult>} a test file that could not be run counts as one failed test */
export async function runJest() {
  await rm(resultFile, { force: true });
  const { code, output } = await runCommand(
    nodeProgram(
      'jest/bin/jest.js',
      '--json',
      `--outputFile=${resultFile}`,
      '--silent=false',
      '--colors=false',
    ),
  );
  const counts = await readCounts(resultFile);
  const failed = (counts.numFailedTests ?? 0) + (counts.numRuntimeErrorTestSuites ?? 0);
  return {
    code,
    output,
    tests: { passed: counts.numPassedTests ?? 0, failed: code === 0 ? 0 : Math.max(failed, 1) },
  };
}
