// Takes the place of `webpack-bundler-runtime` in a remote: a page has one federation runtime, the host's.
// Only the handshake of a container is the remote's own, since the host, which exposes nothing, has none.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

const host = globalThis.hostFederation;

export const bundlerRuntime = { ...host.bundlerRuntime, S: {}, initContainerEntry };
// A container is an instance of its own; `init` would rename the host's (RUNTIME-010).
export const runtime = {
  ...host.runtime,
  init: (options) => host.runtime.createInstance(options),
};
export const attachShareScopeMap = host.attachShareScopeMap;
export const instance = undefined;
export const initOptions = undefined;
export const bundlerRuntimeOptions = {};

export default { runtime, bundlerRuntime, attachShareScopeMap, instance, initOptions, bundlerRuntimeOptions };
