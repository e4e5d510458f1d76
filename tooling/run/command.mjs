/** Runs other programs, which end with this process, however it ends. Imports Node's own modules only. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../root.mjs';

/** @typedef {{ code: number, output: string }} CommandResult */
/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * @typedef {object} CommandOptions
 * @property {NodeJS.ProcessEnv} [env]  added to this process's own
 * @property {boolean} [isWholeEnv]     `env` is all that the program gets
 * @property {boolean} [isShown]        prints the output as it comes
 * @property {(line: string) => void} [onLine]  hears each line of the standard output as it comes
 * @property {string} [cwd]             the repository's root, if nothing is said
 */

const guard = path.join(import.meta.dirname, 'guard.mjs');

/** Exit code of a program that cannot be started, as shells have it. */
const notStarted = 127;

/** @type {Set<ChildProcess>} */
const running = new Set();

/**
 * Starts a program behind a guard, which ends it and everything that it starts when this process is gone.
 *
 * @param {readonly string[]} command the program and its parameters
 * @param {{ env?: NodeJS.ProcessEnv | undefined, isWholeEnv?: boolean, cwd?: string, errors?: 'pipe' | 'inherit' }} [options]
 * @returns {ChildProcess} the guard; it sends a `GuardReport`
 */
export function startGuarded(command, { env, isWholeEnv = false, cwd = root, errors = 'pipe' } = {}) {
  const child = spawn(process.execPath, [guard, ...command], {
    cwd,
    env: isWholeEnv ? env : { ...process.env, ...env },
    stdio: ['ignore', 'pipe', errors, 'ipc'],
  });
  running.add(child);
  if (running.size === 1) watchSignals();
  const forget = () => {
    running.delete(child);
    if (running.size === 0) forgetSignals();
  };
  child.once('exit', forget);
  child.once('error', forget);
  return child;
}

/**
 * @param {readonly string[]} command the program and its parameters
 * @param {import('./guard.mjs').GuardReport} report
 */
function noteOf([program = ''], { code, signal, error }) {
  if (error !== undefined) return `${program} could not be started: ${error}`;
  if (signal === 'SIGKILL')
    return `${program} was ended by SIGKILL. If you did not end it, the system did: it was short of memory.`;
  if (signal) return `${program} was ended by ${signal}.`;
  return code === 0 ? '' : `${program} ended with exit code ${code} and printed nothing.`;
}

/**
 * What a failed program printed, and the reason where its output cannot hold one.
 *
 * @param {readonly string[]} command
 * @param {import('./guard.mjs').GuardReport} report
 * @param {string} output
 */
export function explainedOutput(command, report, output) {
  const isTold = report.error === undefined && !report.signal && output.trim() !== '';
  const note = isTold ? '' : noteOf(command, report);
  if (note === '') return output;
  return output.trim() === '' ? note : `${output.trimEnd()}\n${note}`;
}

/**
 * @param {readonly string[]} command  the program and its parameters
 * @param {CommandOptions} [options]
 * @returns {Promise<CommandResult>} exit code and everything it printed, never empty where it failed; a program that cannot
 *   be started has code 127
 */
export function runCommand(command, { env, isWholeEnv = false, isShown = false, onLine, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = startGuarded(command, { env, isWholeEnv, cwd });
    /** @type {Buffer[]} */
    const chunks = [];
    for (const [from, to] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      from?.on('data', (chunk) => {
        chunks.push(chunk);
        if (isShown) to.write(chunk);
      });
    }
    if (onLine && child.stdout) createInterface(child.stdout).on('line', onLine);
    /** @type {import('./guard.mjs').GuardReport | undefined} */
    let reported;
    child.on('message', (message) => {
      reported = /** @type {import('./guard.mjs').GuardReport} */ (message);
    });
    /** @param {import('./guard.mjs').GuardReport} report */
    const end = (report) =>
      resolve({
        code: report.error === undefined ? (report.code ?? 1) : notStarted,
        output: explainedOutput(command, report, Buffer.concat(chunks).toString()),
      });
    child.on('error', (error) => end({ code: null, signal: null, error: error.message }));
    child.on('close', (code, signal) => end(reported ?? { code, signal }));
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

/** The runner of the browser tests. @param {...string} parameters */
export const playwright = (...parameters) =>
  nodeProgram('@playwright/test/cli.js', 'test', '--config', 'e2e', ...parameters);

/**
 * The compiler that checks types. Tools that need the older one as a library find it as `typescript`.
 *
 * @param {...string} parameters
 */
export const typeCompiler = (...parameters) => nodeProgram('typescript7/bin/tsc', ...parameters);

/** Ends every program that was started here. */
function endAll() {
  for (const child of running) child.kill('SIGTERM');
}

/** @param {NodeJS.Signals} signal */
function endBySignal(signal) {
  endAll();
  process.exit(signal === 'SIGINT' ? 130 : 143);
}

const endingSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** Only while a program runs: without one, a server of this process closes as it wants to. */
function watchSignals() {
  for (const signal of endingSignals) process.on(signal, endBySignal);
}

function forgetSignals() {
  for (const signal of endingSignals) process.off(signal, endBySignal);
}

process.once('exit', endAll);
