/** Saves results after each round, so that an interrupted run is not lost. */
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from 'tooling/setup/root';

export function resultsFile(name: string) {
  const folder = inRoot('bench/results');
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(
    folder,
    `${name}-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.json`,
  );
  return {
    file,
    save: (results: unknown) => fs.writeFileSync(file, JSON.stringify(results, undefined, 1)),
  };
}
