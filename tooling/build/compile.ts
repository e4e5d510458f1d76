import webpack, { type Configuration, type MultiStats, type StatsCompilation } from 'webpack';
import { inRoot } from 'tooling/setup/root';

/**
 * Keeps what webpack has compiled for the next build. It is looked up by the contents of files, not by their times.
 * @param version  digest of everything that decides how files are compiled
 */
const cachedAs =
  (version: string) =>
  (config: Configuration): Configuration => ({
    ...config,
    cache: {
      type: 'filesystem',
      cacheDirectory: inRoot('.cache/webpack'),
      name: (config.name ?? '').replaceAll(' ', '-'),
      version,
      // The version is made from them already.
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
 * Runs webpack on all configurations, the browser's first, side by side. @returns statistics of the browser's build
 * @param cacheVersion  to use what builds of this version have kept; one process at a time. @throws all compile errors
 */
export async function compile(configs: Configuration[], cacheVersion?: string): Promise<StatsCompilation> {
  const compiler = webpack(cacheVersion === undefined ? configs : configs.map(cachedAs(cacheVersion)));
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result as MultiStats)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: false }));
  const wanted = { all: false, assets: true, chunkGroups: true, chunkGroupAuxiliary: true, ids: true };
  const [browser] = stats.toJson(wanted).children as [StatsCompilation];
  return browser;
}
