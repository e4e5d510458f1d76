/** Modules that a remote's entry takes from the host (`tooling/webpack/runtime/borrowed-runtime.ts`). */
interface HostFederation {
  readonly runtime: unknown;
  readonly bundlerRuntime: unknown;
  readonly attachShareScopeMap: unknown;
}

/** webpack's own runtime, where the federation plugin hangs its runtime. */
declare const __webpack_require__: { readonly federation: HostFederation };

/** Fills the share scope with the modules that the host shares. */
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;

/** Modules of each scope, by name and version. */
declare const __webpack_share_scopes__: Readonly<Record<string, Readonly<Record<string, object>>>>;

declare var hostFederation: HostFederation | undefined;

interface Window {
  /** Changes in `#root` since the document was read; the boot script watches for them. `undefined` when React has adopted the page. */
  foreignChanges?: { readonly records: MutationRecord[]; readonly observer: MutationObserver } | undefined;
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: { readonly createScriptURL: (address: string) => string },
    ) => unknown;
  };
}
