/** @jest-environment tooling/jest/browser-environment */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { DeepPartial, MessageOptions, Settings, Site } from 'shared-types';
import { fakeSettings } from 'shared-types/testing/fake-settings';
import { browserStorage } from '../../testing/browser-storage';
import type { LookSheet } from '../../theme/look-sheet';
import { followOtherTabs } from '../storage/follow-other-tabs';
import { initialSettings } from './initial-settings';
import { mergeSettings } from './merge-settings';
import { createSettings } from './settings-service';
import { settingsToAttributes } from './settings-to-attributes';

const key = 'site.settings.v1';

function openSettings(site: Partial<Site> = {}) {
  const onReset = jest.fn();
  const storage = browserStorage();
  const show = jest.fn<(message: MessageOptions) => void>();
  return { ...createSettings({ site, storage, messages: { show }, onReset }), storage, show, onReset };
}

const storedNow = (): unknown => {
  const text = localStorage.getItem(key);
  return text === null ? undefined : JSON.parse(text);
};

const textOf = (settings: unknown) => JSON.stringify({ settings, look: {} });

const slate = { theme: { main: 'slate' } } as const;
const beach = { theme: { footer: 'beach' } } as const;

const settingsWith = (change: DeepPartial<Settings>) => mergeSettings(initialSettings, change);

beforeEach(() => localStorage.clear());

describe('the settings of a guest', () => {
  it('are those of the site at first, and nothing is stored; tests of remotes have the same', () => {
    expect(openSettings().shell.getState()).toBe(initialSettings);
    expect([localStorage.length, fakeSettings]).toEqual([0, initialSettings]);
  });

  it('are stored with the look that the next page begins with', () => {
    const { shell } = openSettings();
    shell.change(beach);
    expect(storedNow()).toEqual({
      settings: settingsWith(beach),
      look: settingsToAttributes(settingsWith(beach)),
    });
    expect(openSettings().shell.getState()).toEqual(settingsWith(beach));
    expect(shell.getInitialState()).toBe(initialSettings);
  });

  it('notify listeners once, are frozen, and are not stored when they lead back to those of the site', () => {
    const { shell } = openSettings();
    const heard = jest.fn();
    shell.subscribe(heard);
    shell.change({ customScrollbars: false });
    shell.change({ customScrollbars: false });
    expect(heard).toHaveBeenCalledTimes(1);
    const { theme, layout } = shell.getState();
    expect([shell, shell.getState(), theme, layout, layout.config].every(Object.isFrozen)).toBe(true);
    shell.change({ customScrollbars: true });
    expect(localStorage).toHaveLength(0);
  });

  it('stay as they are if a change has an unknown value', () => {
    const { shell } = openSettings();
    shell.change({ theme: { main: 'midnight', footer: 'beach' } } as unknown as DeepPartial<Settings>);
    expect([shell.getState(), localStorage.length]).toEqual([initialSettings, 0]);
  });

  it.each([
    ['nothing', 'null'],
    ['without settings', '{"look":[]}'],
    ['partly unknown', textOf({ theme: { main: 'midnight', footer: 'beach' } })],
    ['hostile', '{"settings":{"__proto__":{"theme":{"main":"slate"}}}}'],
  ])('are those of the site if what is stored is %s; it stays until the next change', (_, text) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem(key, text);
    const { shell } = openSettings();
    expect([shell.getState(), localStorage.getItem(key)]).toEqual([initialSettings, text]);
    expect(warn.mock.calls).toEqual([[`${key} cannot be read`]]);
    shell.change(slate);
    expect(storedNow()).toMatchObject({ settings: slate });
  });

  it('follow other tabs', () => {
    const { shell, storage } = openSettings();
    followOtherTabs(storage);
    localStorage.setItem(key, textOf(slate));
    dispatchEvent(new StorageEvent('storage', { key }));
    expect(shell.getState().theme.main).toBe('slate');
  });

  it('are deleted by a reset, which is told also if nothing was changed', () => {
    const { shell, onReset } = openSettings();
    shell.change(slate);
    shell.reset();
    shell.reset();
    expect([shell.getState(), localStorage.length, onReset.mock.calls.length]).toEqual([
      initialSettings,
      0,
      2,
    ]);
  });
});

describe('a route with its own settings', () => {
  const ofRoute = { layout: { style: 'layout3', config: { mode: 'boxed' } }, ...slate } as const;

  it('shows them over those of the visitor, and stores nothing', () => {
    const { store, shell } = openSettings();
    shell.change(beach);
    const before = store.getState();
    store.showRoute(ofRoute);
    expect(store.getState()).toEqual({
      ...before,
      ofRoute,
      current: mergeSettings(before.defaults, ofRoute),
    });
    shell.change({ theme: { navbar: 'tech', main: 'tech' } });
    expect(store.getState().current.theme).toMatchObject({ main: 'slate', navbar: 'tech' });
    expect(storedNow()).toMatchObject({ settings: { theme: { navbar: 'tech', main: 'tech' } } });
    store.showRoute();
    expect(shell.getState()).toEqual(store.getState().defaults);
  });

  it('notifies nobody if it shows what is shown already', () => {
    const { store } = openSettings();
    store.showRoute({ theme: { main: 'default' } });
    const heard = jest.fn();
    store.subscribe(heard);
    store.showRoute({ theme: { main: 'default' } });
    expect([store.getState().current, heard.mock.calls]).toEqual([initialSettings, []]);
  });
});

