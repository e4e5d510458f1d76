/** Runs the unit and contract tests. */
import { inRoot } from '../root.mjs';
import { nodeProgram, runCommand } from '../run/command.mjs';
import { countedRun } from './counted-run.mjs';
import { makeTemporaryFiles } from './memory-files.mjs';

/** @typedef {import("../run/steps.mjs").StepResult} StepResult */

/** @param {readonly string[]} parameters */
const jest = (...parameters) => nodeProgram('jest/bin/jest.js', ...parameters);

/** Leaves out the files that take long. */
export const fastOnly = ['--testPathIgnorePatterns', String.raw`\.slow\.test\.`];

/**
 * @param {string} commit whatever imports what was changed since then is tested, however long it takes
 * @param {readonly string[]} folders all fast tests in them, too: names of packages; '' is all
 * @returns {Promise<StepResult>}
 */
export async function runAffectedJest(commit, folders) {
  const lists = [[`--changedSince=${commit}`], ...folders.map((name) => [inRoot(name, '/'), ...fastOnly])];
  /** @type {Set<string>} */
  const files = new Set();
  for (const list of lists) {
    const { code, output } = await runCommand(jest('--listTests', ...list));
    if (code !== 0) return { code, output, tests: { passed: 0, failed: 1 } };
    for (const line of output.split('\n')) if (line.startsWith(inRoot('/'))) files.add(line);
  }
  return files.size === 0
    ? { code: 0, output: '', tests: { passed: 0, failed: 0 } }
    : await runJest(['--runTestsByPath', ...files]);
}

/**
 * @param {readonly string[]} which parameters that choose among the tests
 * @returns {Promise<StepResult>}
 */
export async function runJest(which) {
  const { env, remove } = makeTemporaryFiles();
  // Each test file leaves all its modules behind, and often a page: with more room for them, they are collected less often.
  const options = { ...env, NODE_OPTIONS: '--max-semi-space-size=64' };
  const reporter = inRoot('tooling/testing/jest-reporter.mjs');
  return await countedRun(jest('--reporters', reporter, '--colors=false', ...which), options).finally(remove);
}
