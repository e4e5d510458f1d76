/** One start that is killed, and the one after it. */
import { setTimeout as wait } from 'node:timers/promises';
import { startSite } from './site-start.mjs';

/** A process of a killed start that lives longer is an orphan, in milliseconds. */
const graceMs = 2000;

/** @typedef {'SIGINT' | 'SIGHUP' | 'SIGTERM' | 'SIGKILL of npm'} End  Ctrl-C, a closed terminal, a request to end, or a kill */

/**
 * @typedef {object} Trial
 * @property {number} afterMs  when the first start is killed
 * @property {import('./site-start.mjs').Victim} victim
 * @property {End} end         how the second one is ended
 */

/**
 * @typedef {object} TrialResult
 * @property {string | undefined} failure  of the second start
 * @property {number} seconds              until it was ready
 * @property {readonly string[]} orphans   what was left of either start
 */

/** @param {import('./site-start.mjs').SiteStart} start @param {string} title */
async function orphansOf(start, title) {
  const left = start.processes();
  return left.map(({ pid, line }) => `${title}: ${pid} ${line}`);
}

/** @param {import('./site-start.mjs').SiteStart} start @param {End} end */
async function endBy(start, end) {
  if (end === 'SIGKILL of npm') start.kill('npm');
  else start.signal(end);
  await wait(graceMs);
  return orphansOf(start, `left after ${end}`);
}

/**
 * @param {string} folder of a checkout without builds
 * @param {{ port: number, page: string }} site
 * @param {Trial} trial
 * @returns {Promise<TrialResult>}
 */
export async function runTrial(folder, site, { afterMs, victim, end }) {
  const first = startSite(folder, site);
  await wait(afterMs);
  first.kill(victim);
  const startedAtMs = performance.now();
  const second = startSite(folder, site);
  await wait(graceMs);
  const orphans = await orphansOf(first, `left after SIGKILL of ${victim}`);
  const failure = await second.ready();
  const seconds = (performance.now() - startedAtMs) / 1000;
  return { failure, seconds, orphans: [...orphans, ...(await endBy(second, end))] };
}
