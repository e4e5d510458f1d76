/** The packages' own webpack configs, turned into what the dev server runs. */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { makeOwnFolder } from 'tooling/setup/own-folder';
import { inPackage, inRoot } from 'tooling/setup/root';
import webpack, { type Configuration } from 'webpack';
import { configsOf } from '../build/configs-of.js';
import { releaseName } from '../site/packages.js';
import { contractCheck } from './contract-check.js';
import { clientBase, type DevPackage, devVersion } from './dev-site.js';
import { runData } from './run-data.js';

/** Two dev servers of one checkout write into folders of their own. */
const outputParent = makeOwnFolder(inRoot('.cache/dev'));
process.once('exit', () => rmSync(outputParent, { recursive: true, force: true }));

/** Path of a file that runs in the page. */
const inClient = (name: string) => inPackage('tooling', 'dist/dev/client', name);

/** The only script with webpack-dev-server's client: one connection and one overlay for all packages. */
export const clientConfig = (): Configuration => ({
  name: 'client',
  mode: 'development',
  devtool: false,
  entry: { main: inClient('main.js') },
  // The server takes it from here.
  infrastructureLogging: { level: 'warn' },
  output: { path: path.join(outputParent, 'client'), publicPath: clientBase },
});

/** Cache of compiled modules between runs, apart from the cache of builds. @param folder  of the package */
const fileCache = (folder: string, kind = '') => ({
  type: 'filesystem' as const,
  name: folder + kind,
  cacheDirectory: inRoot('.cache/dev-webpack'),
  buildDependencies: {
    config: [inPackage('tooling', '/'), ...[inRoot(folder, 'dist/build/')].filter((own) => existsSync(own))],
  },
});

/** Replaces changed components in the page. */
const hotConfig = (config: Configuration, folder: string): Configuration => ({
  ...config,
  cache: fileCache(folder),
  devtool: 'eval-source-map',
  plugins: [
    ...(config.plugins ?? []),
    new webpack.NormalModuleReplacementPlugin(
      /react-refresh[\\/]runtime(\.js)?$/,
      inPackage('tooling', 'dev/client/refresh-bridge.cjs'),
    ),
    new webpack.HotModuleReplacementPlugin(),
    new webpack.EntryPlugin(inRoot(folder), inPackage('tooling', 'dev/client/hot-updates.cjs'), {}),
    new ReactRefreshPlugin({
      overlay: false,
      library: releaseName(folder),
      exclude: [/node_modules/, inPackage('tooling')],
    }),
  ],
});

/** Configuration of a release without the optimizations that look at all modules to make files smaller. */
const quickConfig = (config: Configuration): Configuration => ({
  ...config,
  devtool: false,
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

/** Configuration for a released host, which has no development build of React. */
const releaseConfig = (config: Configuration, folder: string): Configuration => ({
  ...quickConfig(config),
  cache: fileCache(folder, '-alone'),
  devtool: 'eval-cheap-module-source-map',
});

const common = {
  // Served from the disk, and without webpack-dev-server's client.
  ...({ devServer: false } as unknown as Configuration),
  // The overlay shows what is wrong in a package, not what a library could do better.
  ignoreWarnings: [() => true],
};

/** `dataFolder`: data to build in the place of the package's own; `onData` is called after each build of data. */
export async function devPackage(
  folder: string,
  { isHot, dataFolder, onData }: { isHot: boolean; dataFolder?: string | undefined; onData: () => void },
): Promise<DevPackage> {
  const outputFolder = path.join(outputParent, 'packages', folder);
  const base = `/remotes/${releaseName(folder)}/${devVersion}/`;
  const [browser, ...others] = await configsOf(inRoot(folder), {
    mode: isHot ? 'development' : 'production',
    version: devVersion,
    outputFolder,
  });
  const later: DevPackage['later'] = new Map();
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
        output: { ...config.output, publicPath: base },
        // A failed build is not written, so that the page keeps the last good build until the next one.
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
