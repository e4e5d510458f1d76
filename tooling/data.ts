/** `node tooling/run.mjs data PACKAGE COMMAND [PARAMETERS]`: runs a command of the package's `data/commands.ts`. */
import { dataCommands } from './run/data-commands.js';

const [packageName = '', command = '', ...parameters] = process.argv.slice(2);
const commands = await dataCommands(packageName);
const run = commands[command];
if (!run)
  throw new Error(`${packageName} has no command “${command}”. It has: ${Object.keys(commands).join(', ')}`);
process.exitCode = await run({ parameters, print: (line) => console.log(line) });
