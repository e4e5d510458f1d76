/** The commands of a package's `data/commands.ts`, for a program to run. */
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
  await compile([dataConfig(inRoot(packageName), options, { 'data-commands': './data/commands.ts' })]);
  return createRequire(import.meta.url)(dataProgram(packageName)).commands;
}

/** @param {string} packageName */
const folderOf = (packageName) => inRoot('.cache/data', packageName);

/** @param {string} packageName @returns {string} the file that `dataCommands` compiles, for processes of their own */
export const dataProgram = (packageName) => path.join(folderOf(packageName), 'node/data-commands.cjs');
