import { hostConfig } from 'tooling/webpack/host.mjs';

/** @type {import('webpack').RuleSetRule} */
const themes = { test: /base\.css$/, enforce: 'pre', loader: `${import.meta.dirname}/theme-loader.mjs` };

/** @param {import('tooling/webpack/base.mjs').BuildOptions} options */
export default (options) => hostConfig(import.meta.dirname, options, { rules: [themes] });
