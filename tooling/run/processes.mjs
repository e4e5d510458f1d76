/** What the system knows of a process. Imports Node's own modules only. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const hasProc = existsSync('/proc/self/stat');

/** @param {number} pid @returns {readonly string[]} the fields behind the name, from the state on; none, if there is no such process */
function statFields(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** @param {number} pid @param {string} column of `ps` */
function askPs(pid, column) {
  try {
    const options = { stdio: /** @type {['ignore', 'pipe', 'ignore']} */ (['ignore', 'pipe', 'ignore']) };
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], options)
      .toString()
      .trim();
  } catch {
    return '';
  }
}

/** @param {number} pid @returns {number} the process that started it or has taken it over; 0, if that is not known */
export const parentOf = (pid) => Number(hasProc ? statFields(pid)[1] : askPs(pid, 'ppid')) || 0;

/** @param {number} pid @returns {string} its program and parameters; empty, if they are not known */
export function programLine(pid) {
  if (!hasProc) return askPs(pid, 'command');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** @param {number} pid @returns {string} when it began, in the system's own form: tells a process from a later one of its number */
export const startOf = (pid) => (hasProc ? statFields(pid)[19] : askPs(pid, 'lstart')) ?? '';

/**
 * @param {number} pid
 * @returns {boolean} whether it runs or is stopped; one that has ended and waits for its parent to ask how does not count
 */
export function isAlive(pid) {
  if (hasProc) return !['Z', 'X', undefined].includes(statFields(pid)[0]);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
