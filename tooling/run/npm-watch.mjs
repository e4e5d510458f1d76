/** Looks whether npm is still there, in a thread of its own: the other one may be busy for seconds. Part of `end-with-npm.mjs`. */
import { workerData } from 'node:worker_threads';
import { parentOf } from './processes.mjs';

/** @typedef {{ parent: number, npm: number }} Npm  the same process, or a shell and npm above it */

const lookEveryMs = 250;

/** @type {Npm} */
const { parent, npm } = workerData;

const isThere = () => process.ppid === parent && (npm === parent || parentOf(parent) === npm);

setInterval(() => {
  // Nothing is lost by it: whatever is under way may be killed at any moment, and the guards of programs end these.
  if (!isThere()) process.kill(process.pid, 'SIGKILL');
}, lookEveryMs);
