/** Runs other programs. Whoever ends this process ends them too. Imports Node's own modules only. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../root.mjs';

/** @typedef {{ code: number, output: string }} CommandResult */

/**
 * @typedef {object} CommandOptions
 * @property {NodeJS.ProcessEnv} [env]  added to this process's own
 * @property {boolean} [isShown]        prints the output as it comes
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * @param {readonly string[]} command  the program and its parameters
 * @param {CommandOptions} [options]
 * @returns {Promise<CommandResult>} exit code and everything it printed; a program that cannot be started has code 127
 */
export function runCommand([program = '', ...parameters], { env, isShown = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    /** @type {Buffer[]} */
    const chunks = [];
    for (const [from, to] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      from.on('data', (chunk) => {
        chunks.push(chunk);
        if (isShown) to.write(chunk);
      });
    }
    /** @param {number} code @param {string} [note] */
    const end = (code, note = '') => {
      running.delete(child);
      resolve({ code, output: Buffer.concat(chunks).toString() + note });
    };
    child.on('error', (error) => end(127, error.message));
    child.on('close', (code, signal) => end(code ?? 1, signal ? `\nended by ${signal}` : ''));
  });
}

/**
 * A Node program of a package that is installed.
 *
 * @param {string} file below node_modules
 * @param {...string} parameters
 */
export const nodeProgram = (file, ...parameters) => [
  process.execPath,
  path.join(root, 'node_modules', file),
  ...parameters,
];

/** Ends every program that was started here. */
function endAll() {
  for (const child of running) child.kill('SIGTERM');
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => {
    endAll();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  });
}
process.once('exit', endAll);
