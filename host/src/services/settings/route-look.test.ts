import { describe, expect, it } from '@jest/globals';
import { initialSettings } from './initial-settings';
import { mergeSettings } from './merge-settings';
import { routeLook } from './route-look';
import { settingsToAttributes } from './settings-to-attributes';

const names = Object.keys(settingsToAttributes(initialSettings));

describe('the look of a route', () => {
  it('is that of the site if it has no settings', () => {
    expect(routeLook(undefined)).toBeUndefined();
  });

  it('has all attributes, and names those that the route sets', () => {
    const change = {
      theme: { main: 'deepOcean' },
      layout: { config: { footer: { display: false } } },
    } as const;
    expect(routeLook(change)).toEqual({
      ...settingsToAttributes(mergeSettings(initialSettings, change)),
      'data-own': 'data-footer data-t-main',
    });
  });

  it('knows the settings of every attribute', () => {
    const everything = { ...initialSettings, layout: { style: 'layout1' } } as const;
    expect(routeLook(everything)?.['data-own']?.split(' ')).toEqual(names);
  });
});
