import path from 'node:path';
import { packageAround } from 'tooling/setup/root';
import type { BuildOptions } from 'tooling/webpack/base';
import { remoteConfig } from 'tooling/webpack/remote';
import { sourceCheck } from 'tooling/webpack/source-check';
import { contentFaults as faults } from '../content-check/check-content.js';

const folder = packageAround(import.meta.dirname);
const pages = {
  test: /\.md$/,
  loader: path.join(import.meta.dirname, '../content-compiler/webpack-loader.js'),
};
const check = sourceCheck({ folder: `${folder}/content`, faults });

export default (options: BuildOptions) => remoteConfig(folder, options, { rules: [pages], plugins: [check] });
