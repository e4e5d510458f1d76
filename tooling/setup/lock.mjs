/** One process at a time prepares a checkout: installs, compiles, builds and publishes. Imports Node's own modules only. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeWhole } from './own-folder.mjs';
import { isAlive, startOf } from './processes.mjs';

/** @typedef {{ pid: number, started: string | undefined }} Process  `started`: see `startOf` */

/**
 * @typedef {Process & { id: string, command: string, worker?: Process }} Holder  `command` as a reader of messages knows it;
 *   `worker` goes on where its holder is killed
 */

const lookEveryMs = 100;
const touchEveryMs = 1000;

/** Silence after which a holder is gone, where no start of processes is known: another process has its number. */
const silenceMs = 60_000;

/** Time after which two that found a dead holder at once look again: the later one has it. */
const settleMs = 50;

/** @param {string} file @param {Process} process */
const isRunning = (file, { pid, started }) =>
  isAlive(pid) &&
  (started === undefined ? Date.now() - statSync(file).mtimeMs < silenceMs : startOf(pid) === started);

/** @param {string} file @returns {Holder | undefined} who has the lock now, if anybody has */
function holderOf(file) {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8'));
    const { worker = holder } = holder;
    return isRunning(file, holder) || isRunning(file, worker) ? holder : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes a lock that is free, or that of a dead holder; one that is half-written seems to be such a lock. Disks of some shared
 * folders have no hard links, which would be simpler.
 *
 * @param {string} file
 * @param {Holder} self
 */
function tryToTake(file, self) {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, JSON.stringify(self), { flag: 'wx' });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    // Another may have taken it meanwhile.
    if (holderOf(file) === undefined) writeWhole(file, JSON.stringify(self));
  }
}

/**
 * Names a process that works for the holder: the lock stays taken until both have ended. Where no start of processes is known,
 * a worker alone has it for `silenceMs` at most.
 *
 * @param {string} file  of a lock of this process
 * @param {number} pid
 */
export function nameWorker(file, pid) {
  const worker = { pid, started: startOf(pid) };
  writeWhole(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), worker }));
}

/**
 * @param {string} file  of the lock
 * @param {{ command: string, onWait: (holder: Holder) => void }} request  `onWait` is called once for each that has it before
 * @returns {Promise<() => void>} once it is ours; lets go of it
 */
export async function takeLock(file, { command, onWait }) {
  /** @type {Holder} */
  const self = { id: randomUUID(), pid: process.pid, started: startOf(process.pid), command };
  let waitedFor = self.id;
  for (;;) {
    const holder = holderOf(file);
    if (holder?.id === self.id) break;
    if (holder === undefined) tryToTake(file, self);
    else if (holder.id !== waitedFor) onWait(holder);
    waitedFor = holder?.id ?? waitedFor;
    await wait(holder === undefined ? settleMs : lookEveryMs);
  }
  const touch = () => utimes(file, new Date(), new Date(), () => {});
  const timer = setInterval(touch, touchEveryMs).unref();
  return () => {
    clearInterval(timer);
    if (holderOf(file)?.id === self.id) rmSync(file);
  };
}
