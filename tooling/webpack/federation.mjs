/** How the builds use Module Federation, for host and remotes alike. */
import path from 'node:path';
import webpack from 'webpack';

/** Options of the federation plugin that host and remotes have in common. */
export const federationOptions = {
  shareStrategy: /** @type {const} */ ('loaded-first'),
  dts: false,
  manifest: false,
  dev: false,
  experiments: {
    optimization: { disableSnapshot: true, target: /** @type {const} */ ('web') },
  },
};

/** Files of the federation runtime that a composition without snapshots never reaches, as of 2.9.2. */
const unreached = [
  'SnapshotHandler.js',
  'plugins/snapshot/index.js',
  'generate-preload-assets.js',
  'utils/preload.js',
  'generateSnapshotFromManifest.js',
  './node.js',
  './remotes.js',
  './normalizeOptions.js',
];

const unreachedRequest = new RegExp(`(${unreached.map((name) => name.replaceAll('.', '\\.')).join('|')})$`);

/** Takes the parts out of the host's federation runtime that this site never reaches. */
export const withoutSnapshots = () =>
  new webpack.NormalModuleReplacementPlugin(unreachedRequest, (resource) => {
    if (!resource.context.includes('module-federation')) return;
    resource.request = path.join(import.meta.dirname, 'runtime/absent-parts.js');
  });

/**
 * Leaves the sentences of the runtime's errors out, and the account of all options that only servers print; the codes
 * and the addresses that explain them stay.
 */
export const withoutErrorTexts = () =>
  new webpack.NormalModuleReplacementPlugin(/\/(desc\.mjs|context\.js)$/, (resource) => {
    if (!resource.context.includes('module-federation')) return;
    resource.request = path.join(import.meta.dirname, 'runtime/error-texts.js');
  });

/** Leaves the runtime's logger out, which is made for debugging and for servers. */
export const withPlainLogger = () =>
  new webpack.NormalModuleReplacementPlugin(/^\.\/logger\.js$/, (resource) => {
    if (!/sdk.dist$/.test(resource.context)) return;
    resource.request = path.join(import.meta.dirname, 'runtime/plain-logger.js');
  });

/** Lets a remote's entry use the host's federation runtime instead of carrying one of its own. */
export const withBorrowedRuntime = () =>
  new webpack.NormalModuleReplacementPlugin(
    /webpack-bundler-runtime\/dist\/index\.js$/,
    path.join(import.meta.dirname, 'runtime/borrowed-runtime.js'),
  );
