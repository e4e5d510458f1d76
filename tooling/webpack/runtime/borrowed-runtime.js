// Takes the place of `webpack-bundler-runtime` in a remote: a page has one federation runtime, the host's.
const host = globalThis.hostFederation;

/**
 * The handshake of a container is the remote's own, since the host, which exposes nothing, has none. As in the runtime,
 * without scopes other than the one of our builds.
 */
const initContainerEntry = ({ webpackRequire, shareScope, initScope, remoteEntryInitOptions }) => {
  const { instance, initOptions } = webpackRequire.federation;
  const { shareScopeMap: hostShareScopeMap } = remoteEntryInitOptions;
  instance.initOptions({ name: initOptions.name, remotes: [], ...remoteEntryInitOptions });
  instance.initShareScopeMap('default', shareScope, { hostShareScopeMap });
  host.attachShareScopeMap(webpackRequire);
  return webpackRequire.I('default', initScope);
};

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
