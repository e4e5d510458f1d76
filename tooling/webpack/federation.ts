/** Module Federation in the builds of host and remotes. */
import { createRequire } from 'node:module';
import webpack from 'webpack';
import { inPackage } from 'tooling/setup/root';

// Otherwise the plugin finds webpack by an invalid configuration, which webpack takes a second to refuse.
process.env['FEDERATION_WEBPACK_PATH'] = createRequire(import.meta.url).resolve('webpack');

/** Options of the federation plugin that host and remotes have in common. */
export const federationOptions = {
  shareStrategy: 'loaded-first' as const,
  dts: false,
  manifest: false,
  dev: false,
  experiments: {
    optimization: { disableSnapshot: true, target: 'web' as const },
  },
};

/** Plugin of a remote's browser build: its entry uses the host's federation runtime instead of one of its own. */
export const borrowedRuntime = () =>
  new webpack.NormalModuleReplacementPlugin(
    /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/,
    inPackage('tooling', 'dist/webpack/runtime/borrowed-runtime.js'),
  );
