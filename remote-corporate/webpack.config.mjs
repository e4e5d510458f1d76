import path from 'node:path';
import { remoteConfig } from 'tooling/webpack/remote.mjs';

const pages = {
  test: /\.md$/,
  loader: path.join(import.meta.dirname, 'content-compiler/webpack-loader.mjs'),
};

/** @param {import('tooling/webpack/base.mjs').BuildOptions} options */
export default (options) => remoteConfig(import.meta.dirname, options, { rules: [pages] });
