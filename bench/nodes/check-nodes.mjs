/**
 * `npm run check:nodes [-- --versions 20,26] [--steps start,check,unit] [--folder DIR] [--port N]`
 *
 * Runs `npm start`, `npm run check` and the unit tests with each version of Node that the README names, in a fresh copy of this
 * checkout with its installed packages. Takes about ten minutes a version. Needs Linux for `start`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from 'tooling/run/command.mjs';
import { secondsSince } from 'tooling/run/steps.mjs';
import { markdownTable } from '../report/table.mjs';
import { makeScratch } from '../start-kills/scratch.mjs';
import { startSite } from '../start-kills/site-start.mjs';
import { nodeProgramOf } from './node-programs.mjs';

/** @typedef {{ folder: string, port: number, program: string, env: NodeJS.ProcessEnv }} Trial */

/** What failed, or nothing. @typedef {(trial: Trial) => Promise<string | undefined>} Step */

/** @param {readonly string[]} command @param {Trial} trial */
async function failureOf(command, { folder, env }) {
  const { code, output } = await runCommand(command, { cwd: folder, env });
  return code === 0 ? undefined : output;
}

/** @type {Readonly<Record<string, Step>>} */
const steps = {
  start: async ({ folder, port, env }) => {
    const start = startSite(folder, { port, page: '/home', env });
    const failure = await start.ready();
    start.signal('SIGTERM');
    return failure;
  },
  check: (trial) => failureOf(['npm', 'run', 'check'], trial),
  unit: (trial) => failureOf([trial.program, 'node_modules/jest/bin/jest.js', '--colors=false'], trial),
};

/** @param {number} major @param {{ names: readonly string[], parent: string, port: number }} options */
async function tryVersion(major, { names, parent, port }) {
  const program = await nodeProgramOf(major);
  const { output: version } = await runCommand([program, '--version']);
  const folder = path.join(mkdtempSync(path.join(parent, `node-${major}-`)), 'checkout');
  makeScratch(folder, { isSmall: false, hasModules: true });
  const env = { PATH: `${path.dirname(program)}${path.delimiter}${process.env.PATH}` };
  const cells = [];
  for (const name of names) {
    const startedAtMs = performance.now();
    const failure = await steps[name]?.({ folder, port, program, env });
    cells.push(failure === undefined ? `passed, ${secondsSince(startedAtMs)}` : 'FAILED');
    console.log(`Node ${version.trim()}, ${name}: ${cells.at(-1)}`);
    if (failure !== undefined) console.log(failure);
  }
  rmSync(path.dirname(folder), { recursive: true, force: true });
  return [version.trim(), ...cells];
}

const { values } = parseArgs({
  options: {
    versions: { type: 'string', default: '20,22,24,26' },
    steps: { type: 'string', default: Object.keys(steps).join(',') },
    folder: { type: 'string', default: os.tmpdir() },
    port: { type: 'string', default: '4980' },
  },
});
const names = values.steps.split(',');
const unknown = names.find((name) => !(name in steps));
if (unknown !== undefined) {
  console.error(`There is no step '${unknown}'. Choose from ${Object.keys(steps).join(', ')}.`);
  process.exit(2);
}

const rows = [];
for (const major of values.versions.split(',').map(Number))
  rows.push(await tryVersion(major, { names, parent: values.folder, port: Number(values.port) }));
console.log(`\n${markdownTable(['Node', ...names], rows)}`);
process.exit(rows.flat().includes('FAILED') ? 1 : 0);
