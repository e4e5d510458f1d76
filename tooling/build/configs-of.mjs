import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @param {string} folder of a package
 * @param {import('../webpack/base.mjs').BuildOptions} options
 * @returns {Promise<[import('webpack').Configuration, ...import('webpack').Configuration[]]>} the browser's first
 */
export async function configsOf(folder, options) {
  const { default: configsFor } = await import(pathToFileURL(path.join(folder, 'webpack.config.mjs')).href);
  return configsFor(options);
}
