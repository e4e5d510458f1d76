/** Builds of a remote: for the browser, for rendering, and of its data. */
import fs from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration, type RuleSetRule, type WebpackPluginInstance } from 'webpack';
import type { RemoteDescriptor } from 'shared-types';
import { problemLine } from 'shared-types/json/problems';
import { readRecord } from 'shared-types/json/read-record';
import { federationId } from 'shared-types/protocol/federation-id';
import { descriptorSchema } from 'shared-types/schemas/descriptor';
import { root } from 'tooling/setup/root';
import { takenByRemote } from './shared-modules.js';
import {
  baseConfig,
  browserOutput,
  compiledAhead,
  extractedStyles,
  sourceMaps,
  type BuildOptions,
} from './base.js';
import { borrowedRuntime, federationOptions } from './federation.js';
import { dataConfig, remoteNodeConfig } from './node.js';
import { pinChunks } from './pin-chunks.js';
import { thirdPartyNotices } from './third-party-notices.js';

/** @throws an error with the line of each problem, if `remote.json` is not valid */
export function readDescriptor(folder: string): RemoteDescriptor {
  const file = path.join(folder, 'remote.json');
  const read = readRecord(descriptorSchema, fs.readFileSync(file, 'utf8'), path.relative(root, file));
  if (read.kind === 'record') return read.value;
  throw new Error(read.problems.map(problemLine).join('\n'));
}

/** Module of a remote that others load by its name; `kind` begins the name of its type in the contract. */
type RemoteModule = {
  kind: 'Screen' | 'Session' | 'Search' | 'Documents' | 'Describer';
  name: string;
  file: string;
};

/** @returns each module that `remote.json` names, once */
export function modulesOf({
  routes,
  slots: { quickPanel, session, search } = {},
  documents = [],
  describer,
}: RemoteDescriptor): readonly RemoteModule[] {
  const screens = [...routes, ...(quickPanel ? [quickPanel] : [])].map(({ screen }) => screen);
  const inFolder = (name: string) => `./src/${name}/${name}.ts`;
  return [
    ...[...new Set(screens)].map((name) => ({
      kind: 'Screen' as const,
      name,
      file: `./src/screens/${name}/${name}-screen.tsx`,
    })),
    ...(session ? [{ kind: 'Session' as const, name: session.screen, file: inFolder(session.screen) }] : []),
    ...(search ? [{ kind: 'Search' as const, name: search.screen, file: inFolder(search.screen) }] : []),
    ...documents.map((name) => ({ kind: 'Documents' as const, name, file: `./src/documents/${name}.ts` })),
    ...(describer === undefined
      ? []
      : [{ kind: 'Describer' as const, name: describer, file: `./src/describers/${describer}.ts` }]),
  ];
}

/** Folders of modules that only Node loads; a browser loads the others. */
const nodeFolders: Readonly<Record<string, string>> = { Documents: 'documents/', Describer: 'describers/' };

/** @returns all that a browser loads of a remote by name: screens, and modules of slots */
export const exposedBy = (descriptor: RemoteDescriptor): readonly RemoteModule[] =>
  modulesOf(descriptor).filter(({ kind }) => nodeFolders[kind] === undefined);

/**
 * Rules that several screens share come in one sheet, which a visitor fetches once. A few lines stand in each of them
 * instead: every first page would carry the name and the hash of their sheet.
 */
const sharedStyles = {
  type: 'css/mini-extract',
  chunks: 'async' as const,
  minChunks: 2,
  minSize: { 'css/mini-extract': 1000 },
  enforce: true,
};

/** A strict module of webpack's cannot import names from React as the host shares it: MUI's are not strict. */
const looseModules = {
  test: /[\\/]node_modules[\\/]@mui[\\/].*\.mjs$/,
  type: 'javascript/auto' as const,
};

function remoteBrowserConfig(folder: string, options: BuildOptions, rules: RuleSetRule[]) {
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
      // The host reads the items of the navigation there.
      new webpack.CopyPlugin({ patterns: ['remote.json'] }),
      ...(options.mode === 'production' ? [compiledAhead(), pinChunks('entry.js'), thirdPartyNotices()] : []),
      ...(options.hasMaps ? [sourceMaps()] : []),
    ],
  };
}

/**
 * Modules that are evaluated when pages are made: screens except those with `ui`, which only the browser draws, those that
 * make documents, and the one that describes pages.
 */
function renderedModules(folder: string) {
  const descriptor = readDescriptor(folder);
  const drawn = descriptor.routes.filter(({ ui }) => !ui).map(({ screen }) => screen);
  return Object.fromEntries(
    modulesOf(descriptor)
      .filter(({ kind, name }) => (kind === 'Screen' ? drawn.includes(name) : nodeFolders[kind]))
      .map(({ kind, name, file }) => [`${nodeFolders[kind] ?? ''}${name}`, file]),
  );
}

/** @param more  loaders for files of the package's own kind, and plugins for each of its builds */
export function remoteConfig(
  folder: string,
  options: BuildOptions,
  { rules = [], plugins = [] }: { rules?: RuleSetRule[]; plugins?: WebpackPluginInstance[] } = {},
): Configuration[] {
  const entry = renderedModules(folder);
  return [
    remoteBrowserConfig(folder, options, rules),
    ...(Object.keys(entry).length > 0 ? [remoteNodeConfig(folder, options, { entry, rules })] : []),
    ...(fs.existsSync(path.join(folder, 'data/build.ts')) ? [dataConfig(folder, options)] : []),
  ].map((config) => ({ ...config, plugins: [...(config.plugins ?? []), ...plugins] }));
}
