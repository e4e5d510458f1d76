/**
 * Jest's runtime, which compiles a module once a process, not once for each test file that loads it. Most of what a test file
 * loads (Jest's `expect`, React, Testing Library) others have loaded before it: a sixth of all processor seconds. It changes a
 * private part of Jest; with a version that has it no longer, Jest works as usual.
 */
import { Script } from 'node:vm';
import Runtime from 'jest-runtime';

/**
 * @typedef {object} Executor the part of Jest's runtime that compiles a module
 * @property {(source: string, filename: string) => unknown} compile returns the function of the module
 * @property {readonly string[]} injectedModuleParameters names of its parameters
 */

/** @type {Map<string, { readonly source: string, readonly script: Script }>} by file */
const compiled = new Map();

/** @param {string} source @param {string} filename @param {readonly string[]} parameters */
function scriptOf(source, filename, parameters) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.script;
  const head = `(function (${parameters.join(', ')}) {`;
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  compiled.set(filename, { source, script });
  return script;
}

export default class OnceCompilingRuntime extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} parameters */
  constructor(...parameters) {
    super(...parameters);
    const [, environment] = parameters;
    const { executor } = /** @type {{ executor?: Executor }} */ (/** @type {unknown} */ (this));
    if (!executor) return;
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = environment.getVmContext();
      if (!context) return null;
      try {
        return scriptOf(source, filename, executor.injectedModuleParameters).runInContext(context);
      } catch {
        // Jest explains what is wrong with it.
        return compile(source, filename);
      }
    };
  }
}
