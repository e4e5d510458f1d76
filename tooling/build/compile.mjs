import webpack from 'webpack';

/** @typedef {import('webpack').StatsCompilation} StatsCompilation */

/**
 * Runs webpack on all configurations of a package, side by side.
 *
 * @param {import('webpack').Configuration[]} configs the browser's first
 * @returns {Promise<StatsCompilation>} what the browser's build produced
 * @throws an error with all compile errors
 */
export async function compile(configs) {
  const compiler = webpack(configs);
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: false }));
  return stats.toJson({ all: false, assets: true, chunkGroups: true, chunkGroupAuxiliary: true, ids: true })
    .children[0];
}
