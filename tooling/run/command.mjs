/** Runs other programs, which end with this process. Imports Node's own modules only. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { inRoot, root } from '../root.mjs';

/** @typedef {{ code: number, output: string }} CommandResult */
/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * @typedef {object} ProgramOptions
 * @property {NodeJS.ProcessEnv} [env]  added to this process's own
 * @property {boolean} [isWholeEnv]     `env` is all that the program gets
 * @property {string} [cwd]             the repository's root, if nothing is said
 * @property {'pipe' | 'inherit'} [errors]  where its errors go
 */

/**
 * @typedef {ProgramOptions & {
 *   isShown?: boolean,
 *   onLine?: (line: string) => void,
 * }} CommandOptions `isShown` prints the output as it comes, `onLine` hears each line of the standard output
 */

/** Exit code of a program that cannot be started, as shells have it. */
const notStarted = 127;

const hasGroups = process.platform !== 'win32';

/** @type {Set<ChildProcess>} */
const running = new Set();

/** Ends a program and everything that it started: they are a process group. @param {ChildProcess} child */
function endGroup({ pid }) {
  try {
    if (pid !== undefined) process.kill(hasGroups ? -pid : pid);
  } catch {
    // Nobody is left in the group.
  }
}

/**
 * Starts a program, which ends with this process at the latest.
 *
 * @param {readonly string[]} command the program and its parameters
 * @param {ProgramOptions} [options]
 * @returns {ChildProcess}
 */
export function startProgram(command, { env, isWholeEnv = false, cwd = root, errors = 'pipe' } = {}) {
  const [program = '', ...parameters] = command;
  const child = spawn(program, parameters, {
    cwd,
    env: isWholeEnv ? env : { ...process.env, ...env },
    stdio: ['ignore', 'pipe', errors],
    detached: hasGroups,
  });
  running.add(child);
  if (running.size === 1) watchSignals();
  const forget = () => {
    running.delete(child);
    // What the program left running would keep its output open.
    endGroup(child);
    if (running.size === 0) forgetSignals();
  };
  child.once('exit', forget);
  child.once('error', forget);
  return child;
}

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null, output: string }} Ended */

/** What a failed program printed, and the reason where its output cannot hold one. @param {string} program @param {Ended} ended */
function explainedOutput(program, { code, signal, output }) {
  if (code === 0 || (!signal && output.trim() !== '')) return output;
  const memory =
    signal === 'SIGKILL' ? ' If you did not end it, the system did: it was short of memory.' : '';
  const reason = signal
    ? `was ended by ${signal}.${memory}`
    : `ended with exit code ${code} and printed nothing.`;
  return `${output.trim()}\n${program} ${reason}`.trimStart();
}

/**
 * @param {readonly string[]} command  the program and its parameters
 * @param {CommandOptions} [options]
 * @returns {Promise<CommandResult>} exit code and everything it printed, never empty where it failed; a program that cannot
 *   be started has code 127
 */
export function runCommand(command, { isShown = false, onLine, ...options } = {}) {
  return new Promise((resolve) => {
    const child = startProgram(command, options);
    let output = '';
    for (const [from, to] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      from?.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (isShown) to.write(text);
      });
    }
    if (onLine && child.stdout) createInterface(child.stdout).on('line', onLine);
    const [program = ''] = command;
    child.on('error', ({ message }) =>
      resolve({ code: notStarted, output: `${program} could not be started: ${message}` }),
    );
    child.on('close', (code, signal) =>
      resolve({ code: code ?? 1, output: explainedOutput(program, { code, signal, output }) }),
    );
  });
}

/** Where Node looks for what this file imports. */
const packageFolders = createRequire(import.meta.url).resolve.paths('jest') ?? [];

/**
 * A Node program of a package that is installed.
 *
 * @param {string} file below node_modules
 * @param {...string} parameters
 */
export const nodeProgram = (file, ...parameters) => [
  process.execPath,
  packageFolders.map((folder) => path.join(folder, file)).find((place) => existsSync(place)) ??
    inRoot('node_modules', file),
  ...parameters,
];

/** The runner of the browser tests. @param {...string} parameters */
export const playwright = (...parameters) =>
  nodeProgram('@playwright/test/cli.js', 'test', '--config', 'e2e', ...parameters);

/** With its other loader, which it prefers from Node 22 on, the runner takes modules that tests import for scripts. */
export const playwrightEnv = { PLAYWRIGHT_FORCE_ASYNC_LOADER: '1' };

/**
 * The compiler that checks types. Tools that need the older one as a library find it as `typescript`.
 *
 * @param {...string} parameters
 */
export const typeCompiler = (...parameters) =>
  nodeProgram('typescript7/bin/tsc', ...parameters, '--pretty', 'false');

/** @param {NodeJS.Signals} signal */
const endBySignal = (signal) => process.exit(signal === 'SIGINT' ? 130 : 143);

const endingSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** Only while a program runs: without one, a server of this process closes as it wants to. */
function watchSignals() {
  for (const signal of endingSignals) process.on(signal, endBySignal);
}

function forgetSignals() {
  for (const signal of endingSignals) process.off(signal, endBySignal);
}

process.once('exit', () => running.forEach(endGroup));
