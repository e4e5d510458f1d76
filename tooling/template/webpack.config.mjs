import { remoteConfig } from 'tooling/webpack/remote.mjs';

/** @param {import('tooling/webpack/base.mjs').BuildOptions} options */
export default (options) => remoteConfig(import.meta.dirname, options);
