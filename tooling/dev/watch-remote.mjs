/** Builds one remote after each change, as it is built for a release, but not made small. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import { exposedBy, readDescriptor } from '../webpack/remote.mjs';
import { inRoot } from '../root.mjs';
import { baseOf, dataConfigOf, devVersion, packageConfigs } from './configs.mjs';
import { watchData } from './data-watch.mjs';
import { manifestRemote } from './dev-site.mjs';
import { packageChecks } from './package-checks.mjs';
import { problemsIn, problemsOfBuild } from './problems.mjs';

/** @typedef {import('shared-types').RemoteDescriptor} RemoteDescriptor */
/** @typedef {import('shared-types/release').ManifestRemote} ManifestRemote */
/** @typedef {import('./problem-board.mjs').ProblemBoard} ProblemBoard */

/** @typedef {Awaited<ReturnType<typeof watchRemote>>} WatchedRemote */

/** @param {string} outputFolder @param {string} base */
const pinner = (outputFolder, base) => async (/** @type {string} */ file) => {
  const bytes = await readFile(path.join(outputFolder, file));
  return { href: base + file, integrity: `sha256-${createHash('sha256').update(bytes).digest('base64')}` };
};

/**
 * Reads `remote.json` after each build. While it has an error, the pages keep what it said before: they pin the files of
 * the build, which are new.
 *
 * @param {string} folder of the remote
 */
export function descriptorReader(folder) {
  /** @type {RemoteDescriptor | undefined} */
  let lastGood;
  return () => {
    try {
      lastGood = readDescriptor(folder);
    } catch (error) {
      if (!lastGood) throw error;
    }
    return lastGood;
  };
}

/**
 * @param {RemoteDescriptor} descriptor
 * @param {{ outputFolder: string, base: string, stats: import('webpack').Stats }} built
 * @returns {Promise<ManifestRemote>}
 */
async function sliceOf(descriptor, { outputFolder, base, stats }) {
  const pin = pinner(outputFolder, base);
  const screens = await Promise.all(
    exposedBy(descriptor).map(async ({ name }) => {
      const files = stats.compilation.namedChunkGroups.get(name)?.getFiles() ?? [];
      return /** @type {const} */ ([
        name,
        await Promise.all(files.filter((file) => file.endsWith('.js')).map(pin)),
      ]);
    }),
  );
  const built = { base, entry: await pin('entry.js'), screens: Object.fromEntries(screens) };
  return manifestRemote(descriptor, { ...built, descriptorFile: await pin('remote.json') });
}

/** @param {string} outputFolder @returns {import('./locate.mjs').FindMap} */
const findMapIn = (outputFolder) => (/** @type {string} */ address) => {
  const file = path.join(outputFolder, `${path.basename(new URL(address).pathname)}.map`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

/** @param {import('webpack').Configuration} browser as for a release @returns {import('webpack').Configuration} */
const watchedConfig = (browser) => ({
  ...browser,
  devtool: 'source-map',
  optimization: { ...browser.optimization, minimize: false, emitOnErrors: false },
});

/**
 * @param {string} folder  `remote-catalogue`
 * @param {ProblemBoard} board gets the problems, and a notice of each build
 * @param {string} [dataFolder] to build in the place of the package's own data
 * @returns after the first build, good or not
 */
export async function watchRemote(folder, board, dataFolder) {
  const configs = await packageConfigs(folder, { mode: 'production', version: devVersion });
  const [browser] = configs;
  const outputFolder = browser?.output?.path ?? '';
  const base = baseOf(readDescriptor(inRoot(folder)).name);
  const check = packageChecks(board);
  const currentDescriptor = descriptorReader(inRoot(folder));
  const origin = { package: folder };
  const data = dataConfigOf(configs);
  if (data) await watchData(data, { outputFolder, dataFolder }, { board, reload: true });
  const compiler = webpack(watchedConfig(browser ?? {}));
  if (!compiler) throw new Error(`${folder}: webpack got no configuration`);
  /** @type {ManifestRemote | undefined} */
  let current;
  /** @param {import('webpack').Stats} stats */
  const take = async (stats) => {
    board.set('build', problemsOfBuild(stats, { ...origin, kind: 'Build' }));
    check(folder);
    if (stats.hasErrors()) {
      console.error(stats.toString('errors-only'));
      return;
    }
    try {
      current = await sliceOf(currentDescriptor(), { outputFolder, base, stats });
      board.built({ reload: true });
    } catch (error) {
      // The check of remote.json says where.
      console.error(error);
    }
  };
  await new Promise((resolve) => {
    compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
      if (error) board.set('build', problemsIn(error.message, { ...origin, kind: 'Build' }));
      (stats ? take(stats) : Promise.resolve()).then(resolve, console.error);
    });
  });
  /** The last good build, as a manifest says it. */
  const lastGood = () => current;
  return { folder, outputFolder, base, current: lastGood, findMap: findMapIn(outputFolder) };
}
