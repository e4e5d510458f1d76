/** What every build of every package has in common. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { manifestOf } from '../root.mjs';

const require = createRequire(import.meta.url);

/**
 * @typedef {object} BuildOptions
 * @property {string} version       semantic version of the release
 * @property {string} outputFolder  absolute; becomes the release folder
 * @property {'production' | 'development'} mode
 */

/** @typedef {import('webpack').Configuration} Configuration */
/** @typedef {import('webpack').RuleSetRule} Rule */

/** @param {BuildOptions} options */
const scripts = ({ mode }) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: require.resolve('swc-loader'),
  options: {
    // Not what stands in folders above the repository.
    swcrc: false,
    configFile: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: {
          runtime: 'automatic',
          development: mode === 'development',
          refresh: mode === 'development',
        },
      },
    },
  },
});

/**
 * A class carries a hash of its sheet: releases of several packages, or of one, meet in a page, and then only equal sheets
 * have equal names.
 *
 * @param {string} folder of the package
 * @returns {(context: { resourcePath: string }, pattern: string, name: string) => string}
 */
const nameByContent = (folder) => {
  const { name: owner } = manifestOf(folder);
  return ({ resourcePath }, _pattern, name) => {
    const place = path.join(owner, path.relative(folder, resourcePath)).replaceAll(path.sep, '/');
    const hash = createHash('sha256').update(place).update(fs.readFileSync(resourcePath)).digest('base64url');
    return `${name}-${hash.slice(0, 4)}`;
  };
};

/**
 * While a package is edited, a class keeps its name whatever is added beside it.
 *
 * @param {string} folder of the package
 * @param {BuildOptions} options
 */
const namesOfClasses = (folder, { mode }) =>
  mode === 'development'
    ? { localIdentName: '[local]-[hash:base64:5]', localIdentContext: folder }
    : { getLocalIdent: nameByContent(folder) };

export const lengthsAsRem = path.join(import.meta.dirname, 'loaders/lengths-as-rem.mjs');

/**
 * Class names come out equal in the browser build and in the node build.
 *
 * @param {string} folder     of the package
 * @param {BuildOptions} options
 * @param {boolean} emitsFiles false in the node build
 */
const styles = (folder, options, emitsFiles) => ({
  test: /\.css$/,
  // The host links it itself.
  exclude: /\/theme\/look\.css$/,
  use: [
    ...(emitsFiles ? [MiniCssExtractPlugin.loader] : []),
    {
      loader: require.resolve('css-loader'),
      options: {
        // What a sheet imports is built as the sheet itself.
        importLoaders: emitsFiles ? 1 : 0,
        modules: {
          auto: true,
          // Each selector needs a class of the sheet: a sheet stays in the document when its screen has gone.
          mode: 'pure',
          namedExport: false,
          exportOnlyLocals: !emitsFiles,
          ...namesOfClasses(folder, options),
        },
      },
    },
    // Class names do not depend on lengths.
    ...(emitsFiles ? [lengthsAsRem] : []),
  ],
});

/** @param {RegExp} test @param {string} loader of ours @returns {Rule} */
export const writtenBy = (test, loader) => ({
  test,
  enforce: 'pre',
  loader: path.join(import.meta.dirname, 'loaders', loader),
});

/** Leaves out of the host what it does not use of react-router. */
export const pureRouter = writtenBy(/[\\/]node_modules[\\/]react-router[\\/].*\.mjs$/, 'pure-router.mjs');

/** Pictures and fonts keep one address for as long as their bytes are the same, whatever release they come with. */
const unchangingFiles = (/** @type {boolean} */ emitsFiles) => ({
  test: /\.(svg|png|webp|avif|woff2)$/,
  // The host puts it into the address itself.
  exclude: /\/brand\/mark\.svg$/,
  type: 'asset/resource',
  generator: { filename: 'assets/[contenthash:20][ext]', publicPath: '/', emit: emitsFiles },
});

/**
 * @param {string} folder      of the package
 * @param {BuildOptions} options
 * @param {{ emitsFiles: boolean, rules?: Rule[] }} kind
 * @returns {Configuration & { module: { rules: Rule[] } }}
 */
export const baseConfig = (folder, options, { emitsFiles, rules = [] }) => ({
  name: path.basename(folder),
  mode: options.mode,
  devtool: options.mode === 'development' ? 'eval-cheap-module-source-map' : false,
  context: folder,
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [scripts(options), styles(folder, options, emitsFiles), unchangingFiles(emitsFiles), ...rules],
  },
  optimization:
    options.mode === 'development'
      ? {}
      : {
          // Others are made from the places of modules and loaders, which differ where this package is installed.
          moduleIds: 'natural',
          minimizer: [
            // In this process: swc has threads of its own, and needs less time than a worker takes to start.
            new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false }),
            new MinimizerPlugin({
              test: /\.css$/,
              minify: MinimizerPlugin.lightningCssMinify,
              parallel: false,
            }),
          ],
        },
  performance: { hints: false },
  stats: 'errors-warnings',
});

/**
 * Output of a browser build. No hashes in names: everything lies below the release's own versioned address.
 *
 * @param {string} name of the package in the site
 * @param {BuildOptions} options
 */
export const browserOutput = (name, { outputFolder, version }) => ({
  path: outputFolder,
  publicPath: `/remotes/${name}/${version}/`,
  filename: '[name].js',
  chunkFilename: '[name].js',
  hashFunction: 'sha256',
  crossOriginLoading: /** @type {const} */ ('anonymous'),
  // Answers name their character set. Firefox throws a preload away whose script has this attribute (its script loader's
  // request mismatch, 140), complains of an integrity that fails, and fetches again.
  charset: false,
  // A module that failed while it was evaluated is tried again instead of being remembered half done.
  strictModuleErrorHandling: true,
  // V8 reads what stands in an arrow function twice: for react-dom, 28 ms of a processor four times slower.
  environment: { arrowFunction: false },
});

export const extractedStyles = () =>
  new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' });
