import { expect, it } from '@jest/globals';
import swatchLoader from './swatch-loader.mjs';

/** @param {string} source of the sheet */
const load = (source) => {
  const loaderContext = /** @type {import('webpack').LoaderContext<object>} */ (
    /** @type {unknown} */ ({ addDependency() {}, addContextDependency() {} })
  );
  return swatchLoader.call(loaderContext, source);
};

it('gives the swatches of each theme its colours, those of the brand as well', () => {
  const sheet = load('a{} @swatches bg primary; b{}');
  expect(sheet).toContain(".swatches[data-theme='slate']{--swatch-1:#22282d;--swatch-2:#d9ee2b}");
  expect(sheet).toMatch(
    /^a\{\} .*data-theme='default'\]\{--swatch-1:#ffffff;--swatch-2:#[\da-f]{6}\}.* b\{\}$/,
  );
});

it('fails a build without the rule, or with an unknown token', () => {
  expect(() => load('a{}')).toThrow('has no rule "@swatches');
  expect(() => load('@swatches bg colour;')).toThrow('The theme default has no token "colour"');
});
