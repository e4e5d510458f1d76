import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import themeLoader, { themeSheet } from './theme-loader.mjs';

/** @param {string} source of base.css */
const load = (source) => {
  const context = path.join(import.meta.dirname, 'src/theme');
  const loaderContext = /** @type {import('webpack').LoaderContext<object>} */ (
    /** @type {unknown} */ ({ context, addDependency() {}, addContextDependency() {} })
  );
  return themeLoader.call(loaderContext, source);
};

it('puts the colours of both themes in place of their rule', () => {
  expect(load('a{} @themes default defaultDark; b{}')).toMatch(
    /^a\{\} :root\{color-scheme:light;.*\}@media screen.*color-scheme:dark;.*\}\} b\{\}$/,
  );
});

it('fails a build whose sheet has no rule for the themes', () => {
  expect(() => load('a{} @theme default defaultDark;')).toThrow(
    'base.css has no rule "@themes <light> <dark>;"',
  );
});

it('fails a build that asks for an unknown theme, and lists the known ones', () => {
  expect(() => load('@themes default midnight;')).toThrow(
    /^Unknown theme "midnight" in base.css. Use one of: default, /,
  );
});

describe('themeSheet', () => {
  const light = { mode: /** @type {const} */ ('light'), tokens: { bg: '#ffffff', hv: '#d9ee2b' } };
  const dark = { mode: /** @type {const} */ ('dark'), tokens: { bg: '#0e1517', hv: '#d9ee2b' } };

  it('writes the light theme for all media and what differs in the dark one for screens that ask for it', () => {
    expect(themeSheet(light, dark)).toBe(
      ':root{color-scheme:light;--bg:#ffffff;--hv:#d9ee2b}' +
        '@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;--bg:#0e1517}}',
    );
  });
});
