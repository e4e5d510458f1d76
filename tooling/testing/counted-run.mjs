/** Runs a runner of tests whose reporter shows its progress and writes its counts. */
import { readFile, rm } from 'node:fs/promises';
import { inRoot } from '../root.mjs';
import { runCommand } from '../run/command.mjs';

const countsFile = inRoot('.cache/test-counts.json');

/**
 * @param {readonly string[]} command
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<import('../run/steps.mjs').StepResult>} a run that fails without a failed test counts as one
 */
export async function countedRun(command, env) {
  await rm(countsFile, { force: true });
  const { code } = await runCommand(command, {
    env: { ...env, TEST_COUNTS: countsFile, FORCE_COLOR: '0' },
    isShown: true,
  });
  /** @type {import('../run/steps.mjs').TestCounts} */
  const { passed, failed } = await readFile(countsFile, 'utf8').then(
    (text) => JSON.parse(text),
    () => ({ passed: 0, failed: 0 }),
  );
  return { code, output: '', tests: { passed, failed: code === 0 ? 0 : Math.max(failed, 1) } };
}
