/** Runs a runner of tests that shows its progress and writes a report with its counts. */
import { readFile, rm } from 'node:fs/promises';
import { inRoot } from 'tooling/setup/root';
import { runCommand } from '../run/command.js';
import type { StepResult, TestCounts } from '../run/steps.js';

export const reportFile = inRoot('.cache/test-report.json');

type Run<Report> = {
  /** The runner, which writes `reportFile`. */
  command: readonly string[];
  env: NodeJS.ProcessEnv;
  countsOf: (report: Report) => TestCounts;
};

/** Counts a run that fails without a failed test as one failed test. */
export async function countedRun<Report>({ command, env, countsOf }: Run<Report>): Promise<StepResult> {
  await rm(reportFile, { force: true });
  const { code } = await runCommand(command, { env: { ...env, FORCE_COLOR: '0' }, isShown: true });
  const { passed, failed } = await readFile(reportFile, 'utf8').then(
    (text) => countsOf(JSON.parse(text) as Report),
    () => ({ passed: 0, failed: 0 }),
  );
  return { code, output: '', tests: { passed, failed: code === 0 ? 0 : Math.max(failed, 1) } };
}
