/** How the builds use Module Federation, for host and remotes alike. */
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';

// The plugin finds it out by an invalid configuration otherwise: to refuse that takes webpack a second.
process.env['FEDERATION_WEBPACK_PATH'] = createRequire(import.meta.url).resolve('webpack');

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

/** For a remote's browser build: its entry uses the host's federation runtime instead of carrying one of its own. */
export const borrowedRuntime = () =>
  new webpack.NormalModuleReplacementPlugin(
    /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/,
    path.join(import.meta.dirname, 'runtime/borrowed-runtime.js'),
  );
