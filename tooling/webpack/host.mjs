/** How the host is built: for the browser, its boot script, and for rendering. No remote is named here. */
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { providedEagerly } from '../shared-modules.mjs';
import { baseConfig, browserOutput, extractedStyles, pureRouter, writtenBy } from './base.mjs';
import { federationOptions } from './federation.mjs';
import { dataConfig, hostNodeConfig } from './node.mjs';
import { pinChunks } from './pin-chunks.mjs';
import { thirdPartyNotices } from './third-party-notices.mjs';

/** @typedef {import('./base.mjs').BuildOptions} BuildOptions */
/** @typedef {import('webpack').RuleSetRule[]} OwnRules  loaders for files of a kind that only the host has */

/** The host's list of what it offers to remotes, written from the table of tooling. */
const offeredList = writtenBy(/offered-modules\.list\.ts$/, 'offered-modules.mjs');

/**
 * A script of its own for each group, so that the browser evaluates each in a task of its own.
 *
 * @param {string} name
 * @param {RegExp} test
 */
const scriptGroup = (name, test) => ({ name, test, chunks: /** @type {const} */ ('initial'), enforce: true });

/**
 * @param {string} folder
 * @param {BuildOptions} options
 * @param {OwnRules} own
 */
function hostBrowserConfig(folder, options, own) {
  const base = baseConfig(folder, options, {
    emitsFiles: true,
    rules: [offeredList, pureRouter, ...own],
  });
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: { main: './src/entry/browser.tsx' },
    output: { ...browserOutput('host', options), uniqueName: 'host' },
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: /** @type {const} */ ('async'),
        cacheGroups: {
          reactDom: scriptGroup('react-dom', /node_modules.(react-dom|scheduler)./),
          router: scriptGroup('router', /node_modules.react-router/),
        },
      },
    },
    plugins: [
      new ModuleFederationPlugin({ ...federationOptions, name: 'host', shared: providedEagerly(folder) }),
      extractedStyles(),
      ...(options.mode === 'production' ? [pinChunks('main.js'), thirdPartyNotices()] : []),
    ],
  };
}

/**
 * The script that stands in the text of every page.
 *
 * @param {string} folder
 * @param {BuildOptions} options
 * @param {OwnRules} own
 */
const bootConfig = (folder, options, own) => ({
  ...baseConfig(folder, { ...options, mode: 'production' }, { emitsFiles: false, rules: own }),
  name: 'boot script',
  target: ['web', 'es2022'],
  entry: { boot: './src/entry/boot.ts' },
  output: { path: options.outputFolder, filename: '[name].js' },
});

/**
 * @param {string} folder of the host
 * @param {BuildOptions} options
 * @param {OwnRules} own
 * @returns {import('webpack').Configuration[]}
 */
export const hostConfig = (folder, options, own) => [
  hostBrowserConfig(folder, options, own),
  bootConfig(folder, options, own),
  hostNodeConfig(folder, options, own),
  dataConfig(folder, options),
];
