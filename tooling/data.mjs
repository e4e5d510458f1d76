/** `node tooling/data.mjs PACKAGE COMMAND [PARAMETERS]`: runs a command of the package's `data/commands.ts`. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { compile } from './build/compile.mjs';
import { inRoot } from './root.mjs';
import { dataConfig } from './webpack/node.mjs';

/** @typedef {(context: { parameters: string[], print: (line: string) => void }) => Promise<number>} DataCommand gives the exit code */

const [packageName = '', command = '', ...parameters] = process.argv.slice(2);
const outputFolder = inRoot('.cache/data', packageName);
const options = { version: '0.0.0', outputFolder, mode: /** @type {const} */ ('production') };
await compile([dataConfig(inRoot(packageName), options, { 'data-commands': './data/commands.ts' })]);

/** @type {{ commands: Record<string, DataCommand> }} */
const { commands } = createRequire(import.meta.url)(path.join(outputFolder, 'node/data-commands.cjs'));
const run = commands[command];
if (!run) {
  console.error(`${packageName} has no command “${command}”. It has: ${Object.keys(commands).join(', ')}`);
  process.exit(2);
}
process.exitCode = await run({ parameters, print: (line) => console.log(line) });
