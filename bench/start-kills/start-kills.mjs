/**
 * `npm run bench -- start-kills [--full N] [--small N] [--bare N] [--seed N] [--folder DIR] [--port N]`
 *
 * Kills the first `npm start` of a fresh copy of this checkout at random moments, starts again at once, and counts the starts
 * that failed and the processes that were left. `full`: the whole site. `small`: two remotes with ten articles, before a host
 * that is built. `bare`: the same with the host to build and without node_modules. Needs Linux.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inRoot } from 'tooling/root.mjs';
import { seeded } from '../model/seeded.mjs';
import { forgetBuilds, makeScratch } from './scratch.mjs';
import { startSite } from './site-start.mjs';
import { runTrial } from './trial.mjs';

/** @typedef {{ kind: 'full' | 'small' | 'bare', count: number, page: string }} Series */

const victims = /** @type {const} */ (['npm', 'node', 'both']);
const ends = /** @type {const} */ (['SIGINT', 'SIGHUP', 'SIGTERM', 'SIGKILL of npm']);

/** @param {string} folder @param {Series['kind']} kind */
function forget(folder, kind) {
  forgetBuilds(folder, { keepsHost: kind === 'small' });
  if (kind === 'bare') rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true });
}

/** Duration of a first start without a kill. @param {string} folder @param {{ port: number, page: string }} site */
async function firstStartMs(folder, site) {
  const startedAtMs = performance.now();
  const start = startSite(folder, site);
  const failure = await start.ready();
  const tookMs = performance.now() - startedAtMs;
  start.signal('SIGTERM');
  if (failure) throw new Error(`The start that nobody killed failed: ${failure}`);
  return tookMs;
}

/** @param {Series} series @param {{ random: () => number, parent: string, port: number }} run */
async function runSeries({ kind, count, page }, { random, parent, port }) {
  const folder = path.join(mkdtempSync(path.join(parent, `start-kills-${kind}-`)), 'checkout');
  const site = { port, page };
  makeScratch(folder, { isSmall: kind !== 'full', hasModules: kind !== 'bare' });
  const spanMs = await firstStartMs(folder, site);
  console.log(`${kind}: a first start takes ${(spanMs / 1000).toFixed(1)} s`);
  let failed = 0;
  let orphans = 0;
  for (let index = 0; index < count; index += 1) {
    forget(folder, kind);
    const trial = {
      afterMs: Math.round(random() * spanMs),
      victim: victims[index % victims.length] ?? 'npm',
      end: ends[index % ends.length] ?? 'SIGINT',
    };
    const result = await runTrial(folder, site, trial);
    failed += result.failure ? 1 : 0;
    orphans += result.orphans.length;
    const outcome = result.failure ? 'FAILED' : `ready in ${result.seconds.toFixed(1)} s`;
    console.log(
      `${kind} ${index + 1}: ${trial.victim} killed after ${(trial.afterMs / 1000).toFixed(2)} s, ${outcome}`,
    );
    for (const line of [result.failure ?? '', ...result.orphans].filter(Boolean)) console.log(line);
  }
  rmSync(path.dirname(folder), { recursive: true, force: true });
  return { kind, kills: count, failed, orphans };
}

/** @param {readonly string[]} line @returns {Promise<{ kills: number, failed: number }>} */
export async function startKills(line) {
  const text = { type: /** @type {const} */ ('string') };
  const { values } = parseArgs({
    args: [...line],
    options: { full: text, small: text, bare: text, seed: text, folder: text, port: text },
  });
  const random = seeded(Number(values.seed ?? 1));
  const run = { random, parent: values.folder ?? inRoot('.cache'), port: Number(values.port ?? 4573) };
  /** @type {readonly Series[]} */
  const series = [
    { kind: 'full', count: Number(values.full ?? 10), page: '/home' },
    { kind: 'small', count: Number(values.small ?? 50), page: '/products' },
    { kind: 'bare', count: Number(values.bare ?? 0), page: '/products' },
  ];
  const results = [];
  for (const one of series) if (one.count > 0) results.push(await runSeries(one, run));
  for (const { kind, kills, failed, orphans } of results)
    console.log(`${kind}: ${kills} kills, ${failed} starts failed, ${orphans} processes left`);
  if (results.some(({ failed, orphans }) => failed + orphans > 0)) process.exitCode = 1;
  return {
    kills: results.reduce((sum, one) => sum + one.kills, 0),
    failed: results.reduce((sum, one) => sum + one.failed, 0),
  };
}
