/** `node tooling/run.mjs data PACKAGE COMMAND [PARAMETERS]`: runs a command of `data/commands.ts` of a package or of its sample. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot } from 'tooling/setup/root';
import { compile } from './build/compile.js';
import { dataConfig } from './webpack/node.js';

/** Returns the exit code. */
type DataCommand = (context: { parameters: string[]; print: (line: string) => void }) => Promise<number>;

const [packageName = '', command = '', ...parameters] = process.argv.slice(2);
const outputFolder = inRoot('.cache/data', packageName);
const entry = Object.fromEntries(
  ['data', 'sample']
    .filter((folder) => existsSync(inRoot(packageName, folder, 'commands.ts')))
    .map((folder) => [`${folder}-commands`, `./${folder}/commands.ts`]),
);
await compile([
  dataConfig(inRoot(packageName), { version: '0.0.0', outputFolder, mode: 'production' }, entry),
]);
const require = createRequire(import.meta.url);
const commands = new Map(
  Object.keys(entry).flatMap((name) => {
    const program = require(path.join(outputFolder, `node/${name}.cjs`)) as {
      commands: Record<string, DataCommand>;
    };
    return Object.entries(program.commands);
  }),
);
const run = commands.get(command);
if (!run)
  throw new Error(`${packageName} has no command “${command}”. It has: ${[...commands.keys()].join(', ')}`);
process.exitCode = await run({ parameters, print: (line) => console.log(line) });
