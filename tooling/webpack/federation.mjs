/** How the builds use Module Federation, for host and remotes alike. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { VendorPatches } from './vendor-patches.mjs';

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

/** Patches of the federation runtime, which builds without federation leave out. */
export class FederationPatches extends VendorPatches {}

/** @param {string} name of a package of Module Federation @param {readonly string[]} files @param {string} by */
const replaced = (name, files, by) =>
  files.map((file) => ({
    vendor: `@module-federation/${name}`,
    file: `dist/${file}`,
    by: path.join(import.meta.dirname, 'runtime', by),
  }));

/** @param {string} name of a package of Module Federation @param {readonly RegExp[]} texts that are left out */
const without = (name, texts) =>
  texts.map((text) => ({ vendor: `@module-federation/${name}`, text, by: '' }));

/**
 * For the host's browser build. Parts of the runtime that a composition without snapshots never reaches are taken out.
 * So are the sentences of its errors, whose codes and addresses stay, its logger, which is made for debugging and for
 * servers, and the forms of version ranges that our builds do not write.
 */
export const lighterRuntime = () =>
  new FederationPatches('tooling/webpack/federation.mjs', [
    ...replaced(
      'runtime-core',
      [
        'plugins/snapshot/SnapshotHandler.js',
        'plugins/snapshot/index.js',
        'plugins/generate-preload-assets.js',
        'utils/preload.js',
      ],
      'absent-parts.js',
    ),
    ...replaced(
      'sdk',
      ['generateSnapshotFromManifest.js', 'node.js', 'normalizeOptions.js'],
      'absent-parts.js',
    ),
    ...replaced(
      'webpack-bundler-runtime',
      ['getSharedFallbackGetter.js', 'getUsedExports.js', 'remotes.js'],
      'absent-parts.js',
    ),
    ...replaced('webpack-bundler-runtime', ['init.js'], 'plain-init.js'),
    ...replaced('error-codes', ['desc.mjs'], 'error-texts.js'),
    ...replaced('runtime-core', ['utils/context.js'], 'error-texts.js'),
    ...replaced('runtime-core', ['utils/semver/index.js'], 'simple-ranges.js'),
    ...replaced('sdk', ['logger.js'], 'plain-logger.js'),
    ...without('sdk', [
      / - the script URL is unreachable or the server returned an error \(network failure, 404, CORS, etc\.\)/g,
      / loaded but threw a runtime error during execution/g,
    ]),
    ...without('runtime-core', [
      / Ensure the shared config for .{1,20} is declared in the federation plugin options and the host has been initialized before loading shares\./g,
      /Please note that overriding it may cause unexpected errors\./g,
      / simultaneously\. Choose one strategy\./g,
      // What it does: nothing asks for it, and the parts that it needs are taken out above.
      /(?<=\n\tasync preloadRemote\(preloadOptions\) \{)[^]*?(?=\n\t\}\n)/g,
    ]),
  ]);

/** For a remote's browser build: its entry uses the host's federation runtime instead of carrying one of its own. */
export const borrowedRuntime = () =>
  new FederationPatches(
    'tooling/webpack/federation.mjs',
    replaced('webpack-bundler-runtime', ['index.js'], 'borrowed-runtime.js'),
  );
