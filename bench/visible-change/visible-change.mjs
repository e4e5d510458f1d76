/**
 * `npm run bench -- visible-change [--changes N]`
 *
 * How long after `promote` and `rollback` have answered a running server serves the change.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runRelease, startServer } from '../kills/release-command.mjs';
import { makeSmallSite } from '../kills/small-site.mjs';
import { markdownTable } from '../report/table.mjs';

const options = /** @type {const} */ ({ changes: { type: 'string', default: '20' } });

/** Between two looks at what is served, in milliseconds. */
const lookMs = 5;

/** @param {string} origin @param {string} version of the shop @returns {Promise<boolean>} */
async function serves(origin, version) {
  const answer = await fetch(`${origin}/release/current.json`);
  const { remotes } = /** @type {{ remotes: { name: string, version: string }[] }} */ (await answer.json());
  return remotes.some((remote) => remote.name === 'shop' && remote.version === version);
}

/** @param {string} origin @param {string} version @returns {Promise<number>} milliseconds */
async function timeUntilServed(origin, version) {
  const startMs = performance.now();
  while (!(await serves(origin, version))) await new Promise((resolve) => setTimeout(resolve, lookMs));
  return performance.now() - startMs;
}

/** @param {readonly string[]} words of the command line */
async function change(words) {
  const { told, output } = await runRelease([...words]);
  if (!told?.ok) throw new Error(`${words[0]}: ${output}`);
}

/** @param {string} verb @param {number[]} times */
function rowOf(verb, times) {
  const inOrder = times.toSorted((one, other) => one - other);
  const median = inOrder[Math.floor(inOrder.length / 2)] ?? 0;
  return [verb, times.length, Math.round(median), Math.round(inOrder.at(-1) ?? 0)];
}

/** @param {string[]} parameters */
export async function visibleChange(parameters) {
  const changes = Number(parseArgs({ args: parameters, options }).values.changes);
  const parent = mkdtempSync(path.join(tmpdir(), 'visible-change-'));
  const site = await makeSmallSite(parent);
  const server = await startServer(['--port', '0', ...site.at]);
  /** @type {number[]} */
  const promotes = [];
  /** @type {number[]} */
  const rollbacks = [];
  try {
    for (let n = 0; n < changes; n += 1) {
      const shop = site.nextShop();
      await change(['publish', shop.folder, ...site.at]);
      await change(['promote', `shop@${shop.version}`, ...site.at]);
      promotes.push(await timeUntilServed(server.origin, shop.version));
      await change(['rollback', 'shop', '--reason', 'measured', ...site.at]);
      rollbacks.push(await timeUntilServed(server.origin, site.firstShop));
    }
  } finally {
    await server.kill();
    rmSync(parent, { recursive: true, force: true });
  }
  console.log(
    markdownTable(
      ['verb', 'changes', 'median until it is served, ms', 'longest, ms'],
      [rowOf('promote', promotes), rowOf('rollback', rollbacks)],
    ),
  );
}
