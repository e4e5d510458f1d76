import webpack from 'webpack';
import { inRoot } from '../root.mjs';

/** @typedef {import('webpack').StatsCompilation} StatsCompilation */

/**
 * Keeps what webpack has compiled for the next build. It is looked up by the contents of files, not by their times.
 *
 * @param {string} version digest of everything that decides how files are compiled
 * @returns {(config: import('webpack').Configuration) => import('webpack').Configuration}
 */
const cachedAs = (version) => (config) => ({
  ...config,
  cache: {
    type: 'filesystem',
    cacheDirectory: inRoot('.cache/webpack'),
    name: (config.name ?? '').replaceAll(' ', '-'),
    version,
    // The digest says it.
    buildDependencies: { defaultWebpack: [] },
  },
  snapshot: {
    module: { hash: true },
    contextModule: { hash: true },
    resolve: { hash: true },
    buildDependencies: { hash: true },
  },
});

/**
 * Runs webpack on all configurations of a package, side by side.
 *
 * @param {import('webpack').Configuration[]} configs the browser's first
 * @param {string} [cacheVersion] to use what builds of this version have kept; one process at a time may
 * @returns {Promise<StatsCompilation>} what the browser's build produced
 * @throws an error with all compile errors
 */
export async function compile(configs, cacheVersion) {
  const compiler = webpack(cacheVersion === undefined ? configs : configs.map(cachedAs(cacheVersion)));
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: false }));
  return stats.toJson({ all: false, assets: true, chunkGroups: true, chunkGroupAuxiliary: true, ids: true })
    .children[0];
}
