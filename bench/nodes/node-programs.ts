/** Node in other versions than the one that runs, from npm's own packages of it. */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from 'tooling/run/command';
import { inRoot } from 'tooling/setup/root';

const isWindows = process.platform === 'win32';

/** @returns path of the program, fetched if it is not there */
export async function nodeProgramOf(major: number): Promise<string> {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const folder = inRoot('.cache/nodes', String(major));
  const program = path.join(folder, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const line = ['npm', 'install', '--prefix', folder, '--no-save', '--no-package-lock', `${name}@${major}`];
  const { code, output } = await runCommand(line, { cwd: folder });
  if (code !== 0) throw new Error(`Node ${major} could not be fetched:\n${output}`);
  return program;
}
