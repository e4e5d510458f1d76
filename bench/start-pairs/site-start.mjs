/** `npm start` in a checkout, to be waited for. */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { markedWith, processesOf } from './marked.mjs';

/** Beyond this a start counts as failed. */
const longestStartMs = 600_000;
const lookEveryMs = 50;

/**
 * @typedef {object} SiteStart
 * @property {() => Promise<string | undefined>} ready  what it printed, if it failed
 * @property {(signal: NodeJS.Signals) => void} signal  to all that a terminal would tell
 * @property {() => readonly number[]} processes that are left of it
 */

/** @param {number} pid @param {NodeJS.Signals} signal */
function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself.
  }
}

/** @param {string} address */
const answers = (address) =>
  fetch(address).then(
    async (response) => (await response.text()) !== '' && response.status === 200,
    () => false,
  );

let starts = 0;

/**
 * @param {string} folder
 * @param {{ port: number, page: string }} site
 * @returns {SiteStart}
 */
export function startSite(folder, { port, page }) {
  starts += 1;
  const mark = `${process.pid}-${starts}`;
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), ...markedWith(mark) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  let hasEnded = false;
  for (const output of [child.stdout, child.stderr]) output.on('data', (text) => (said += String(text)));
  child.once('exit', () => (hasEnded = true));
  return {
    ready: async () => {
      for (let waitedMs = 0; waitedMs < longestStartMs; waitedMs += lookEveryMs) {
        if (said.includes('ready at') && (await answers(`http://localhost:${port}${page}`))) return undefined;
        if (hasEnded) return `ended:\n${said}`;
        await wait(lookEveryMs);
      }
      return `not ready after ${longestStartMs / 1000} s:\n${said}`;
    },
    signal: (signal) => send(-(child.pid ?? 0), signal),
    processes: () => processesOf(mark),
  };
}
