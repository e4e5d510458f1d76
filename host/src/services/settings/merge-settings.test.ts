import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { DeepPartial, LayoutStyle, Settings } from 'shared-types';
import { initialSettings } from './initial-settings';
import { layoutDefaults, layoutModes } from './layout-styles';
import {
  areSameSettings,
  changeSettings,
  mergeSettings,
  resolveSettings,
  settingsDifference,
} from './merge-settings';
import { parseSettings, themeNames } from './parse-settings';

const styles = ['layout1', 'layout2', 'layout3'] as const;

const withStyle = (style: LayoutStyle) => mergeSettings(initialSettings, { layout: { style } });

const bar = {
  display: fc.boolean(),
  style: fc.constantFrom('fixed', 'static'),
  position: fc.constantFrom('above', 'below'),
} as const;
const panel = fc.record({ display: fc.boolean() }, { requiredKeys: [] });
const themes = { main: fc.constantFrom(...themeNames), navbar: fc.constantFrom(...themeNames) };

/** Changes as the panel, a route or a provider gives them. */
const changes: fc.Arbitrary<DeepPartial<Settings>> = fc.record(
  {
    layout: fc.record(
      {
        style: fc.constantFrom(...styles),
        config: fc.record(
          {
            mode: fc.constantFrom('boxed', 'container', 'fullwidth'),
            scroll: fc.constantFrom('body', 'content'),
            navbar: fc.record(
              { display: fc.boolean(), folded: fc.boolean(), position: fc.constantFrom('left', 'right') },
              { requiredKeys: [] },
            ),
            toolbar: fc.record(bar, { requiredKeys: [] }),
            footer: fc.record(bar, { requiredKeys: [] }),
            leftSidePanel: panel,
          },
          { requiredKeys: [] },
        ),
      },
      { requiredKeys: [] },
    ),
    customScrollbars: fc.boolean(),
    theme: fc.record(themes, { requiredKeys: [] }),
    followDevice: fc.boolean(),
  },
  { requiredKeys: [] },
);

const settings = fc
  .array(changes, { maxLength: 3 })
  .map((list) => list.reduce(mergeSettings, initialSettings));

const keysOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, keysOf(part)]))
    : '';

describe('mergeSettings', () => {
  it('returns the same object if nothing changes', () => {
    expect(mergeSettings(initialSettings, {})).toBe(initialSettings);
    expect(mergeSettings(initialSettings, { theme: { main: 'default' } })).toBe(initialSettings);
    expect(mergeSettings(initialSettings, { layout: { style: 'layout2' } })).toBe(initialSettings);
  });

  it('changes one leaf and nothing else', () => {
    const { theme, ...others } = initialSettings;
    expect(mergeSettings(initialSettings, { theme: { footer: 'slate' } })).toEqual({
      ...others,
      theme: { ...theme, footer: 'slate' },
    });
  });

  it.each(['layout1', 'layout3'] as const)('replaces the whole config by the defaults of %s', (style) => {
    expect(withStyle(style).layout).toEqual({ style, config: layoutDefaults[style] });
  });

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

  it('does not give layout1 the mode container', () => {
    const change = { layout: { style: 'layout1', config: { mode: 'container' } } } as const;
    expect(mergeSettings(initialSettings, change)).toEqual(withStyle('layout1'));
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

describe('settingsDifference', () => {
  it('is empty for equal settings', () => {
    expect(settingsDifference(initialSettings, initialSettings)).toEqual({});
  });

  it('names the leaves that differ; with another style, from the defaults of that style', () => {
    const changed = mergeSettings(withStyle('layout1'), { layout: { config: { mode: 'boxed' } } });
    expect(settingsDifference(initialSettings, changed)).toEqual({
      layout: { style: 'layout1', config: { mode: 'boxed' } },
    });
  });

  it('leads back to the settings, also through storage', () => {
    fc.assert(
      fc.property(settings, settings, (base, other) => {
        const stored: unknown = JSON.parse(JSON.stringify(settingsDifference(base, other)));
        expect(mergeSettings(base, parseSettings(stored) ?? {})).toEqual(other);
      }),
    );
  });

  it('tells equal settings from others', () => {
    fc.assert(
      fc.property(settings, settings, (one, other) => {
        expect(areSameSettings(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
    );
  });
});

describe('resolveSettings', () => {
  it('gives the defaults themselves on a route without settings', () => {
    expect(resolveSettings(initialSettings, {})).toBe(initialSettings);
  });

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

  it('leaves following of the device for other areas', () => {
    expect(changeSettings(initialSettings, { theme: { toolbar: 'beach' } }).followDevice).toBe(true);
  });
});
