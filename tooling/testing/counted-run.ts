/** Runs a runner of tests whose reporter shows its progress and writes its counts. */
import { readFile, rm } from 'node:fs/promises';
import { inRoot } from 'tooling/setup/root';
import { runCommand } from '../run/command.js';
import type { StepResult, TestCounts } from '../run/steps.js';

const countsFile = inRoot('.cache/test-counts.json');

/** Counts a run that fails without a failed test as one failed test. */
export async function countedRun(command: readonly string[], env: NodeJS.ProcessEnv): Promise<StepResult> {
  await rm(countsFile, { force: true });
  const { code } = await runCommand(command, {
    env: { ...env, TEST_COUNTS: countsFile, FORCE_COLOR: '0' },
    isShown: true,
  });
  const { passed, failed } = await readFile(countsFile, 'utf8').then(
    (text) => JSON.parse(text) as TestCounts,
    () => ({ passed: 0, failed: 0 }),
  );
  return { code, output: '', tests: { passed, failed: code === 0 ? 0 : Math.max(failed, 1) } };
}
