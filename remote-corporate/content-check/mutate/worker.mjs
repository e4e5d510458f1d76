/** Runs trials one after the other in a worker, which can be ended when one hangs. */
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { contentFolder } from '../../content-compiler/content-folder.mjs';
import { readComposition } from '../composition.mjs';
import { readContentFiles } from '../content-files.mjs';
import { latestDay } from '../latest-day.mjs';
import { tryMutation, unchangedOf } from './try-mutation.mjs';

const { first, count, renderer } = workerData;
const files = readContentFiles(contentFolder);
const trial = {
  files,
  unchanged: unchangedOf(files),
  composition: readComposition(),
  today: latestDay(),
  renderer: createRequire(import.meta.url)(renderer),
};

for (let seed = first; seed < first + count; seed += 1) {
  const startMs = performance.now();
  const result = tryMutation(trial, seed);
  parentPort?.postMessage({ seed, ...result, tookMs: performance.now() - startMs });
}
