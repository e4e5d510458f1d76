/** The release command line as a process that can be killed. */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { releaseProgram } from 'tooling/site/release-tools.mjs';

/**
 * @typedef {object} Outcome
 * @property {number | null} code   `null` for a killed one
 * @property {any} told             the object that it printed; `undefined` where it did not come to that
 * @property {string} output
 */

/** @param {string} output */
function objectIn(output) {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

/**
 * Runs a verb.
 *
 * @param {readonly string[]} args
 * @param {number} [killAfterMs] SIGKILL comes then
 * @returns {Promise<Outcome>}
 */
export function runRelease(args, killAfterMs) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [releaseProgram, ...args, '--json']);
    let output = '';
    let told = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
    child.stdout.on('data', (text) => (told += String(text)));
    const timer =
      killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code, told: objectIn(told), output });
    });
  });
}

/** @param {readonly string[]} args @returns {Promise<any>} what it told @throws with what it printed, if it told no success */
export async function releaseDone(args) {
  const { told, output } = await runRelease(args);
  if (told?.ok) return told;
  throw new Error(`${args.join(' ')}: ${output}`);
}

/**
 * @typedef {object} Server
 * @property {string} origin
 * @property {() => Promise<void>} kill  by SIGKILL
 */

/** A server must answer within this time, in milliseconds. */
const longestStartMs = 60_000;

/**
 * @param {readonly string[]} args after `serve`
 * @returns {Promise<Server>}
 * @throws what it printed, if it does not come up
 */
export async function startServer(args) {
  const child = spawn(process.execPath, [releaseProgram, 'serve', '--json', ...args]);
  let output = '';
  let hasEnded = false;
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const closed = new Promise((resolve) =>
    child.once('close', () => {
      hasEnded = true;
      resolve(undefined);
    }),
  );
  const kill = async () => {
    child.kill('SIGKILL');
    await closed;
  };
  for (let waitedMs = 0; waitedMs < longestStartMs && !hasEnded; waitedMs += 20) {
    const [, origin] = /"address":"([^"]+)"/.exec(output) ?? [];
    if (origin) return { origin, kill };
    await wait(20);
  }
  await kill();
  throw new Error(`The server did not start: ${output}`);
}
