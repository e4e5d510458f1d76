import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { DeepPartial, LayoutStyle, Settings } from 'shared-types';
import { initialSettings } from './initial-settings';
import { layoutDefaults, layoutModes } from './layout-styles';
import { areSameSettings, changeSettings, mergeSettings, resolveSettings } from './merge-settings';
import { settingValues } from 'shared-types/protocol/settings';
import { parseSettings } from './parse-settings';

const withStyle = (style: LayoutStyle) => mergeSettings(initialSettings, { layout: { style } });

type Values = readonly unknown[] | { readonly [key: string]: Values };

const isList = (values: Values): values is readonly unknown[] => Array.isArray(values);

/** A part of the settings, as the panel, a route or a provider gives it. */
const partOf = (values: Values): fc.Arbitrary<unknown> =>
  isList(values)
    ? fc.constantFrom(...values)
    : fc.record(Object.fromEntries(Object.entries(values).map(([key, value]) => [key, partOf(value)])), {
        requiredKeys: [],
      });

const changes = partOf(settingValues) as fc.Arbitrary<DeepPartial<Settings>>;

const settings = fc
  .array(changes, { maxLength: 3 })
  .map((list) => list.reduce(mergeSettings, initialSettings));

const keysOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, keysOf(part)]))
    : '';

describe('mergeSettings', () => {
  it('replaces the config of the site by the defaults of its style when the visitor comes back to that style', () => {
    expect(mergeSettings(withStyle('layout1'), { layout: { style: 'layout2' } }).layout).toEqual({
      style: 'layout2',
      config: layoutDefaults.layout2,
    });
  });

  it('drops what the style does not have, and fills in what is missing', () => {
    const change = {
      layout: {
        style: 'layout3',
        config: {
          navbar: { folded: true, position: 'right' },
          footer: { position: 'above', style: 'static' },
        },
      },
    } as const;
    expect(mergeSettings(initialSettings, change).layout.config).toEqual({
      ...layoutDefaults.layout3,
      footer: { display: true, style: 'static' },
    });
  });

  it('always gives frozen settings with exactly the options of their style', () => {
    fc.assert(
      fc.property(settings, ({ layout, ...others }) => {
        expect(keysOf(layout.config)).toEqual(keysOf(layoutDefaults[layout.style]));
        expect(layoutModes[layout.style]).toContain(layout.config.mode);
        for (const part of [layout, layout.config, layout.config.navbar, others.theme])
          expect(Object.isFrozen(part)).toBe(true);
      }),
    );
  });
});

describe('areSameSettings', () => {
  it('tells equal settings from others, also after they were stored', () => {
    fc.assert(
      fc.property(settings, settings, (one, other) => {
        const stored = mergeSettings(initialSettings, parseSettings(JSON.parse(JSON.stringify(one))) ?? {});
        expect(areSameSettings(stored, one)).toBe(true);
        expect(areSameSettings(one, other)).toBe(isDeepStrictEqual(one, other));
      }),
    );
  });
});

describe('resolveSettings', () => {
  it('begins with the defaults of the style that the route names, also if the visitor has that style', () => {
    const visitors = mergeSettings(initialSettings, {
      layout: { style: 'layout3', config: { navbar: { display: false } } },
    });
    const ofRoute = {
      layout: { style: 'layout3', config: { mode: 'boxed' } },
      theme: { main: 'deepOcean' },
    } as const;
    for (const defaults of [initialSettings, visitors])
      expect(resolveSettings(defaults, ofRoute)).toEqual({
        ...initialSettings,
        layout: { style: 'layout3', config: { ...layoutDefaults.layout3, mode: 'boxed' } },
        theme: { ...initialSettings.theme, main: 'deepOcean' },
      });
  });
});

describe('changeSettings', () => {
  it.each([
    ['beach', false],
    ['defaultDark', true],
    ['default', true],
  ] as const)('a choice of the main theme %s leaves following of the device at %s', (main, follows) => {
    expect(changeSettings(initialSettings, { theme: { main } }).followDevice).toBe(follows);
  });

  it('follows the device with any main theme if the visitor asks for both', () => {
    expect(
      changeSettings(initialSettings, { theme: { main: 'beach' }, followDevice: true }).followDevice,
    ).toBe(true);
  });
});
