/** The processes that come from one start: a mark in the environment passes to all that it starts. Linux alone tells of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { isAlive } from 'tooling/run/processes.mjs';

const variable = 'START_PAIRS_MARK';

/** @param {string} mark @returns {NodeJS.ProcessEnv} */
export const markedWith = (mark) => ({ [variable]: mark });

/** @param {number} pid */
function environmentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

/** @param {string} mark @returns {readonly number[]} those that are alive */
export const processesOf = (mark) =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && environmentOf(pid).includes(`${variable}=${mark}`) && isAlive(pid));
