/**
 * `npm run bench -- start-pairs --before REV [--after REV] [--rounds N] [--folder DIR] [--port N]`
 *
 * How long `npm start` takes in a fresh clone with nothing installed, until the home page answers: of two commits, in turns, so
 * that both meet the same machine. The npm cache of this account is used as it is. Needs Linux.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root } from 'tooling/root.mjs';
import { summarise } from '../model/statistics.mjs';
import { markdownTable } from '../report/table.mjs';
import { startSite } from './site-start.mjs';

const inSeconds = (/** @type {number} */ ms) => (ms / 1000).toFixed(1);

/** @param {string[]} parameters @param {string} [cwd] */
const git = (parameters, cwd = root) => execFileSync('git', parameters, { cwd }).toString().trim();

/** @param {string} revision @param {{ parent: string, port: number }} options @returns {Promise<number>} milliseconds */
async function timeStart(revision, { parent, port }) {
  const folder = path.join(mkdtempSync(path.join(parent, 'start-pairs-')), 'clone');
  git(['clone', '--quiet', '--no-local', root, folder]);
  git(['checkout', '--quiet', revision], folder);
  const startedAtMs = performance.now();
  const start = startSite(folder, { port, page: '/home' });
  const failure = await start.ready();
  const tookMs = performance.now() - startedAtMs;
  start.signal('SIGTERM');
  while (start.processes().length > 0) await wait(100);
  rmSync(path.dirname(folder), { recursive: true });
  if (failure) throw new Error(`The start of ${revision} failed: ${failure}`);
  return tookMs;
}

/** @param {string[]} words of the command line */
function readPairOptions(words) {
  const { values } = parseArgs({
    args: words,
    options: {
      before: { type: 'string' },
      after: { type: 'string', default: 'HEAD' },
      rounds: { type: 'string', default: '3' },
      folder: { type: 'string', default: os.tmpdir() },
      port: { type: 'string', default: '4970' },
    },
  });
  if (values.before === undefined) throw new Error('Name the commit to compare with: --before REV');
  const revisions = [values.before, values.after].map((revision) => git(['rev-parse', revision]));
  return { revisions, rounds: Number(values.rounds), parent: values.folder, port: Number(values.port) };
}

/** @param {string[]} words of the command line */
export async function startPairs(words) {
  const { revisions, rounds, parent, port } = readPairOptions(words);
  const times = revisions.map((revision) => ({ revision, ms: /** @type {number[]} */ ([]) }));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { revision, ms } of times) {
      ms.push(await timeStart(revision, { parent, port }));
      console.log(`round ${round}, ${revision.slice(0, 7)}: ${inSeconds(ms.at(-1) ?? NaN)} s`);
    }
  }
  const summaries = times.map(({ ms }) => summarise(ms));
  const rows = times.map(({ revision }, index) => {
    const { median = NaN, min = NaN, max = NaN } = summaries[index] ?? {};
    const part = median / (summaries[0]?.median ?? NaN);
    return [revision.slice(0, 7), ...[median, min, max].map(inSeconds), `${(100 * part).toFixed(0)} %`];
  });
  console.log(markdownTable(['commit', 'median s', 'shortest', 'longest', 'of the first'], rows));
}
