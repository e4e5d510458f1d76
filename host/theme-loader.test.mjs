import { describe, expect, it } from '@jest/globals';
import { themeSheet } from './theme-loader.mjs';

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
