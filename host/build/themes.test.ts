import { describe, expect, it } from '@jest/globals';
import type { BrandAccent } from 'shared-types/build';
import { readBrand } from 'tooling/build/brand';
import themeFile from '../src/theme/themes.json';
import { brandedTheme, contrastFaults, type Theme } from './themes.js';

const themes = themeFile as Record<string, Theme>;
const light = themeFile.default as Theme;
const brand = readBrand();

const brandWith = (light: Partial<BrandAccent>) => ({
  ...brand,
  accents: { ...brand.accents, light: { ...brand.accents.light, ...light } },
});

describe.each(Object.entries(themes))('the theme %s', (name, theme) => {
  it('has a contrast of at least 4.5 for text and 3 for parts', () => {
    expect(contrastFaults(name, theme, brand)).toEqual([]);
  });

  it('has the same tokens as the others', () => {
    expect(Object.keys(theme.tokens)).toEqual(Object.keys(themeFile.default.tokens));
  });

  it('has colours in place of the names of the brand', () => {
    expect(Object.values(brandedTheme(theme, brand).tokens).join()).not.toContain('brand');
  });
});

it('there are the nine themes of the specification', () => {
  expect(Object.keys(themes)).toEqual([
    'default',
    'sunset',
    'greeny',
    'beach',
    'tech',
    'sweetHues',
    'defaultDark',
    'deepOcean',
    'slate',
  ]);
});

it('the accents of the brand are those of the two default themes, and of no other', () => {
  const branded = Object.entries(themes).filter(([, { tokens }]) =>
    Object.values(tokens).join().includes('brand'),
  );
  expect(branded.map(([name]) => name)).toEqual(['default', 'defaultDark']);
  for (const [, theme] of branded)
    expect(brandedTheme(theme, brand).tokens['primary']).toBe(brand.accents[theme.mode].primary);
});

describe('a brand whose accent is too pale', () => {
  const faults = contrastFaults('default', light, brandWith({ primary: '#77aaaa' }));

  it('is refused with file, key, measured and needed contrast', () => {
    expect(faults).toContain(
      'host/brand/brand.json accents.light.primary (#77aaaa) on host/src/theme/themes.json default.bg (#ffffff) has a contrast of 2.58:1; WCAG AA requires 4.5:1 for texts. Choose another colour.',
    );
  });

  it('is refused on each background that it is used on, and on no other', () => {
    expect(faults).toHaveLength(6);
    for (const fault of faults) expect(fault).toContain('accents.light.primary');
  });
});

it('names themes.json for a colour that is not of the brand', () => {
  const pale = { ...light, tokens: { ...light.tokens, muted: '#bbbbbb' } };
  const [fault] = contrastFaults('default', pale, brand);
  expect(fault).toMatch(/^host\/src\/theme\/themes\.json default\.muted \(#bbbbbb\) on /);
});
