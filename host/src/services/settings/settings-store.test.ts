/** @jest-environment tooling/jest/browser-environment.mjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { DeepPartial, Settings } from 'shared-types';
import { browserStorage } from '../../testing/browser-storage';
import { followOtherTabs } from '../storage/follow-other-tabs';
import { shellStorage } from '../storage/storage';
import { initialSettings } from './initial-settings';
import { layoutDefaults } from './layout-styles';
import { mergeSettings } from './merge-settings';
import { parseSettings } from './parse-settings';
import { createSettingsStore } from './settings-store';

const key = 'test.settings.v1';

/** The settings of a document that has just been loaded. */
function openSettings() {
  const storage = browserStorage();
  const stored = shellStorage(storage, { [key]: 'local' }).open<DeepPartial<Settings>>(key, {
    initial: {},
    parse: parseSettings,
  });
  return { settings: createSettingsStore({ initial: initialSettings, stored: { change: stored } }), storage };
}

const storedNow = (): unknown => {
  const text = localStorage.getItem(key);
  return text === null ? undefined : (JSON.parse(text) as { readonly data: unknown }).data;
};

const store = (data: unknown) =>
  localStorage.setItem(key, JSON.stringify({ v: 1, at: '2026-01-01T00:00:00.000Z', data }));

const initialWith = (change: DeepPartial<Settings>) => mergeSettings(initialSettings, change);

const ofRoute = {
  layout: { style: 'layout3', config: { mode: 'boxed' } },
  theme: { main: 'deepOcean' },
} as const;

beforeEach(() => localStorage.clear());

