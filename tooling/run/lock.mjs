/**
 * One process at a time prepares a checkout: installs, compiles, builds and publishes. Imports Node's own modules only.
 *
 * The holder is the file with the highest number. A file comes with one `link`, which has one winner, and stays until a
 * higher one has come, so that nobody can take a lock twice or take away that of another. A holder that has died without a
 * word is known by its process.
 */
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive, startOf } from './processes.mjs';

/**
 * @typedef {object} Holder
 * @property {number} pid
 * @property {string} startedAt  of the process, in the system's form
 * @property {string} command    as a reader of messages knows it
 */

const lookEveryMs = 100;

const numbersIn = (/** @type {string} */ folder) =>
  readdirSync(folder)
    .filter((name) => /^\d+\.json$/.test(name))
    .map((name) => parseInt(name, 10))
    .sort((one, other) => one - other);

/** @param {string} file @returns {Holder | undefined} undefined for one that has let go, or has been cut off */
function readHolder(file) {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8'));
    return typeof holder.pid === 'number' ? holder : undefined;
  } catch {
    return undefined;
  }
}

/** @param {Holder} holder */
const holds = ({ pid, startedAt }) => isAlive(pid) && startOf(pid) === startedAt;

/** @param {string} folder @returns {{ number: number, holder: Holder | undefined }} who has the lock now, if anybody has */
function present(folder) {
  const number = numbersIn(folder).at(-1) ?? 0;
  const holder = number === 0 ? undefined : readHolder(path.join(folder, `${number}.json`));
  return { number, holder: holder && holds(holder) ? holder : undefined };
}

/** @param {string} file @param {unknown} value @param {(from: string, to: string) => void} place */
function writeWhole(file, value, place) {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, JSON.stringify(value));
  try {
    place(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** @param {string} folder @param {{ number: number, self: Holder }} attempt @returns {boolean} whether it is ours now */
function take(folder, { number, self }) {
  const file = path.join(folder, `${number}.json`);
  try {
    writeWhole(file, self, linkSync);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
  // Another may have come, gone on and tidied up since the number was read.
  if (numbersIn(folder).at(-1) !== number) {
    rmSync(file, { force: true });
    return false;
  }
  for (const earlier of numbersIn(folder)) {
    if (earlier < number) rmSync(path.join(folder, `${earlier}.json`), { force: true });
  }
  return true;
}

/**
 * @param {string} folder  of the lock
 * @param {{ command: string, onWait: (holder: Holder) => void }} request  `onWait` is called once for each that has it before
 * @returns {Promise<() => void>} once it is ours; lets go of it
 */
export async function takeLock(folder, { command, onWait }) {
  mkdirSync(folder, { recursive: true });
  /** @type {Holder} */
  const self = { pid: process.pid, startedAt: startOf(process.pid), command };
  /** @type {number | undefined} */
  let waitedFor;
  for (;;) {
    const { number, holder } = present(folder);
    if (holder === undefined) {
      const mine = number + 1;
      if (take(folder, { number: mine, self })) {
        return () => writeWhole(path.join(folder, `${mine}.json`), {}, renameSync);
      }
    } else {
      if (waitedFor !== holder.pid) onWait(holder);
      waitedFor = holder.pid;
      await wait(lookEveryMs);
    }
  }
}
