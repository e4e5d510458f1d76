/** The packages' own webpack configs, turned into what the dev server runs. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import { configsOf } from '../build/configs-of.mjs';
import { makeOwnFolder } from '../run/own-folder.mjs';
import { inPackage, inRoot } from '../root.mjs';
import { releaseName } from '../site/packages.mjs';
import { contractCheck } from './contract-check.mjs';
import { clientBase, devVersion } from './dev-site.mjs';
import { runData } from './run-data.mjs';

/** @typedef {import('webpack').Configuration} Configuration */

/**
 * @typedef {object} DevPackage
 * @property {string} folder        `remote-catalogue`
 * @property {string} base          where its files are on the server
 * @property {string} outputFolder  where they are on the disk
 * @property {readonly Configuration[]} configs  the browser's first
 * @property {Map<string, () => Promise<void>>} later  makes files of the output folder that somebody asks for, by their names
 */

/** Two dev servers of one checkout write into folders of their own. */
const outputParent = makeOwnFolder(inRoot('.cache/dev'));
process.once('exit', () => rmSync(outputParent, { recursive: true, force: true }));

/** In the folder of what runs in the page. @param {string} name */
const inClient = (name) => path.join(import.meta.dirname, 'client', name);

/** The only script with webpack-dev-server's client: one connection and one overlay for all packages. @returns {Configuration} */
export const clientConfig = () => ({
  name: 'client',
  mode: 'development',
  devtool: false,
  entry: { main: inClient('main.js') },
  // The server takes it from here.
  infrastructureLogging: { level: 'warn' },
  output: { path: path.join(outputParent, 'client'), publicPath: clientBase },
});

/**
 * Where compiled modules are kept between runs; not where builds keep theirs.
 *
 * @param {string} folder of the package
 * @param {string} [kind]
 */
const fileCache = (folder, kind = '') => ({
  type: /** @type {const} */ ('filesystem'),
  name: folder + kind,
  cacheDirectory: inRoot('.cache/dev-webpack'),
  buildDependencies: { config: [inPackage('tooling', '/'), inRoot(folder, 'webpack.config.mjs')] },
});

/** Replaces changed components in the page. @param {Configuration} config @param {string} folder @returns {Configuration} */
const hotConfig = (config, folder) => ({
  ...config,
  cache: fileCache(folder),
  devtool: 'eval-source-map',
  plugins: [
    ...(config.plugins ?? []),
    new webpack.NormalModuleReplacementPlugin(
      /react-refresh[\\/]runtime(\.js)?$/,
      inClient('refresh-bridge.cjs'),
    ),
    new webpack.HotModuleReplacementPlugin(),
    new webpack.EntryPlugin(inRoot(folder), inClient('hot-updates.cjs'), {}),
    new ReactRefreshPlugin({
      overlay: false,
      library: releaseName(folder),
      exclude: [/node_modules/, inPackage('tooling')],
    }),
  ],
});

/** As for a release, but without what looks at all modules to make the files smaller. @param {Configuration} config @returns {Configuration} */
const quickConfig = (config) => ({
  ...config,
  optimization: {
    ...config.optimization,
    minimize: false,
    concatenateModules: false,
    innerGraph: false,
    mangleExports: false,
    realContentHash: false,
    usedExports: false,
  },
});

/** The released host has no development build of React. @param {Configuration} config @param {string} folder @returns {Configuration} */
const releaseConfig = (config, folder) => ({
  ...quickConfig(config),
  cache: fileCache(folder, '-alone'),
  devtool: 'eval-cheap-module-source-map',
});

const common = {
  // Served from the disk, and without webpack-dev-server's client.
  .../** @type {Configuration} */ (/** @type {unknown} */ ({ devServer: false })),
  // The overlay shows those of the types alone.
  ignoreWarnings: [(/** @type {Error} */ { message }) => !message.includes('error TS')],
};

/**
 * @param {string} folder
 * @param {{ isHot: boolean, dataFolder?: string | undefined, onData: () => void }} options `dataFolder`: to build in the
 *   place of the package's own data; `onData` is called after each build of data
 * @returns {Promise<DevPackage>}
 */
export async function devPackage(folder, { isHot, dataFolder, onData }) {
  const outputFolder = path.join(outputParent, 'packages', folder);
  const base = `/remotes/${releaseName(folder)}/${devVersion}/`;
  const [browser, ...others] = await configsOf(inRoot(folder), {
    mode: isHot ? 'development' : 'production',
    version: devVersion,
    outputFolder,
  });
  const later = new Map();
  const data = others.find(({ name }) => name?.startsWith('data of '));
  const config = isHot ? hotConfig(browser, folder) : releaseConfig(browser, folder);
  const contract = folder === 'host' ? [] : [await contractCheck(folder)];
  return {
    folder,
    base,
    outputFolder,
    later,
    configs: [
      {
        ...config,
        ...common,
        name: folder,
        output: { ...config.output, publicPath: base },
        // What failed is not written, so that the page keeps the last good build until the next one.
        optimization: { ...config.optimization, emitOnErrors: false },
        plugins: [...(config.plugins ?? []), ...contract],
      },
      ...(data
        ? [
            {
              ...quickConfig(data),
              ...common,
              cache: fileCache(folder, '-data'),
              plugins: [
                ...(data.plugins ?? []),
                runData(folder, { outputFolder, dataFolder, later, onData }),
              ],
            },
          ]
        : []),
    ],
  };
}
