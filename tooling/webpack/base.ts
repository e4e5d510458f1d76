/** Configuration that all builds of all packages share. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { inPackage, manifestOf, root } from 'tooling/setup/root';

const require = createRequire(import.meta.url);

export type BuildOptions = {
  /** Semantic version of the release. */
  version: string;
  /** Absolute path of the folder that becomes the release. */
  outputFolder: string;
  mode: 'production' | 'development';
  /** True to write a source map beside each script. */
  hasMaps?: boolean;
};

const scripts = ({ mode }: BuildOptions) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: require.resolve('swc-loader'),
  options: {
    // Ignore settings in folders above the repository.
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
 * have equal names. The `_` before it marks the class as ours where a release is published.
 */
const nameByContent = (folder: string) => {
  const { name: owner } = manifestOf(folder);
  return ({ resourcePath }: { resourcePath: string }, _pattern: string, name: string) => {
    const place = path.join(owner, path.relative(folder, resourcePath)).replaceAll(path.sep, '/');
    const hash = createHash('sha256').update(place).update(fs.readFileSync(resourcePath)).digest('base64url');
    return `${name}-_${hash.slice(0, 4)}`;
  };
};

/** While a package is edited, a class keeps its name whatever is added beside it. @param folder  of the package */
const namesOfClasses = (folder: string, { mode }: BuildOptions) =>
  mode === 'development'
    ? { localIdentName: '[local]-[hash:base64:5]', localIdentContext: folder }
    : { getLocalIdent: nameByContent(folder) };

/** A sheet of the host may style all elements. One of a remote would restyle the pages of others. */
const isModule = (folder: string) => (file: string) => {
  const isOne = file.endsWith('.module.css');
  if (!isOne && fs.existsSync(path.join(folder, 'remote.json')))
    throw Object.assign(
      new Error(`${path.relative(root, file)} is not a CSS module: a remote imports *.module.css only.`),
      { hideStack: true },
    );
  return isOne;
};

export const lengthsAsRem = inPackage('tooling', 'dist/webpack/loaders/lengths-as-rem.js');

/** Loaders of style sheets. Class names are equal in browser and Node builds; the latter emit no files. */
const styles = (folder: string, options: BuildOptions, emitsFiles: boolean) => ({
  test: /\.css$/,
  // The host links it itself.
  exclude: /\/theme\/look\.css$/,
  use: [
    ...(emitsFiles ? [MiniCssExtractPlugin.loader] : []),
    {
      loader: require.resolve('css-loader'),
      options: {
        // Imports of a sheet are built as the sheet itself.
        importLoaders: emitsFiles ? 1 : 0,
        modules: {
          auto: isModule(folder),
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

/** @param loader  file of ours in `loaders` */
export const writtenBy = (test: RegExp, loader: string): RuleSetRule => ({
  test,
  enforce: 'pre',
  loader: inPackage('tooling', 'dist/webpack/loaders', loader),
});

/** Rule that leaves out of the host what it does not use of react-router. */
export const pureRouter = writtenBy(/[\\/]node_modules[\\/]react-router[\\/].*\.mjs$/, 'pure-router.js');

/** Pictures and fonts keep one address for as long as their bytes are the same, whatever release they come with. */
const unchangingFiles = (emitsFiles: boolean) => ({
  test: /\.(svg|png|webp|avif|woff2)$/,
  // The host puts it into the address itself.
  exclude: /\/brand\/mark\.svg$/,
  type: 'asset/resource',
  generator: { filename: 'assets/[contenthash:20][ext]', publicPath: '/', emit: emitsFiles },
});

export const baseConfig = (
  folder: string,
  options: BuildOptions,
  { emitsFiles, rules = [] }: { emitsFiles: boolean; rules?: RuleSetRule[] },
): Configuration & { module: { rules: RuleSetRule[] } } => ({
  name: manifestOf(folder).name,
  mode: options.mode,
  devtool: options.mode === 'development' ? 'eval-cheap-module-source-map' : false,
  context: folder,
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    // Modules that Node runs, too, name their compiled files; browsers' builds take the sources.
    extensionAlias: { '.js': ['.js', '.ts'] },
    conditionNames: ['site-source', '...'],
  },
  module: {
    rules: [scripts(options), styles(folder, options, emitsFiles), unchangingFiles(emitsFiles), ...rules],
  },
  optimization:
    options.mode === 'development'
      ? {}
      : {
          // Other ids are made from the paths of modules and loaders, which differ where this package is installed.
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

/** Output of a browser build. No hashes in names: everything lies below the release's own versioned address. */
export const browserOutput = (name: string, { outputFolder, version }: BuildOptions) => ({
  path: outputFolder,
  publicPath: `/remotes/${name}/${version}/`,
  filename: '[name].js',
  chunkFilename: '[name].js',
  hashFunction: 'sha256',
  crossOriginLoading: 'anonymous' as const,
  // Answers name their character set. Firefox throws a preload away whose script has this attribute (its script loader's
  // request mismatch, 140), complains of an integrity that fails, and fetches again.
  charset: false,
  // A module that failed while it was evaluated is tried again instead of being remembered half done.
  strictModuleErrorHandling: true,
  // V8 reads what stands in an arrow function twice: for react-dom, 28 ms of a processor four times slower.
  environment: { arrowFunction: false },
});

/** Source maps of a browser's scripts. No script names its own. */
export const sourceMaps = () =>
  new webpack.SourceMapDevToolPlugin({
    filename: '[file].map',
    append: false,
    test: /\.js$/,
    moduleFilenameTemplate: '[resource-path]',
  });

export const extractedStyles = () =>
  new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' });

/**
 * Comment that tells V8 to compile a whole script when it comes, beside the main thread, instead of each function at its
 * first call (explicit compile hints, Chrome 136). Other browsers ignore it. Written after the minifier and before the
 * hashes.
 */
export const compiledAhead = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH,
  });
