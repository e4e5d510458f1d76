import path from 'node:path';
import { expect, it, jest } from '@jest/globals';
import lookLoader from './look-loader.mjs';

/** @param {string} source of look.css */
function load(source) {
  const context = path.join(import.meta.dirname, 'src/theme');
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  const loaderContext = /** @type {import('webpack').LoaderContext<object>} */ (
    /** @type {unknown} */ ({
      context,
      addDependency: jest.fn(),
      addContextDependency: jest.fn(),
      emitFile: (/** @type {string} */ name, /** @type {Buffer} */ bytes) => files.set(name, bytes),
    })
  );
  return { exported: lookLoader.call(loaderContext, source), files };
}

it('emits the sheet with the themes of all areas, under an address of its bytes', () => {
  const { exported, files } = load('@areas;\n[data-layout] { display: grid }');
  const [[name, bytes] = ['']] = files;
  expect(name).toMatch(/^assets\/[0-9a-f]{20}\.css$/);
  expect(bytes?.toString()).toMatch(/^@media screen.*data-t-main="?slate.*\[data-layout\]\{display:grid\}$/);
  expect(exported).toMatch(new RegExp(`^export const href = '/${name}'; export const integrity = 'sha256-`));
});

it('fails a build whose sheet has no place for the themes', () => {
  expect(() => load('[data-layout] { display: grid }')).toThrow('look.css has no rule "@areas;"');
});
