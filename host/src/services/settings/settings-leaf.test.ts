import { describe, expect, it } from '@jest/globals';
import { initialSettings } from './initial-settings';
import { isSetByRoute, leafChange, leafValue, type SettingsLeaf } from './settings-leaf';

describe('a leaf of the settings', () => {
  it.each<readonly [SettingsLeaf, string | boolean | undefined]>([
    ['theme.footer', 'defaultDark'],
    ['layout.config.navbar.display', false],
    ['followDevice', true],
    ['layout.config.navbar.position', undefined],
  ])('%s has the value %s', (leaf, value) => {
    expect(leafValue(initialSettings, leaf)).toBe(value);
  });

  it('is changed alone', () => {
    expect(leafChange('layout.config.toolbar.style', 'static')).toEqual({
      layout: { config: { toolbar: { style: 'static' } } },
    });
  });
});

describe('isSetByRoute', () => {
  it.each<readonly [SettingsLeaf, boolean]>([
    ['theme.main', true],
    ['theme.footer', false],
    ['layout.style', true],
    ['layout.config.scroll', true],
    ['customScrollbars', false],
  ])('says of %s on a route with a style: %s', (leaf, expected) => {
    const ofRoute = { layout: { style: 'layout3' }, theme: { main: 'deepOcean' } } as const;
    expect(isSetByRoute({ ofRoute }, leaf)).toBe(expected);
  });
});
