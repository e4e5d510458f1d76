/** Runs the unit and contract tests, and counts them. */
import { readFile, rm } from 'node:fs/promises';
import { nodeProgram, runCommand } from '../run/command.mjs';
import { inRoot } from '../root.mjs';
import { makeTemporaryFiles } from './memory-files.mjs';

/** @typedef {import("../run/steps.mjs").StepResult} StepResult */

const resultFile = inRoot('.cache/jest-results.json');

/** @param {string} file @returns {Promise<Record<string, number>>} nothing, if the runner did not come so far */
const readCounts = (file) =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text),
    () => ({}),
  );

/** @param {readonly string[]} parameters @param {Readonly<Record<string, string>>} [env] */
const jest = (parameters, env = {}) => runCommand(nodeProgram('jest/bin/jest.js', ...parameters), { env });

/**
 * @param {{ readonly commit: string, readonly packages: readonly string[] }} changed whatever imports what was changed
 *   since the commit is tested, and all of the packages
 * @returns {Promise<StepResult>}
 */
export async function runAffectedJest({ commit, packages }) {
  const lists = [[`--changedSince=${commit}`], ...packages.map((name) => [inRoot(name, '/')])];
  /** @type {Set<string>} */
  const files = new Set();
  for (const list of lists) {
    const { code, output } = await jest(['--listTests', ...list]);
    if (code !== 0) return { code, output, tests: { passed: 0, failed: 1 } };
    for (const line of output.split('\n')) if (line.startsWith(inRoot('/'))) files.add(line);
  }
  return files.size === 0
    ? { code: 0, output: '', tests: { passed: 0, failed: 0 } }
    : await runJest(['--runTestsByPath', ...files]);
}

/**
 * @param {readonly string[]} [which] parameters that choose among the tests
 * @returns {Promise<StepResult>} a test file that could not be run counts as one failed test
 */
export async function runJest(which = []) {
  await rm(resultFile, { force: true });
  const { env, remove } = makeTemporaryFiles();
  const parameters = ['--json', `--outputFile=${resultFile}`, '--silent=false', '--colors=false', ...which];
  const { code, output } = await jest(parameters, env).finally(remove);
  const counts = await readCounts(resultFile);
  const failed = (counts.numFailedTests ?? 0) + (counts.numRuntimeErrorTestSuites ?? 0);
  return {
    code,
    output,
    tests: { passed: counts.numPassedTests ?? 0, failed: code === 0 ? 0 : Math.max(failed, 1) },
  };
}
