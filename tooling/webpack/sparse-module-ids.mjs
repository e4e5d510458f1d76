/** Leaves gaps between the numbers of modules. */
const step = 10;

/**
 * webpack writes modules with dense numbers as an array of arrow functions, and V8 then parses the large function of
 * react-dom a second time, in full, on the main thread. With gaps between the numbers it writes the methods of an object,
 * whose inner functions are skipped by the data of the first parse (`docs/decisions/005-sparse-module-ids.md`).
 */
export class SparseModuleIds {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('SparseModuleIds', ({ hooks, modules, chunkGraph }) => {
      hooks.afterOptimizeModuleIds.tap('SparseModuleIds', () => {
        for (const module of modules) {
          const id = chunkGraph.getModuleId(module);
          if (typeof id === 'number') chunkGraph.setModuleId(module, (id + 1) * step);
        }
      });
    });
  }
}
