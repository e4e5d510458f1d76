/** `npm run content:mutate -- --count 10000 --seed 1`: tries changed content and counts what becomes of it. */
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';

/** A change that takes longer is a hang: an editor's build would stand still. */
const longestTrialMs = 30_000;

/**
 * @param {{ parameters: readonly string[], renderer: string, print: (line: string) => void }} context
 * @returns {Promise<number>} 1 if there was a crash, a hang or a page that does harm
 */
export async function mutate({ parameters, renderer, print }) {
  const { values } = parseArgs({
    args: [...parameters],
    options: { count: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
  });
  const [count, seed] = [Number(values.count), Number(values.seed)];
  if (!Number.isInteger(count) || count < 1 || !Number.isInteger(seed)) {
    print('Write whole numbers: --count 10000 --seed 1');
    return 2;
  }
  const results = await trialsOf({ first: seed * 1_000_000, count, renderer, print });
  for (const line of findingsText(results)) print(line);
  return results.some(({ outcome }) => outcome === 'crash') ? 1 : 0;
}

/** @typedef {{ seed: number, outcome: 'error' | 'page' | 'crash', file: string, detail: string, tookMs: number }} Result */

/**
 * @param {{ first: number, count: number, renderer: string, print: (line: string) => void }} options
 * @returns {Promise<readonly Result[]>}
 */
async function trialsOf({ first, count, renderer, print }) {
  /** @type {Result[]} */
  const results = [];
  while (results.length < count) {
    const before = results.length;
    await runWorker({ first: first + before, count: count - before, renderer }, (result) => {
      results.push(result);
      if (results.length % 1000 === 0) print(`${results.length} of ${count}`);
    });
    // The trial after the last result hung.
    if (results.length < count) results.push(hang(first + results.length));
  }
  return results;
}

/** @param {number} seed @returns {Result} */
const hang = (seed) => ({
  seed,
  outcome: 'crash',
  file: '',
  detail: `No answer within ${longestTrialMs / 1000} s, or the program ended`,
  tookMs: longestTrialMs,
});

/**
 * @param {{ first: number, count: number, renderer: string }} workerData
 * @param {(result: Result) => void} onResult
 * @returns {Promise<void>} when it has ended, or was ended because it hung
 */
const runWorker = (workerData, onResult) =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData });
    const watch = () => setTimeout(() => void worker.terminate(), longestTrialMs);
    let timer = watch();
    worker.on('message', (result) => {
      clearTimeout(timer);
      timer = watch();
      onResult(result);
    });
    worker.on('error', () => {});
    worker.on('exit', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const shownCrashes = 20;

/** @param {readonly Result[]} results @returns {readonly string[]} */
function findingsText(results) {
  const of = (/** @type {Result['outcome']} */ outcome) =>
    results.filter((result) => result.outcome === outcome);
  const slowest = results.reduce((one, other) => (other.tookMs > one.tookMs ? other : one));
  return [
    ...of('crash')
      .slice(0, shownCrashes)
      .map(({ seed, file, detail }) => `seed ${seed} ${file}: ${detail}`),
    `${results.length} changed files: ${of('error').length} clear errors, ${of('page').length} pages, ${of('crash').length} crashes.`,
    `The slowest took ${Math.round(slowest.tookMs)} ms (seed ${slowest.seed}).`,
  ];
}