describe('the settings of a user', () => {
  const saving = () => jest.fn((_settings: DeepPartial<Settings>) => {});

  it('are what the provider has, which the next first view shows too', () => {
    const { ofUser, shell } = openSettings();
    shell.change(beach);
    const save = saving();
    expect(ofUser.takeUserData(slate, save)).toEqual(slate);
    expect(shell.getState()).toEqual(settingsWith(slate));
    expect([storedNow(), save.mock.calls]).toMatchObject([{ settings: slate }, []]);
  });

  it.each([undefined, {}, 'x', { theme: 'slate' }, { ...slate, colour: 'red' }])(
    'are those of the guest if it has %j; none is saved',
    (given) => {
      const { ofUser, shell } = openSettings();
      shell.change(beach);
      const save = saving();
      expect(ofUser.takeUserData(given, save)).toBeUndefined();
      expect([shell.getState(), save.mock.calls]).toEqual([settingsWith(beach), []]);
    },
  );

  it('are saved with each change and with a reset', () => {
    const { ofUser, shell } = openSettings();
    const save = saving();
    ofUser.takeUserData(slate, save);
    shell.change(beach);
    shell.reset();
    expect(save.mock.calls).toEqual([
      [settingsWith({ theme: { main: 'slate', footer: 'beach' } })],
      [initialSettings],
    ]);
  });

  it('leave nothing behind after signing out', () => {
    const { ofUser, shell } = openSettings();
    const save = saving();
    ofUser.takeUserData(slate, save);
    ofUser.dropUserData();
    expect([shell.getState(), localStorage.length]).toEqual([initialSettings, 0]);
    shell.change(beach);
    expect(save).not.toHaveBeenCalled();
  });
});

describe('a site without display settings', () => {
  it('shows its own look, and neither reads nor changes what is stored', () => {
    const text = textOf(slate);
    localStorage.setItem(key, text);
    const { shell, panel, areOffered, store } = openSettings({ settingsPanel: 'off' });
    shell.change(slate);
    shell.openPanel();
    shell.reset();
    expect([shell.getState(), panel.getState(), areOffered]).toEqual([initialSettings, false, false]);
    expect(localStorage.getItem(key)).toBe(text);
    store.showRoute(slate);
    expect(shell.getState().theme.main).toBe('slate');
  });

  it('keeps the settings of a user without showing them', () => {
    const { shell, ofUser } = openSettings({ settingsPanel: 'off' });
    expect([ofUser.takeUserData(slate, () => {}), shell.getState()]).toEqual([slate, initialSettings]);
  });
});

describe('applyLook', () => {
  const { dataset } = document.documentElement;
  let end = () => {};
  const look = () => Object.fromEntries(Object.entries(dataset));

  function showLook(sheet: LookSheet = { isThere: () => true, link: () => Promise.resolve() }) {
    const settings = openSettings();
    end = settings.applyLook(sheet);
    return settings;
  }

  afterEach(() => {
    end();
    const root = document.documentElement;
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
  });

  it('removes what the boot script has taken from a damaged entry', () => {
    dataset['tMain'] = 'slate';
    showLook();
    expect(look()).toEqual({});
  });

  it('sets all attributes when a setting differs, removes them after a reset, and ends', () => {
    const { shell } = showLook();
    shell.change({ layout: { style: 'layout1' } });
    expect(look()).toMatchObject({ layout: 'layout1', navbar: 'open', tMain: 'device' });
    shell.reset();
    expect(look()).toEqual({});
    end();
    shell.change(slate);
    expect(look()).toEqual({});
  });

  it('shows the look of the site while the sheet of looks is missing, and asks for it with the next change', async () => {
    localStorage.setItem(key, textOf(slate));
    dataset['layout'] = 'layout2';
    const link = jest.fn<LookSheet['link']>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue();
    const isThere = jest.fn(() => false);
    const { shell, show, store } = showLook({ isThere, link });
    await Promise.resolve();
    expect([look(), shell.getState(), show.mock.calls.length]).toEqual([{}, initialSettings, 1]);
    expect(store.getState().defaults).toEqual(settingsWith(slate));
    shell.change(beach);
    isThere.mockReturnValue(true);
    await Promise.resolve();
    expect(look()).toMatchObject({ tMain: 'slate', tFooter: 'beach' });
  });
});
