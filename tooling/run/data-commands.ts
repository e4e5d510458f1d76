/** The commands of a package's `data/commands.ts` and of its sample, for a program to run. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot } from 'tooling/setup/root';
import { compile } from '../build/compile.js';
import { dataConfig } from '../webpack/node.js';

/** Returns the exit code. */
type DataCommand = (context: { parameters: string[]; print: (line: string) => void }) => Promise<number>;

type DataCommands = Readonly<Record<string, DataCommand>>;

/** @returns the commands, compiled from the present sources */
export async function dataCommands(packageName: string): Promise<DataCommands> {
  const outputFolder = folderOf(packageName);
  const options = { version: '0.0.0', outputFolder, mode: 'production' as const };
  const hasSample = existsSync(inRoot(packageName, 'sample/commands.ts'));
  const entry = {
    'data-commands': './data/commands.ts',
    ...(hasSample && { 'sample-commands': './sample/commands.ts' }),
  };
  await compile([dataConfig(inRoot(packageName), options, entry)]);
  const require = createRequire(import.meta.url);
  const commandsOf = (program: string) => (require(program) as { commands: DataCommands }).commands;
  return {
    ...commandsOf(dataProgram(packageName)),
    ...(hasSample && commandsOf(path.join(outputFolder, 'node/sample-commands.cjs'))),
  };
}

const folderOf = (packageName: string) => inRoot('.cache/data', packageName);

/** @returns the file that `dataCommands` compiles, for processes of their own */
export const dataProgram = (packageName: string): string =>
  path.join(folderOf(packageName), 'node/data-commands.cjs');
