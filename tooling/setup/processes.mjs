/** Facts that the system knows of a process. Imports Node's own modules only. */
import { readFileSync } from 'node:fs';

/** @param {number} pid @returns {boolean} true if it runs or is stopped; one that has ended and is still listed does not count */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
}
