// Stands in for the parts of the federation runtime that this site never reaches: snapshots, preloading by manifest,
// tree shaking of shared modules, the loader for Node. Names as in @module-federation/* 2.9.2; the version is pinned
// because of this file and its neighbours.
const nothing = () => undefined;

export class SnapshotHandler {
  constructor() {
    this.hooks = { lifecycle: {}, applyPlugin: nothing, removePlugin: nothing };
    this.manifestCache = new Map();
  }

  registerRemoteSnapshot() {}
}

export const assignRemoteInfo = nothing;
export const createScriptNode = nothing;
export const formatPreloadArgs = nothing;
export const generatePreloadAssetsPlugin = nothing;
export const generateSnapshotFromManifest = nothing;
export const getGlobalRemoteInfo = () => ({});
export const getManifestFileName = nothing;
export const getSharedFallbackGetter = nothing;
export const getUsedExports = nothing;
export const inferAutoPublicPath = nothing;
export const isManifestProvider = () => false;
export const loadScriptNode = nothing;
export const normalizeOptions = nothing;
export const normalizePreloadExposes = nothing;
export const preloadAssets = nothing;
export const remotes = nothing;
export const simpleJoinRemoteEntry = nothing;
export const snapshotPlugin = nothing;
