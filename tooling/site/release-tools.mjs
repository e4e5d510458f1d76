/** The release tools: compiled when their sources changed, and opened. Imports Node's own modules only. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { nodeProgram, runCommand } from '../run/command.mjs';
import { inRoot } from '../root.mjs';
import { digestOf } from './packages.mjs';

/** Program of the release command line. */
export const releaseProgram = inRoot('release/dist/cli.js');

const operatorModule = inRoot('release/dist/operating/operator.js');

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
 * The release tools on one store, in this process: who ends it ends the server too.
 *
 * @param {string} store its folder
 * @returns {Promise<import('release').Operator>}
 */
export async function openStore(store) {
  /** @type {typeof import('release')} */
  const { openOperator } = await import(pathToFileURL(operatorModule).href);
  return openOperator({ store });
}
