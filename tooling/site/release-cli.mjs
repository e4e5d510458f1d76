/** The release command line: compiled when its sources changed, and run. Imports Node's own modules only. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { nodeProgram, runCommand } from '../run/command.mjs';
import { inRoot } from '../root.mjs';
import { digestOf } from './packages.mjs';

/** Program of the release command line. */
export const releaseProgram = inRoot('release/dist/cli.js');

/** Names the sources that the compiled files were made from; written last. */
const stampFile = inRoot('release/dist/compiled-from.txt');

const compiledFrom = [
  'release/src',
  'release/package.json',
  'release/tsconfig.json',
  'shared-types',
  'tsconfig.base.json',
];

/**
 * @param {(text: string) => void} say
 * @throws an error with the compiler's messages
 */
export async function compileRelease(say) {
  const digest = await digestOf(compiledFrom);
  const stamp = await readFile(stampFile, 'utf8').catch(() => '');
  if (stamp === digest && existsSync(releaseProgram)) return;
  say('compiling the release tools');
  const { code, output } = await runCommand(
    nodeProgram('typescript/bin/tsc', '--build', '--force', 'release'),
  );
  if (code !== 0) throw new Error(`The release tools do not compile:\n${output}`);
  await writeFile(stampFile, digest);
}

/**
 * Runs one verb on a store.
 *
 * @param {string} store  its folder
 * @param {...string} line verb and operands
 * @returns {Promise<Record<string, unknown>>} what it reports
 * @throws an error with its message
 */
export async function release(store, ...line) {
  const { output } = await runCommand([
    process.execPath,
    releaseProgram,
    ...line,
    '--store',
    store,
    '--json',
  ]);
  const report = parseReport(output);
  if (report.ok === true) return report;
  throw new Error(`release ${line[0]}: ${String(report.error ?? output)}`);
}

/** @param {string} output @returns {Record<string, unknown>} */
function parseReport(output) {
  try {
    return JSON.parse(output);
  } catch {
    return {};
  }
}
