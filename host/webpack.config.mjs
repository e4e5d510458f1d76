import path from 'node:path';
import { hostConfig } from 'tooling/webpack/host.mjs';

const themes = {
  test: /base\.css$/,
  enforce: /** @type {const} */ ('pre'),
  loader: path.join(import.meta.dirname, 'theme-loader.mjs'),
};

/** @param {import('tooling/webpack/base.mjs').BuildOptions} options */
export default (options) => hostConfig(import.meta.dirname, options, { rules: [themes] });
