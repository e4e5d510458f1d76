import { remoteConfig } from 'tooling/webpack/remote.mjs';
import { sourceCheck } from 'tooling/webpack/source-check.mjs';
import { contentFaults as faults } from './content-check/content-faults.mjs';

const folder = import.meta.dirname;
const pages = { test: /\.md$/, loader: `${folder}/content-compiler/webpack-loader.mjs` };
const check = sourceCheck({ folder: `${folder}/content`, faults });

/** @param {import('tooling/webpack/base.mjs').BuildOptions} options */
export default (options) => remoteConfig(folder, options, { rules: [pages], plugins: [check] });