describe('the settings at the start', () => {
  it('are those of the site for a new visitor, and nothing is stored', () => {
    const { settings } = openSettings();
    const { initial, defaults, current } = settings.getState();
    expect([initial, defaults, current]).toEqual([initialSettings, initialSettings, initialSettings]);
    expect(localStorage).toHaveLength(0);
  });

  it('are those of the site with what a guest has stored; the first render has those of the site', () => {
    store({ theme: { main: 'slate', footer: 'midnight' } });
    const { settings } = openSettings();
    expect(settings.getState().current).toEqual(initialWith({ theme: { main: 'slate' } }));
    expect(settings.getInitialState().current).toBe(initialSettings);
  });

  it.each([
    '{',
    'null',
    '{"v":2,"at":"","data":{}}',
    '"x"',
    '{"v":1,"at":"2026-01-01","data":{"__proto__":1}}',
  ])('are those of the site if %s is stored, which stays until the next change', (text) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem(key, text);
    const { settings } = openSettings();
    expect(settings.getState().defaults).toBe(initialSettings);
    expect(localStorage.getItem(key)).toBe(text);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('a change by a guest', () => {
  it('is the current look at once, and is stored as the difference to the site', () => {
    const { settings } = openSettings();
    settings.change({ theme: { navbar: 'tech' } });
    expect(settings.getState().current).toEqual(initialWith({ theme: { navbar: 'tech' } }));
    expect(storedNow()).toEqual({ theme: { navbar: 'tech' } });
    expect(openSettings().settings.getState().current).toEqual(settings.getState().current);
  });

  it.each(['layout1', 'layout3'] as const)(
    'of the style replaces the config by the defaults of %s',
    (style) => {
      const { settings } = openSettings();
      settings.change({ layout: { config: { scroll: 'content' } } });
      settings.change({ layout: { style } });
      expect(settings.getState().current.layout).toEqual({ style, config: layoutDefaults[style] });
    },
  );

  it('notifies listeners once, and not if it changes nothing', () => {
    const { settings } = openSettings();
    const heard = jest.fn();
    const end = settings.subscribe(heard);
    settings.change({ customScrollbars: false });
    settings.change({ customScrollbars: false });
    expect(heard).toHaveBeenCalledTimes(1);
    end();
    settings.change({ customScrollbars: true });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('leaves nothing stored when it leads back to the settings of the site', () => {
    const { settings } = openSettings();
    settings.change({ customScrollbars: false });
    settings.change({ customScrollbars: true });
    expect(localStorage).toHaveLength(0);
  });

  it('with invalid values changes only what is valid', () => {
    const { settings } = openSettings();
    settings.change({ theme: { main: 'midnight', footer: 'beach' } } as unknown as DeepPartial<Settings>);
    expect(settings.getState().current.theme).toEqual({ ...initialSettings.theme, footer: 'beach' });
  });

  it('appears in other tabs', () => {
    const { settings, storage } = openSettings();
    followOtherTabs(storage);
    store({ theme: { main: 'greeny' } });
    dispatchEvent(new StorageEvent('storage', { key }));
    expect(settings.getState().current.theme.main).toBe('greeny');
  });

  it('is taken back by a reset, which deletes what is stored', () => {
    const { settings } = openSettings();
    settings.change({ layout: { style: 'layout1' } });
    settings.reset();
    expect(settings.getState().current).toEqual(initialSettings);
    expect(localStorage).toHaveLength(0);
  });
});

describe('a route with its own settings', () => {
  it('shows them over those of the visitor, and stores nothing', () => {
    const { settings } = openSettings();
    settings.change({ theme: { footer: 'beach' } });
    const before = settings.getState();
    settings.showRoute(ofRoute);
    expect(settings.getState()).toEqual({
      ...before,
      ofRoute,
      current: mergeSettings(before.defaults, ofRoute),
    });
    expect(storedNow()).toEqual({ theme: { footer: 'beach' } });
    settings.showRoute();
    expect(settings.getState()).toEqual(before);
    expect(settings.getState().current).toBe(settings.getState().defaults);
  });

  it('keeps them while the visitor changes other settings', () => {
    const { settings } = openSettings();
    settings.showRoute(ofRoute);
    settings.change({ theme: { footer: 'beach', main: 'tech' } });
    expect(settings.getState().current.theme).toMatchObject({ main: 'deepOcean', footer: 'beach' });
    expect(settings.getState().defaults.theme).toMatchObject({ main: 'tech', footer: 'beach' });
  });

  it('keeps the same objects if it shows what is shown already, and then notifies nobody', () => {
    const { settings } = openSettings();
    settings.showRoute({ theme: { main: 'default' } });
    expect(settings.getState().current).toBe(initialSettings);
    const heard = jest.fn();
    settings.subscribe(heard);
    settings.showRoute({ theme: { main: 'default' } });
    expect(heard).not.toHaveBeenCalled();
  });

  it('sets only what is valid', () => {
    const { settings } = openSettings();
    settings.showRoute({ theme: { main: 'midnight', footer: 'beach' } } as unknown as DeepPartial<Settings>);
    expect(settings.getState().ofRoute).toEqual({ theme: { footer: 'beach' } });
  });
});

describe('the operations of the store', () => {
  const slate = initialWith({ theme: { main: 'slate' } });

  it('setCurrent changes the current settings alone, resetToDefaults ends that', () => {
    const { settings } = openSettings();
    settings.setCurrent(slate);
    expect(settings.getState()).toMatchObject({ defaults: initialSettings, current: slate });
    settings.resetToDefaults();
    expect(settings.getState().current).toBe(initialSettings);
  });

  it('setDefaults changes the defaults, and the current settings as the route allows', () => {
    const { settings } = openSettings();
    settings.showRoute({ theme: { main: 'tech' } });
    settings.setDefaults(slate);
    expect(settings.getState().defaults).toEqual(slate);
    expect(settings.getState().current.theme.main).toBe('tech');
    expect(localStorage).toHaveLength(0);
  });

  it('setInitial makes all settings those of the site, also on a route with its own', () => {
    const { settings } = openSettings();
    settings.change({ theme: { footer: 'beach' } });
    settings.showRoute(ofRoute);
    settings.setInitial();
    expect(settings.getState().current).toBe(initialSettings);
    expect(settings.getState().defaults).toBe(initialSettings);
    expect(localStorage).toHaveLength(0);
  });
});

describe('a user', () => {
  const saving = () => jest.fn((_settings: DeepPartial<Settings>) => {});

  it('gets the valid part of the own settings; the guest’s are neither used nor saved', () => {
    const { settings } = openSettings();
    settings.change({ theme: { footer: 'beach' } });
    const save = saving();
    const valid = settings.signIn({ theme: { main: 'slate', navbar: 7 }, colour: 'red' }, save);
    expect(valid).toEqual({ theme: { main: 'slate' } });
    expect(settings.getState().defaults).toEqual(initialWith({ theme: { main: 'slate' } }));
    expect(save).not.toHaveBeenCalled();
  });

  it.each([undefined, {}, 'x', { theme: 'slate' }, JSON.parse('{"__proto__":{"customScrollbars":false}}')])(
    'without valid settings (%j) keeps those of the guest, which are not saved',
    (given) => {
      const { settings } = openSettings();
      settings.change({ theme: { footer: 'beach' } });
      const save = saving();
      expect(settings.signIn(given, save)).toBeUndefined();
      expect(settings.getState().defaults.theme.footer).toBe('beach');
      expect(save).not.toHaveBeenCalled();
    },
  );

  it('saves all settings with each change and with a reset, and the browser stores none', () => {
    const { settings } = openSettings();
    const save = saving();
    settings.signIn({ theme: { main: 'slate' } }, save);
    settings.change({ customScrollbars: false });
    expect(settings.getState().current.customScrollbars).toBe(false);
    expect(save.mock.calls).toEqual([[settings.getState().defaults]]);
    settings.reset();
    expect(save).toHaveBeenLastCalledWith(initialSettings);
    expect(localStorage).toHaveLength(0);
  });

  it('is not changed by a guest in another tab', () => {
    const { settings, storage } = openSettings();
    followOtherTabs(storage);
    settings.signIn(undefined, saving());
    store({ theme: { main: 'greeny' } });
    dispatchEvent(new StorageEvent('storage', { key }));
    expect(settings.getState().current).toBe(initialSettings);
  });

  it('leaves nothing behind after signing out, also for the next user', () => {
    const { settings } = openSettings();
    settings.change({ theme: { footer: 'beach' } });
    const save = saving();
    settings.signIn({ theme: { main: 'slate' } }, save);
    settings.signOut();
    expect(settings.getState().current).toBe(initialSettings);
    expect(localStorage).toHaveLength(0);
    settings.signIn(undefined, saving());
    settings.change({ theme: { navbar: 'tech' } });
    expect(save).not.toHaveBeenCalled();
  });
});
