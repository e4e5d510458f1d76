/** Runs named steps and says how each went as soon as it ends. */
import { failureText } from 'tooling/setup/failure';

export type TestCounts = { passed: number; failed: number };

export type StepResult = {
  /** Exit code: 0 on success. */
  code: number;
  /** Printed text that was not shown yet. */
  output: string;
  /** Counts of a step that runs tests; any other step counts as one. */
  tests?: TestCounts;
};

export type Step = {
  name: string;
  run: () => Promise<StepResult>;
};

type NamedResult = StepResult & { name: string };

export const secondsSince = (startedAtMs: number) =>
  `${((performance.now() - startedAtMs) / 1000).toFixed(1)} s`;

async function runStep({ name, run }: Step): Promise<NamedResult> {
  const startedAtMs = performance.now();
  const result: StepResult = await run().catch((error: unknown) => ({ code: 1, output: failureText(error) }));
  const tests = result.tests ? `  ${result.tests.passed} passed, ${result.tests.failed} failed` : '';
  console.log(`${result.code === 0 ? '✓' : '✗'} ${name}  ${secondsSince(startedAtMs)}${tests}`);
  if (result.code !== 0 && result.output.trim() !== '') console.log(`${result.output.trim()}\n`);
  return { name, ...result };
}

/** @param atOnce  number of steps that run side by side. @returns the results, in the order of their ends */
export async function runSteps(steps: readonly Step[], atOnce = 2): Promise<readonly NamedResult[]> {
  const waiting = [...steps];
  const results: NamedResult[] = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

export function countAll(results: readonly NamedResult[]): TestCounts {
  const counts = results.map(
    ({ code, tests }) => tests ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 },
  );
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}
