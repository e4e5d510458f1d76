/**
 * `npm run bench -- visible-change [--bucket] [--pages N] [--changes N]`
 *
 * How long after Enter each of two running servers serves a rollback, and the promote of the same version again, on a site of
 * `pages` pages. With `--bucket`, the store is in a bucket of a Ceph gateway.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { releaseDone, startServer } from '../kills/release-command.mjs';
import { makeSmallSite } from '../kills/small-site.mjs';
import { markdownTable } from '../report/table.mjs';

const options = /** @type {const} */ ({
  bucket: { type: 'boolean' },
  pages: { type: 'string', default: '400' },
  changes: { type: 'string', default: '30' },
});

/** Between two looks at what is served, in milliseconds. */
const lookMs = 5;

/** A page of the shop shows its version. @param {string} origin @param {string} version @param {() => boolean} isOver */
async function untilServed(origin, version, isOver) {
  const name = `/remotes/shop/${version}/`;
  while (!(await (await fetch(`${origin}/shop`)).text()).includes(name) && !isOver())
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  return performance.now();
}

/** A server must show a change within this time after the command has ended, in milliseconds. */
const longestMs = 60_000;

/**
 * @param {readonly string[]} words of the command line
 * @param {readonly string[]} origins
 * @param {string} version of the shop that they lead to
 * @returns {Promise<number[]>} milliseconds from Enter, of each server
 */
async function timeChange(words, origins, version) {
  let endMs = Infinity;
  const startMs = performance.now();
  const changing = releaseDone(words).finally(() => (endMs = performance.now() + longestMs));
  const served = origins.map((origin) => untilServed(origin, version, () => performance.now() > endMs));
  const times = await Promise.all(served);
  await changing;
  return times.map((timeMs) => timeMs - startMs);
}

/** @param {string} verb @param {number} server @param {number[][]} times of each change, on each server */
function rowOf(verb, server, times) {
  const inOrder = times.map((ofServers) => ofServers[server] ?? 0).toSorted((one, other) => one - other);
  const atShare = (/** @type {number} */ share) =>
    Math.round(inOrder[Math.ceil(inOrder.length * share) - 1] ?? 0);
  return [verb, server + 1, times.length, atShare(0.5), atShare(0.95), atShare(1)];
}

/** @param {string[]} parameters */
export async function visibleChange(parameters) {
  const { bucket, pages, changes } = parseArgs({ args: parameters, options }).values;
  const parent = mkdtempSync(path.join(os.tmpdir(), 'visible-change-'));
  const site = await makeSmallSite(parent, { isInBucket: bucket, pages: Number(pages) });
  const servers = [];
  /** @type {number[][]} */
  const rollbacks = [];
  /** @type {number[][]} */
  const promotes = [];
  try {
    for (let n = 0; n < 2; n += 1) servers.push(await startServer(site.serving()));
    const origins = servers.map(({ origin }) => origin);
    const { folder, version } = site.nextShop();
    const promote = ['promote', `shop@${version}`, '--quick', ...site.at];
    await releaseDone(['publish', folder, ...site.at]);
    await timeChange(promote, origins, version);
    for (let n = 0; n < Number(changes); n += 1) {
      const rollback = ['rollback', 'shop', '--reason', 'measured', '--quick', ...site.at];
      rollbacks.push(await timeChange(rollback, origins, site.firstShop));
      promotes.push(await timeChange(promote, origins, version));
    }
  } finally {
    for (const { kill } of servers) await kill();
    await site.close();
    rmSync(parent, { recursive: true, force: true });
  }
  const rows = [0, 1].flatMap((server) => [
    rowOf('rollback', server, rollbacks),
    rowOf('promote', server, promotes),
  ]);
  console.log(markdownTable(['verb', 'server', 'changes', 'median, ms', 'p95, ms', 'longest, ms'], rows));
  const load = os.loadavg().map((average) => average.toFixed(1));
  console.log(`${pages} pages, load average ${load.join(', ')}, ${os.cpus().length} processors.`);
}
