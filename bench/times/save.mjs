/** Saves results after each round, so that an interrupted run is not lost. */
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from 'tooling/root.mjs';

/** @param {string} name of the kind of run */
export function resultsFile(name) {
  const folder = inRoot('bench/results');
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(
    folder,
    `${name}-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.json`,
  );
  return {
    file,
    save: (/** @type {unknown} */ results) => fs.writeFileSync(file, JSON.stringify(results, undefined, 1)),
  };
}
