/** How a remote is built: for the browser, for rendering, and its data. */
import fs from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { problemLine } from 'shared-types/json/problems';
import { readRecord } from 'shared-types/json/read-record';
import { federationId } from 'shared-types/protocol/federation-id';
import { descriptorSchema } from 'shared-types/schemas/descriptor';
import { takenByRemote } from '../shared-modules.mjs';
import { baseConfig, browserOutput, extractedStyles } from './base.mjs';
import { borrowedRuntime, federationOptions } from './federation.mjs';
import { dataConfig, remoteNodeConfig } from './node.mjs';
import { pinChunks } from './pin-chunks.mjs';
import { thirdPartyNotices } from './third-party-notices.mjs';

/** @typedef {import('./base.mjs').BuildOptions} BuildOptions */

/**
 * @param {string} folder
 * @returns {import('shared-types').RemoteDescriptor}
 * @throws where `remote.json` is not valid, with the line of each problem
 */
export function readDescriptor(folder) {
  const file = `${path.basename(folder)}/remote.json`;
  const read = readRecord(descriptorSchema, fs.readFileSync(path.join(folder, 'remote.json'), 'utf8'), file);
  if (read.kind === 'record') return read.value;
  throw new Error(read.problems.map(problemLine).join('\n'));
}

/** @param {string} screen */
export const screenFile = (screen) => `./src/screens/${screen}/${screen}-screen.tsx`;

/** @param {string} name of a module that makes documents */
export const documentsFile = (name) => `./src/documents/${name}.ts`;

/** @param {string} name of the module that describes pages */
export const describerFile = (name) => `./src/describers/${name}.ts`;

/** @param {string} name of a module that fills a slot without a screen */
export const slotFile = (name) => `./src/${name}/${name}.ts`;

/** @typedef {{ readonly routes: readonly { screen: string }[], readonly slots?: import('shared-types').SlotDescriptors }} Exposing */

/**
 * @param {Exposing} descriptor
 * @returns {string[]} each screen of routes and slots once
 */
export const screensOf = ({ routes, slots: { quickPanel } = {} }) => [
  ...new Set([...routes, ...(quickPanel ? [quickPanel] : [])].map(({ screen }) => screen)),
];

/**
 * @param {Exposing} descriptor
 * @returns {readonly { name: string, file: string }[]} all that a browser loads of a remote by name: screens, and modules of slots
 */
export const exposedBy = ({ routes, slots = {} }) => [
  ...screensOf({ routes, slots }).map((name) => ({ name, file: screenFile(name) })),
  ...[slots.session, slots.search].flatMap((slot) =>
    slot ? [{ name: slot.screen, file: slotFile(slot.screen) }] : [],
  ),
];

/**
 * Rules that several screens share come in one sheet, which a visitor fetches once. A few lines stand in each of them
 * instead: every first page would carry the name and the hash of their sheet.
 */
const sharedStyles = {
  type: 'css/mini-extract',
  chunks: /** @type {const} */ ('async'),
  minChunks: 2,
  minSize: { 'css/mini-extract': 1000 },
  enforce: true,
};

/** A strict module of webpack's cannot import names from React as the host shares it: MUI's are not strict. */
const looseModules = {
  test: /[\\/]node_modules[\\/]@mui[\\/].*\.mjs$/,
  type: /** @type {const} */ ('javascript/auto'),
};

/**
 * @param {string} folder
 * @param {BuildOptions} options
 * @param {import('webpack').RuleSetRule[]} rules
 */
function remoteBrowserConfig(folder, options, rules) {
  const descriptor = readDescriptor(folder);
  const { name } = descriptor;
  const id = federationId(name, options.version);
  const base = baseConfig(folder, options, {
    emitsFiles: true,
    rules: [looseModules, ...rules],
  });
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: {},
    output: { ...browserOutput(name, options), uniqueName: id },
    optimization: {
      ...base.optimization,
      splitChunks: { cacheGroups: { styles: sharedStyles } },
    },
    plugins: [
      borrowedRuntime(),
      new ModuleFederationPlugin({
        ...federationOptions,
        name: id,
        filename: 'entry.js',
        library: { type: 'var', name: id },
        exposes: Object.fromEntries(
          exposedBy(descriptor).map(({ name: exposed, file }) => [
            `./${exposed}`,
            { import: file, name: exposed },
          ]),
        ),
        shared: takenByRemote(folder),
      }),
      extractedStyles(),
      // The frame of the host reads the items of the navigation there.
      new webpack.CopyPlugin({ patterns: ['remote.json'] }),
      ...(options.mode === 'production' ? [pinChunks('entry.js'), thirdPartyNotices()] : []),
    ],
  };
}

/**
 * What is evaluated when pages are made: screens but those in MUI, which the browser alone draws, what makes documents, and
 * what describes the pages.
 *
 * @param {string} folder
 */
function renderedModules(folder) {
  const { routes, documents = [], describer } = readDescriptor(folder);
  const screens = screensOf({ routes: routes.filter(({ ui }) => ui !== 'mui') });
  return Object.fromEntries([
    ...screens.map((screen) => [screen, screenFile(screen)]),
    ...documents.map((name) => [`documents/${name}`, documentsFile(name)]),
    ...(describer === undefined ? [] : [[`describers/${describer}`, describerFile(describer)]]),
  ]);
}

/**
 * @param {string} folder      of the package
 * @param {BuildOptions} options
 * @param {{ rules?: import('webpack').RuleSetRule[], plugins?: import('webpack').WebpackPluginInstance[] }} [more]
 *   loaders for files of the package's own kind, and plugins for each of its builds
 * @returns {import('webpack').Configuration[]}
 */
export function remoteConfig(folder, options, { rules = [], plugins = [] } = {}) {
  const entry = renderedModules(folder);
  return [
    remoteBrowserConfig(folder, options, rules),
    ...(Object.keys(entry).length > 0 ? [remoteNodeConfig(folder, options, { entry, rules })] : []),
    ...(fs.existsSync(path.join(folder, 'data/build.ts')) ? [dataConfig(folder, options)] : []),
  ].map((config) => ({ ...config, plugins: [...(config.plugins ?? []), ...plugins] }));
}
