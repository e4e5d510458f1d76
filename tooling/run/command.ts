/** Runs other programs, which end with this process. Imports Node's own modules only. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { inRoot, root } from 'tooling/setup/root';

export type CommandResult = { code: number; output: string };

type ProgramOptions = {
  /** Variables added to those of this process. */
  env?: NodeJS.ProcessEnv;
  /** True if the program gets `env` alone. */
  isWholeEnv?: boolean;
  /** Working directory; the repository's root by default. */
  cwd?: string;
  /** Destination of its standard error. */
  errors?: 'pipe' | 'inherit';
};

/** `isShown` prints the output as it comes, `onLine` hears each line of the standard output. */
type CommandOptions = ProgramOptions & {
  isShown?: boolean;
  onLine?: (line: string) => void;
};

/** Exit code of a program that cannot be started, as shells have it. */
const notStarted = 127;

const hasGroups = process.platform !== 'win32';

const running = new Set<ChildProcess>();

/** Ends a program and everything that it started: they are a process group. */
function endGroup({ pid }: ChildProcess) {
  try {
    if (pid !== undefined) process.kill(hasGroups ? -pid : pid);
  } catch {
    // Nobody is left in the group.
  }
}

/** Starts a program, which ends with this process at the latest. @param command  the program and its parameters */
export function startProgram(
  command: readonly string[],
  { env, isWholeEnv = false, cwd = root, errors = 'pipe' }: ProgramOptions = {},
): ChildProcess {
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
    // Programs that it left running would keep its output open.
    endGroup(child);
    if (running.size === 0) forgetSignals();
  };
  child.once('exit', forget);
  child.once('error', forget);
  return child;
}

type Ended = { code: number | null; signal: NodeJS.Signals | null; output: string };

/** Output of a program, with the reason of a failure if the program cannot have printed it. */
function explainedOutput(program: string, { code, signal, output }: Ended) {
  if (code === 0 || (!signal && output.trim() !== '')) return output;
  const memory =
    signal === 'SIGKILL' ? ' If you did not end it, the system did: it was short of memory.' : '';
  const reason = signal
    ? `was ended by ${signal}.${memory}`
    : `ended with exit code ${code} and printed nothing.`;
  return `${output.trim()}\n${program} ${reason}`.trimStart();
}

/** @returns exit code (127 if it cannot be started) and everything it printed, never empty where it failed */
export function runCommand(
  command: readonly string[],
  { isShown = false, onLine, ...options }: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = startProgram(command, options);
    let output = '';
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from?.setEncoding('utf8').on('data', (text: string) => {
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

/** Folders in which Node looks for imports of this file. */
const packageFolders = createRequire(import.meta.url).resolve.paths('jest') ?? [];

/** A Node program of a package that is installed. @param file  below node_modules */
export const nodeProgram = (file: string, ...parameters: string[]) => [
  process.execPath,
  packageFolders.map((folder) => path.join(folder, file)).find((place) => existsSync(place)) ??
    inRoot('node_modules', file),
  ...parameters,
];

/** The runner of the browser tests. */
export const playwright = (...parameters: string[]) =>
  nodeProgram('@playwright/test/cli.js', 'test', '--config', 'e2e', ...parameters);

/** Variables for the runner. Its other loader, the default from Node 22 on, takes modules that tests import for scripts. */
export const playwrightEnv = { PLAYWRIGHT_FORCE_ASYNC_LOADER: '1' };

/** The compiler that checks types. Tools that need the older one as a library find it as `typescript`. */
export const typeCompiler = (...parameters: string[]) =>
  nodeProgram('typescript7/bin/tsc', ...parameters, '--pretty', 'false');

const endBySignal = (signal: NodeJS.Signals) => process.exit(signal === 'SIGINT' ? 130 : 143);

const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Listens only while a program runs: without one, a server of this process closes as it wants to. */
function watchSignals() {
  for (const signal of endingSignals) process.on(signal, endBySignal);
}

function forgetSignals() {
  for (const signal of endingSignals) process.off(signal, endBySignal);
}

process.once('exit', () => running.forEach(endGroup));
