/**
 * `npm run check:nodes [-- 20 26]`
 *
 * Runs `.ci/run`, which is both commands of the README on a machine that has nothing, with each version of Node that the README
 * names. Takes about a quarter of an hour for each.
 */
import path from 'node:path';
import { runCommand } from 'tooling/run/command';
import { secondsSince } from 'tooling/run/steps';
import { inRoot } from 'tooling/setup/root';
import { nodeProgramOf } from './node-programs.js';

const words = process.argv.slice(2);
const wrong = words.find((word) => !/^\d+$/.test(word));
if (wrong !== undefined) {
  console.error(`'${wrong}' is not a major version of Node. Example: npm run check:nodes -- 20 26`);
  process.exit(2);
}
const named = words.map(Number);
const results = [];
for (const major of named.length > 0 ? named : [20, 22, 24, 26]) {
  const program = await nodeProgramOf(major);
  const { output: version } = await runCommand([program, '--version']);
  const startedAtMs = performance.now();
  const env = { PATH: `${path.dirname(program)}${path.delimiter}${process.env.PATH}` };
  const { code, output } = await runCommand(['bash', inRoot('.ci/run')], { env, isShown: true });
  const counts = output.trim().split('\n').at(-1);
  results.push({ code, line: `Node ${version.trim()}: ${counts}, ${secondsSince(startedAtMs)}` });
}
console.log(`\n${results.map(({ line }) => line).join('\n')}`);
process.exit(results.every(({ code }) => code === 0) ? 0 : 1);
