/** One process at a time prepares a checkout: installs, compiles, builds and publishes. Imports Node's own modules only. */
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, statSync, utimes } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { writeWhole } from './own-folder.mjs';
import { isAlive } from './processes.mjs';

/**
 * @typedef {object} Holder
 * @property {string} id
 * @property {number} pid
 * @property {string} command  as a reader of messages knows it
 */

const lookEveryMs = 100;
const touchEveryMs = 1000;

/** A holder that was silent for so long is gone, and another process has its number. */
const silenceMs = 60_000;

/** Of two that come at once, the later one has it: both look again after this time. */
const settleMs = 50;

/** @param {string} file @returns {Holder | undefined} who has the lock now, if anybody has */
function holderOf(file) {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8'));
    return isAlive(holder.pid) && Date.now() - statSync(file).mtimeMs < silenceMs ? holder : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} file  of the lock
 * @param {{ command: string, onWait: (holder: Holder) => void }} request  `onWait` is called once for each that has it before
 * @returns {Promise<() => void>} once it is ours; lets go of it
 */
export async function takeLock(file, { command, onWait }) {
  /** @type {Holder} */
  const self = { id: randomUUID(), pid: process.pid, command };
  let waitedFor = self.id;
  for (;;) {
    const holder = holderOf(file);
    if (holder?.id === self.id) break;
    if (holder === undefined) writeWhole(file, JSON.stringify(self));
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
