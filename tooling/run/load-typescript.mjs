/** Loads modules of TypeScript that otherwise only tests load, in any Node that the project supports. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { transformSync } from '@swc/core';

/**
 * @param {string} file whole path; what it imports may be TypeScript, too
 * @returns {unknown} what it exports
 */
export function loadTypeScript(file) {
  const require = createRequire(file);
  // Deprecated, but the only way that Node 20 and newer ones have in common.
  require.extensions['.ts'] = (module, filename) => {
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      swcrc: false,
      filename,
      jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
      module: { type: 'commonjs' },
    });
    /** @type {{ _compile: (code: string, filename: string) => void }} */ (
      /** @type {unknown} */ (module)
    )._compile(code, filename);
  };
  return require(file);
}
