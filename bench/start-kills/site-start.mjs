/** `npm start` in a scratch checkout, to be killed or waited for. */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { markedWith, processesOf } from './marked.mjs';

/** Beyond this a start counts as failed. */
const longestStartMs = 600_000;
const lookEveryMs = 50;

/** @typedef {'npm' | 'node' | 'both'} Victim  npm itself, the program that it runs, or both */

/**
 * @typedef {object} SiteStart
 * @property {() => Promise<string | undefined>} ready  what it printed, if it failed
 * @property {(victim: Victim) => void} kill            by SIGKILL
 * @property {(signal: NodeJS.Signals) => void} signal  to all that a terminal would tell
 * @property {() => readonly { pid: number, line: string }[]} processes that are left of it
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
 * @param {{ port: number, page: string, env?: NodeJS.ProcessEnv }} site `env` is added to this process's own
 * @returns {SiteStart}
 */
export function startSite(folder, { port, page, env = {} }) {
  starts += 1;
  const mark = `${process.pid}-${starts}`;
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, ...env, PORT: String(port), ...markedWith(mark) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  let hasEnded = false;
  for (const output of [child.stdout, child.stderr]) output.on('data', (text) => (said += String(text)));
  child.once('exit', () => (hasEnded = true));
  const node = () =>
    processesOf(mark).find(({ line }) => /node\S* tooling\/start\.mjs/.test(line) && !line.startsWith('sh '));
  return {
    ready: async () => {
      for (let waitedMs = 0; waitedMs < longestStartMs; waitedMs += lookEveryMs) {
        if (said.includes('ready at') && (await answers(`http://localhost:${port}${page}`))) return undefined;
        if (hasEnded) return `ended:\n${said}`;
        await wait(lookEveryMs);
      }
      return `not ready after ${longestStartMs / 1000} s:\n${said}`;
    },
    kill: (victim) => {
      const program = victim === 'npm' ? undefined : node();
      if (victim !== 'node' || !program) send(child.pid ?? 0, 'SIGKILL');
      if (program) send(program.pid, 'SIGKILL');
    },
    signal: (signal) => send(-(child.pid ?? 0), signal),
    processes: () => processesOf(mark),
  };
}
