/** Builds one remote after each change, as it is built for a release, but not made small. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import { federationId, readDescriptor, screensOf } from '../webpack/remote.mjs';
import { inRoot } from '../root.mjs';
import { dataConfigOf, devVersion, packageConfigs } from './configs.mjs';
import { watchData } from './data-watch.mjs';

/** @typedef {import('shared-types/release').ManifestRemote} ManifestRemote */

/**
 * @typedef {object} WatchedRemote
 * @property {string} outputFolder
 * @property {string} base                    address of its files
 * @property {() => ManifestRemote} current   the last good build, as a manifest says it
 */

/** @param {string} outputFolder @param {string} base */
const pinner = (outputFolder, base) => async (/** @type {string} */ file) => {
  const bytes = await readFile(path.join(outputFolder, file));
  return { href: base + file, integrity: `sha256-${createHash('sha256').update(bytes).digest('base64')}` };
};

/**
 * @param {string} folder of the remote
 * @param {{ outputFolder: string, base: string, stats: import('webpack').Stats }} built
 * @returns {Promise<ManifestRemote>}
 */
async function sliceOf(folder, { outputFolder, base, stats }) {
  const { name, contract, claims, routes, facts = [] } = readDescriptor(inRoot(folder));
  const pin = pinner(outputFolder, base);
  const screens = await Promise.all(
    screensOf(routes).map(async (screen) => {
      const files = stats.compilation.namedChunkGroups.get(screen)?.getFiles() ?? [];
      return [screen, await Promise.all(files.filter((file) => file.endsWith('.js')).map(pin))];
    }),
  );
  return {
    name,
    version: devVersion,
    id: federationId(name, devVersion),
    base,
    contract,
    claims,
    routes,
    facts,
    entry: await pin('entry.js'),
    screens: Object.fromEntries(screens),
  };
}

/**
 * @param {string} folder  `remote-catalogue`
 * @param {() => void} onChange after each good build but the first
 * @returns {Promise<WatchedRemote>} after the first good build
 */
export async function watchRemote(folder, onChange) {
  const configs = await packageConfigs(folder, { mode: 'production', version: devVersion });
  const outputFolder = inRoot('.cache/dev', folder);
  const base = `/remotes/${readDescriptor(inRoot(folder)).name}/${devVersion}/`;
  const data = dataConfigOf(configs);
  if (data) await watchData(data, outputFolder);
  const [browser] = configs;
  const compiler = webpack({ ...browser, optimization: { ...browser?.optimization, minimize: false } });
  /** @type {ManifestRemote | undefined} */
  let current;
  await new Promise((resolve) => {
    compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
      if (error || !stats || stats.hasErrors()) {
        console.error(error ?? stats?.toString('errors-only'));
        return;
      }
      sliceOf(folder, { outputFolder, base, stats }).then((slice) => {
        const isFirst = current === undefined;
        current = slice;
        if (isFirst) resolve(undefined);
        else onChange();
      }, console.error);
    });
  });
  return {
    outputFolder,
    base,
    current: () => {
      if (!current) throw new Error(`${folder} has not been built`);
      return current;
    },
  };
}
