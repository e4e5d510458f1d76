import { hostConfig } from 'tooling/webpack/host.mjs';

/** @param {import('tooling/webpack/base.mjs').BuildOptions} options */
export default (options) => hostConfig(import.meta.dirname, options);
