/** Builds for rendering: the same sources as in the browser, evaluated by `release` when pages are made. */
import type { Configuration, RuleSetRule } from 'webpack';
import { manifestOf } from 'tooling/setup/root';
import { sharedSpecifiers } from './shared-modules.js';
import { baseConfig, type BuildOptions } from './base.js';
import { thirdPartyNotices } from './third-party-notices.js';

const nodeOutput = ({ outputFolder }: BuildOptions) => ({
  path: outputFolder,
  filename: 'node/[name].cjs',
  // As in the browser build, or pictures would get other addresses here.
  hashFunction: 'sha256',
  library: { type: 'commonjs2' as const },
});

const nodeBase = (folder: string, options: BuildOptions, rules: RuleSetRule[] = []) => {
  const base = baseConfig(folder, { ...options, mode: 'production' }, { emitsFiles: false, rules });
  return {
    ...base,
    target: 'node20',
    output: nodeOutput(options),
    // One file for each entry: what is rendered may require nothing but the host's shared modules.
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' as const } } },
    optimization: { ...base.optimization, minimize: false },
  };
};

/** Build of the host, with everything it needs inside. */
export const hostNodeConfig = (
  folder: string,
  options: BuildOptions,
  rules?: RuleSetRule[],
): Configuration => ({
  ...nodeBase(folder, options, rules),
  name: 'host for node',
  plugins: [thirdPartyNotices('node/')],
  entry: { render: './src/entry/server.tsx' },
});

/**
 * Build of the screens and documents of a remote, one file each. The shared modules stay imports, which the publisher
 * answers from the host.
 */
export const remoteNodeConfig = (
  folder: string,
  options: BuildOptions,
  { entry, rules }: { entry: Record<string, string>; rules?: RuleSetRule[] },
): Configuration => ({
  ...nodeBase(folder, options, rules),
  name: `${manifestOf(folder).name} for node`,
  plugins: [thirdPartyNotices('node/')],
  entry,
  externals: Object.fromEntries(sharedSpecifiers.map((specifier) => [specifier, `commonjs ${specifier}`])),
});

/** Rule that leaves `createRequire` to Node. */
const ownRequires = { test: /\.ts$/, parser: { createRequire: false } };

/** Packages that read files of their own beside them: a compiled part, metrics of fonts. */
const leftToNode = (folder: string) => manifestOf(folder).leftToNode ?? [];

/** Build of `data/build.ts`, which the build itself runs, without the packages that `leftToNode` of package.json names. */
export const dataConfig = (
  folder: string,
  options: BuildOptions,
  entry: Record<string, string> = { 'data-build': './data/build.ts' },
): Configuration => ({
  ...nodeBase(folder, options, [ownRequires, { test: /\.txt$/, type: 'asset/source' }]),
  name: `data of ${manifestOf(folder).name}`,
  externals: Object.fromEntries(leftToNode(folder).map((name) => [name, `commonjs ${name}`])),
  entry,
});
