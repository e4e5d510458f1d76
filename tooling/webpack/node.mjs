/** Builds for rendering: the same sources as in the browser, evaluated by `release` when pages are made. */
import { manifestOf } from '../root.mjs';
import { baseConfig } from './base.mjs';
import { sharedSpecifiers } from '../shared-modules.mjs';
import { thirdPartyNotices } from './third-party-notices.mjs';

/** @typedef {import('./base.mjs').BuildOptions} BuildOptions */

/** @param {BuildOptions} options */
const nodeOutput = ({ outputFolder }) => ({
  path: outputFolder,
  filename: 'node/[name].cjs',
  // As in the browser build, or pictures would get other addresses here.
  hashFunction: 'sha256',
  library: { type: /** @type {const} */ ('commonjs2') },
});

/**
 * @param {string} folder
 * @param {BuildOptions} options
 * @param {import('webpack').RuleSetRule[]} [rules]
 */
const nodeBase = (folder, options, rules = []) => {
  const base = baseConfig(folder, { ...options, mode: 'production' }, { emitsFiles: false, rules });
  return {
    ...base,
    target: 'node20',
    output: nodeOutput(options),
    // One file for each entry: what is rendered may require nothing but the host's shared modules.
    module: { ...base.module, parser: { javascript: { dynamicImportMode: /** @type {const} */ ('eager') } } },
    optimization: { ...base.optimization, minimize: false },
  };
};

/**
 * The host, with everything it needs inside.
 *
 * @param {string} folder
 * @param {BuildOptions} options
 * @param {import('webpack').RuleSetRule[]} [rules]
 */
export const hostNodeConfig = (folder, options, rules) => ({
  ...nodeBase(folder, options, rules),
  name: 'host for node',
  plugins: [thirdPartyNotices('node/')],
  entry: { render: './src/entry/server.tsx' },
});

/**
 * The screens and documents of a remote, one file each. The shared modules stay imports, which the publisher answers from the host.
 *
 * @param {string} folder
 * @param {BuildOptions} options
 * @param {{ entry: Record<string, string>, rules?: import('webpack').RuleSetRule[] }} remote
 */
export const remoteNodeConfig = (folder, options, { entry, rules }) => ({
  ...nodeBase(folder, options, rules),
  name: `${folder.split('/').at(-1)} for node`,
  plugins: [thirdPartyNotices('node/')],
  entry,
  externals: Object.fromEntries(sharedSpecifiers.map((specifier) => [specifier, `commonjs ${specifier}`])),
});

/** Leave `createRequire` to Node. */
const ownRequires = { test: /\.ts$/, parser: { createRequire: false } };

/** Packages that read files of their own beside them: a compiled part, metrics of fonts. @param {string} folder */
const leftToNode = (folder) => manifestOf(folder).leftToNode ?? [];

/**
 * `data/build.ts`, for the build itself to run, without the packages that `leftToNode` of package.json names.
 *
 * @param {string} folder
 * @param {BuildOptions} options
 * @param {Record<string, string>} [entry]
 */
export const dataConfig = (folder, options, entry = { 'data-build': './data/build.ts' }) => ({
  ...nodeBase(folder, options, [ownRequires, { test: /\.txt$/, type: 'asset/source' }]),
  name: `data of ${folder.split('/').at(-1)}`,
  externals: Object.fromEntries(leftToNode(folder).map((name) => [name, `commonjs ${name}`])),
  entry,
});
