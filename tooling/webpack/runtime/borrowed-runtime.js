// Takes the place of the federation runtime in a remote: a page has one, the host's. The plug-in's own way to share it,
// `externalRuntime`, would add 15 KB to every first view.
const host = globalThis.hostFederation;

/** The handshake of a container is the remote's own, since the host, which exposes nothing, has none. */
const initContainerEntry = ({ webpackRequire, shareScope, initScope, remoteEntryInitOptions }) => {
  const { instance, initOptions } = webpackRequire.federation;
  const { shareScopeMap: hostShareScopeMap } = remoteEntryInitOptions;
  instance.initOptions({ name: initOptions.name, remotes: [], ...remoteEntryInitOptions });
  instance.initShareScopeMap('default', shareScope, { hostShareScopeMap });
  host.attachShareScopeMap(webpackRequire);
  return webpackRequire.I('default', initScope);
};

export default {
  attachShareScopeMap: host.attachShareScopeMap,
  bundlerRuntime: { ...host.bundlerRuntime, S: {}, initContainerEntry },
  bundlerRuntimeOptions: {},
  // A container is an instance of its own; `init` would rename the host's (RUNTIME-010).
  runtime: { ...host.runtime, init: (options) => host.runtime.createInstance(options) },
};
