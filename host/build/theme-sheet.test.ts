import { describe, expect, it } from '@jest/globals';
import { areaSheet, themeSheet } from './theme-sheet.js';

const theme = (bg: string) => ({
  mode: 'dark' as const,
  tokens: { bg, primary: '#5fd0bf', deep: '#000000', 'on-deep': '#ffffff' },
});

const sheet = areaSheet({
  default: { ...theme('#ffffff'), mode: 'light' },
  defaultDark: theme('#0e1517'),
  slate: theme('#22282d'),
  deepOcean: theme('#071827'),
});

describe('areaSheet', () => {
  it('gives the page and each area its tokens and its colour scheme, and a sample of the theme as well', () => {
    expect(sheet).toContain(
      '[data-theme=slate],:root[data-t-main=slate],[data-t-navbar=slate] [data-area=navbar],[data-t-navbar=slate] [data-of=navbar],' +
        '[data-t-toolbar=slate] [data-area=toolbar],[data-t-toolbar=slate] [data-of=toolbar],' +
        '[data-t-footer=slate] [data-area=footer],[data-t-footer=slate] #sample{color-scheme:dark;--bg:#22282d;--primary:#5fd0bf}',
    );
    expect(sheet).toContain(':root[data-t-main=deepOcean],');
  });

  it('gives the footer no dark surface: the first theme keeps that of the page, others use their band', () => {
    expect(sheet).toContain('[data-t-toolbar=slate] [data-of=toolbar]{--deep:#000000;--on-deep:#ffffff}');
    expect(sheet).toContain(
      '[data-t-footer]:not([data-t-footer=defaultDark]) #sample{--deep:var(--band);--on-deep:var(--text);',
    );
  });

  it('gives an area that follows the device the light theme, and the dark one on a dark device', () => {
    const device = (tokens: string) =>
      `\\[data-theme=device\\],:root\\[data-t-main=device\\][^{]*\\{color-scheme:${tokens}`;
    expect(sheet).toMatch(
      new RegExp(
        `${device('light;--bg:#ffffff')}.*@media \\(prefers-color-scheme:dark\\)\\{${device('dark;--bg:#0e1517')}`,
      ),
    );
  });

  it('leaves paper to the base sheet, and lets a CSS module give an area other colours of its theme', () => {
    expect(sheet).toMatch(/^@media screen\{.*\}\}$/);
    expect(sheet).toContain('@layer base{[data-area]{background:var(--bg);color:var(--text)}}');
  });
});

it('themeSheet writes the light theme for all media, and what differs in the dark one for screens that ask for it', () => {
  const light = { mode: 'light' as const, tokens: { bg: '#ffffff', hv: '#d9ee2b' } };
  const dark = { mode: 'dark' as const, tokens: { bg: '#0e1517', hv: '#d9ee2b' } };
  expect(themeSheet(light, dark)).toBe(
    ':root{color-scheme:light;--bg:#ffffff;--hv:#d9ee2b}' +
      '@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;--bg:#0e1517}}',
  );
});
