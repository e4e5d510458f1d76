/** A module of webpack that its types leave out, as of 5.111. */
declare module 'webpack/lib/runtime/LoadScriptRuntimeModule.js' {
  import type { Compilation } from 'webpack';

  /** Hooks into the code that adds a script element. */
  interface LoadScriptHooks {
    readonly createScript: {
      readonly tap: (name: string, change: (source: string) => string) => void;
    };
  }

  const LoadScriptRuntimeModule: {
    readonly getCompilationHooks: (compilation: Compilation) => LoadScriptHooks;
  };
  export default LoadScriptRuntimeModule;
}
