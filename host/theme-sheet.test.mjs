import { describe, expect, it } from '@jest/globals';
import { areaSheet } from './theme-sheet.mjs';

/** @param {string} bg */
const theme = (bg) => ({
  mode: /** @type {const} */ ('dark'),
  tokens: { bg, primary: 'brand.dark.primary', deep: '#000000', 'on-deep': '#ffffff' },
});

const accent = (/** @type {string} */ primary) => ({ primary, primaryHover: primary, tint: primary });
const brand = { accents: { light: accent('#0b5d57'), dark: accent('#5fd0bf') } };

const sheet = areaSheet(
  {
    default: { ...theme('#ffffff'), mode: 'light' },
    defaultDark: theme('#0e1517'),
    slate: theme('#22282d'),
    deepOcean: theme('#071827'),
  },
  brand,
);

describe('areaSheet', () => {
  it('gives the page and each area its tokens and its colour scheme, with the colours of the brand', () => {
    expect(sheet).toContain(
      ':root[data-t-main=slate],[data-t-navbar=slate] [data-area=navbar],[data-t-toolbar=slate] [data-area=toolbar],' +
        '[data-t-footer=slate] [data-area=footer],[data-t-footer=slate] #sample{color-scheme:dark;--bg:#22282d;--primary:#5fd0bf}',
    );
    expect(sheet).toContain(':root[data-t-main=deepOcean],');
  });

  it('gives the footer no dark surface: the first theme keeps that of the page, others use their band', () => {
    expect(sheet).toContain('[data-t-toolbar=slate] [data-area=toolbar]{--deep:#000000;--on-deep:#ffffff}');
    expect(sheet).toContain(
      '[data-t-footer]:not([data-t-footer=defaultDark]) #sample{--deep:var(--band);--on-deep:var(--text);',
    );
  });

  it('gives an area that follows the device the light theme, and the dark one on a dark device', () => {
    const device = (/** @type {string} */ tokens) =>
      `:root\\[data-t-main=device\\][^{]*\\{color-scheme:${tokens}`;
    expect(sheet).toMatch(
      new RegExp(
        `${device('light;--bg:#ffffff')}.*@media \\(prefers-color-scheme:dark\\)\\{${device('dark;--bg:#0e1517')}`,
      ),
    );
  });

  it('leaves paper to the base sheet', () => {
    expect(sheet).toMatch(/^@media screen\{.*\}\}$/);
  });

  it('lets a CSS module give an area other colours of its theme', () => {
    expect(sheet).toContain('@layer base{[data-area]{background:var(--bg);color:var(--text)}}');
  });
});
