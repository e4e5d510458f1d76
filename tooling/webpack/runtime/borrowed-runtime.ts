// Replaces the federation runtime in a remote: a page has one, the host's. The plug-in's own way to share it,
// `externalRuntime`, would add 15 KB to every first view.

type FederationInstance = {
  initOptions: (options: object) => void;
  initShareScopeMap: (name: string, scope: unknown, extra: { hostShareScopeMap: unknown }) => void;
};

type WebpackRequire = {
  federation: { instance: FederationInstance; initOptions: { name: string } };
  I: (scopeName: string, initScope: unknown) => unknown;
};

/** The part of the host's federation runtime that is used here. */
type HostFederation = {
  attachShareScopeMap: (webpackRequire: WebpackRequire) => void;
  bundlerRuntime: object;
  runtime: { createInstance: (options: object) => unknown };
};

const host = (globalThis as typeof globalThis & { hostFederation: HostFederation }).hostFederation;

type ContainerEntry = {
  webpackRequire: WebpackRequire;
  shareScope: unknown;
  initScope: unknown;
  remoteEntryInitOptions: { shareScopeMap: unknown };
};

/** The handshake of a container is the remote's own, since the host, which exposes nothing, has none. */
const initContainerEntry = ({
  webpackRequire,
  shareScope,
  initScope,
  remoteEntryInitOptions,
}: ContainerEntry) => {
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
  runtime: { ...host.runtime, init: (options: object) => host.runtime.createInstance(options) },
};
