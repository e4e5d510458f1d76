/** The commands of a package's `data/commands.ts` and of its sample, for a program to run. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compile } from '../build/compile.mjs';
import { inRoot } from '../root.mjs';
import { dataConfig } from '../webpack/node.mjs';

/** @typedef {(context: { parameters: string[], print: (line: string) => void }) => Promise<number>} DataCommand gives the exit code */

/**
 * @param {string} packageName
 * @returns {Promise<Readonly<Record<string, DataCommand>>>} compiled from the present sources
 */
export async function dataCommands(packageName) {
  const outputFolder = folderOf(packageName);
  const options = { version: '0.0.0', outputFolder, mode: /** @type {const} */ ('production') };
  const hasSample = existsSync(inRoot(packageName, 'sample/commands.ts'));
  const entry = {
    'data-commands': './data/commands.ts',
    ...(hasSample && { 'sample-commands': './sample/commands.ts' }),
  };
  await compile([dataConfig(inRoot(packageName), options, entry)]);
  const require = createRequire(import.meta.url);
  return {
    ...require(dataProgram(packageName)).commands,
    ...(hasSample && require(path.join(outputFolder, 'node/sample-commands.cjs')).commands),
  };
}

/** @param {string} packageName */
const folderOf = (packageName) => inRoot('.cache/data', packageName);

/** @param {string} packageName @returns {string} the file that `dataCommands` compiles, for processes of their own */
export const dataProgram = (packageName) => path.join(folderOf(packageName), 'node/data-commands.cjs');
