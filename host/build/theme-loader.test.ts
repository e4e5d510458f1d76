import { expect, it, jest } from '@jest/globals';
import type { LoaderContext } from 'webpack';
import lookLoader from './look-loader.js';
import themeLoader from './theme-loader.js';

const emitFile = jest.fn<LoaderContext<object>['emitFile']>();

const loaderContext = {
  resourcePath: 'some.css',
  addDependency() {},
  addContextDependency() {},
  emitFile,
} as unknown as LoaderContext<object>;

it('the base sheet gets the colours of the two default themes in place of its rule', () => {
  expect(themeLoader.call(loaderContext, 'a{} @themes; b{}')).toMatch(
    /^a\{\} :root\{color-scheme:light;.*\}@media screen.*color-scheme:dark;.*\}\} b\{\}$/,
  );
});

it('a sheet without a rule for the themes fails the build', () => {
  expect(() => themeLoader.call(loaderContext, 'a{} @theme;')).toThrow('some.css has no rule "@themes;"');
});

it('the sheet of looks has the themes of all areas, and stands under an address of its bytes', () => {
  const source = themeLoader.call(loaderContext, '@areas;\n[data-layout] { display: grid }');
  const exported = lookLoader.call(loaderContext, source);
  const [name = '', bytes] = emitFile.mock.calls[0] ?? [];
  expect(name).toMatch(/^assets\/[0-9a-f]{20}\.css$/);
  expect(String(bytes)).toMatch(/^@media screen.*data-t-main="?slate.*\[data-layout\]\{display:grid\}$/);
  expect(exported).toMatch(new RegExp(`^export const href = '/${name}'; export const integrity = 'sha256-`));
});
