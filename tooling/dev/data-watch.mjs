/**
 * Runs `data/build.ts` of a package at the start and after each change of it or of a file beside it, into the folder that
 * the dev server serves.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import { dataOutput } from '../build/data.mjs';
import { problemsIn } from './problems.mjs';

const require = createRequire(import.meta.url);

/** @typedef {{ outputFolder: string, dataFolder?: string | undefined }} Folders */

/** @param {Folders} folders @param {string} packageFolder */
async function runDataBuild({ outputFolder, dataFolder }, packageFolder) {
  const program = path.join(outputFolder, 'node/data-build.cjs');
  Reflect.deleteProperty(require.cache, program);
  await rm(path.join(outputFolder, 'data'), { recursive: true, force: true });
  await rm(path.join(outputFolder, 'facts'), { recursive: true, force: true });
  await require(program).build(dataOutput(outputFolder, { packageFolder, dataFolder, program }));
}

/**
 * @param {import('webpack').Configuration} config of `data/build.ts`
 * @param {Folders} folders
 * @param {{ board: import('./problem-board.mjs').ProblemBoard, reload: boolean }} pages  whether they reload after a run
 * @returns {Promise<void>} after the first run
 */
export function watchData(config, folders, { board, reload }) {
  const compiler = webpack(config);
  if (!compiler) throw new Error(`${config.name}: not a configuration`);
  const packageFolder = config.context ?? '';
  const name = path.basename(packageFolder);
  const report = (/** @type {string | undefined} */ failure) => {
    const found = failure === undefined ? [] : problemsIn(failure, { kind: 'Data', package: name });
    board.set(`data ${name}`, found);
    if (failure === undefined) board.built({ reload });
    else console.error(failure);
  };
  // The program also reads files that are not modules, such as articles and photographs.
  compiler.hooks.afterCompile.tap('files of data', ({ contextDependencies }) => {
    for (const folder of ['data', 'catalogue', 'sample', '../host/brand'].map((name) =>
      path.join(packageFolder, name),
    ))
      if (existsSync(folder)) contextDependencies.add(folder);
  });
  return new Promise((resolve) => {
    compiler.watch({ aggregateTimeout: 100 }, async (error, stats) => {
      const failure = error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : undefined);
      report(failure ?? (await failureOf(runDataBuild(folders, packageFolder))));
      resolve();
    });
  });
}

/** @param {Promise<void>} run @returns {Promise<string | undefined>} */
const failureOf = (run) =>
  run.then(
    () => undefined,
    (error) => (error instanceof Error ? error.message : String(error)),
  );
