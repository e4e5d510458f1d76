/** The packages' own webpack configs, turned into what the dev server runs. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import { makeOwnFolder } from '../run/own-folder.mjs';
import { inRoot } from '../root.mjs';
import { releaseName } from '../site/packages.mjs';

/** @typedef {import('webpack').Configuration} Configuration */

/** @typedef {{ folder: string, name: string, base: string, outputFolder: string, browser: Configuration, data?: Configuration }} DevPackage */

export const devVersion = '0.0.0-dev';

/** @type {string | undefined} */
let outputParent;

/** Two dev servers of one checkout write into folders of their own. @param {string} folder */
function outputFolderOf(folder) {
  if (outputParent === undefined) {
    const parent = makeOwnFolder(inRoot('.cache/dev'));
    process.once('exit', () => rmSync(parent, { recursive: true, force: true }));
    outputParent = parent;
  }
  return path.join(outputParent, folder);
}

/** @param {string} name */
export const baseOf = (name) => `/remotes/${name}/${devVersion}/`;

/** Where compiled modules are kept between runs. @param {string} folder */
const fileCache = (folder) => ({
  type: /** @type {const} */ ('filesystem'),
  name: folder,
  cacheDirectory: inRoot('.cache/webpack'),
  buildDependencies: { config: [inRoot('tooling/'), inRoot(folder, 'webpack.config.mjs')] },
});

const refreshBridge = () =>
  new webpack.NormalModuleReplacementPlugin(
    /react-refresh[\\/]runtime(\.js)?$/,
    path.join(import.meta.dirname, 'refresh-bridge.cjs'),
  );

const clientRoot = () =>
  new webpack.NormalModuleReplacementPlugin(/^react-dom\/client$/, (resource) => {
    if (resource.context !== inRoot('host/src/entry')) return;
    resource.request = path.join(import.meta.dirname, 'client-root.mjs');
  });

/** @param {Configuration} config @param {string} folder @returns {Configuration} */
function withRefresh(config, folder) {
  const name = releaseName(folder);
  return {
    ...config,
    name: folder,
    cache: fileCache(folder),
    // Errors in the page are shown at their place in the sources.
    devtool: 'eval-source-map',
    output: { ...config.output, publicPath: baseOf(name) },
    // What failed is not written, so that the page keeps the last good build until the next one.
    optimization: { ...config.optimization, emitOnErrors: false },
    plugins: [
      ...(config.plugins ?? []),
      refreshBridge(),
      ...(folder === 'host' ? [clientRoot()] : []),
      new ReactRefreshPlugin({
        overlay: false,
        library: name,
        exclude: [/node_modules/, inRoot('tooling')],
      }),
    ],
  };
}

/**
 * @param {string} folder
 * @param {{ mode: 'development' | 'production', version: string }} build
 * @returns {Promise<Configuration[]>} the browser's first
 */
export async function packageConfigs(folder, build) {
  const { default: configsFor } = await import(pathToFileURL(inRoot(folder, 'webpack.config.mjs')).href);
  return configsFor({ ...build, outputFolder: outputFolderOf(folder) });
}

/** The config that compiles `data/build.ts`, if there is one. @param {readonly Configuration[]} configs */
export const dataConfigOf = (configs) => configs.find(({ name }) => name?.startsWith('data of '));

/** @param {string} folder @returns {Promise<DevPackage>} */
export async function devPackage(folder) {
  const configs = await packageConfigs(folder, { mode: 'development', version: devVersion });
  const data = dataConfigOf(configs);
  const name = releaseName(folder);
  const browser = withRefresh(configs[0] ?? {}, folder);
  return {
    folder,
    name,
    base: baseOf(name),
    outputFolder: outputFolderOf(folder),
    browser,
    ...(data && { data }),
  };
}
