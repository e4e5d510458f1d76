/** Runs named steps and says how each went as soon as it ends. */
import { failureText } from './failure.mjs';

/** @typedef {{ passed: number, failed: number }} TestCounts */

/**
 * @typedef {object} StepResult
 * @property {number} code          0 if it went well
 * @property {string} output        what it printed and was not shown yet
 * @property {TestCounts} [tests]   of a step that runs tests; any other counts as one
 */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<StepResult>} run
 */

/** @typedef {StepResult & { name: string }} NamedResult */

/** @param {number} startedAtMs */
export const secondsSince = (startedAtMs) => `${((performance.now() - startedAtMs) / 1000).toFixed(1)} s`;

/** @param {Step} step @returns {Promise<NamedResult>} */
async function runStep({ name, run }) {
  const startedAtMs = performance.now();
  /** @type {StepResult} */
  const result = await run().catch((error) => ({ code: 1, output: failureText(error) }));
  const tests = result.tests ? `  ${result.tests.passed} passed, ${result.tests.failed} failed` : '';
  console.log(`${result.code === 0 ? '✓' : '✗'} ${name}  ${secondsSince(startedAtMs)}${tests}`);
  if (result.code !== 0 && result.output.trim() !== '') console.log(`${result.output.trim()}\n`);
  return { name, ...result };
}

/**
 * @param {readonly Step[]} steps
 * @param {number} [atOnce] how many run side by side
 * @returns {Promise<readonly NamedResult[]>} in the order of their ends
 */
export async function runSteps(steps, atOnce = 2) {
  const waiting = [...steps];
  /** @type {NamedResult[]} */
  const results = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

/** @param {readonly NamedResult[]} results @returns {TestCounts} */
export function countAll(results) {
  const counts = results.map(
    ({ code, tests }) => tests ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 },
  );
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}
