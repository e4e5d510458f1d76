/**
 * `node guard.mjs PROGRAM [PARAMETERS]`: runs a program in a process group of its own, and ends the whole group as soon as
 * the process that started the guard is gone, for whatever reason. The guard learns of that from the channel between the
 * two, which the system closes; a program that is busy or not ours could not watch for it. Imports Node's own modules only.
 */
import { spawn } from 'node:child_process';

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null, error?: string }} GuardReport  how the program ended */

/** Time for a program to stop by itself before it is killed, in milliseconds. */
const graceMs = 500;

const hasGroups = process.platform !== 'win32';
const [program = '', ...parameters] = process.argv.slice(2);
// Before the program runs: a signal that came earlier would end this process and leave the program alone. They are called
// when this module has run, so there is a program by then.
process.on('disconnect', endGroup);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, endGroup);
const child = spawn(program, parameters, { stdio: 'inherit', detached: hasGroups });
let hasEnded = false;
let isEnding = false;

/** @param {NodeJS.Signals} signal */
function signalGroup(signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(hasGroups ? -child.pid : child.pid, signal);
  } catch {
    // Nobody is left in the group.
  }
}

function endGroup() {
  if (isEnding) return;
  isEnding = true;
  signalGroup('SIGTERM');
  setTimeout(() => {
    signalGroup('SIGKILL');
    process.exit(143);
  }, graceMs);
}

/** @param {GuardReport} report */
function report(report) {
  if (hasEnded) return;
  hasEnded = true;
  // What the program left running would keep its output open and outlive the command.
  signalGroup('SIGKILL');
  if (!process.connected) process.exit(1);
  process.send?.(report, undefined, undefined, () => process.exit(report.code ?? 1));
}

child.on('error', (error) => report({ code: null, signal: null, error: error.message }));
child.on('exit', (code, signal) => report({ code, signal }));
