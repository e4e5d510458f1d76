/** Builds of the host: for the browser, its boot script, and for rendering. No remote is named here. */
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration, RuleSetRule } from 'webpack';
import { providedEagerly } from './shared-modules.js';
import {
  baseConfig,
  browserOutput,
  compiledAhead,
  extractedStyles,
  pureRouter,
  sourceMaps,
  writtenBy,
  type BuildOptions,
} from './base.js';
import { federationOptions } from './federation.js';
import { dataConfig, hostNodeConfig } from './node.js';
import { pinChunks } from './pin-chunks.js';
import { thirdPartyNotices } from './third-party-notices.js';

/** Loaders for files of a kind that only the host has. */
type OwnRules = RuleSetRule[];

/** The host's list of what it offers to remotes, written from the table of tooling. */
const offeredList = writtenBy(/offered-modules\.list\.ts$/, 'offered-modules.js');

/** Script of its own for a group, so that the browser evaluates it in a task of its own. */
const scriptGroup = (name: string, test: RegExp) => ({
  name,
  test,
  chunks: 'initial' as const,
  enforce: true,
});

function hostBrowserConfig(folder: string, options: BuildOptions, own: OwnRules) {
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
        chunks: 'async' as const,
        cacheGroups: {
          reactDom: scriptGroup('react-dom', /node_modules.(react-dom|scheduler)./),
          router: scriptGroup('router', /node_modules.react-router/),
        },
      },
    },
    plugins: [
      new ModuleFederationPlugin({ ...federationOptions, name: 'host', shared: providedEagerly(folder) }),
      extractedStyles(),
      ...(options.mode === 'production' ? [compiledAhead(), pinChunks('main.js'), thirdPartyNotices()] : []),
      ...(options.hasMaps ? [sourceMaps()] : []),
    ],
  };
}

/** The script that stands in the text of every page. */
const bootConfig = (folder: string, options: BuildOptions, own: OwnRules) => ({
  ...baseConfig(folder, { ...options, mode: 'production' }, { emitsFiles: false, rules: own }),
  name: 'boot script',
  target: ['web', 'es2022'],
  entry: { boot: './src/entry/boot.ts' },
  output: { path: options.outputFolder, filename: '[name].js' },
});

export const hostConfig = (folder: string, options: BuildOptions, own: OwnRules): Configuration[] => [
  hostBrowserConfig(folder, options, own),
  bootConfig(folder, options, own),
  hostNodeConfig(folder, options, own),
  dataConfig(folder, options),
];
