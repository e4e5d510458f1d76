/** @jest-environment tooling/jest/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MessageOptions, Site } from 'shared-types';
import type { LookSheet } from '../../theme/look-sheet';
import { browserStorage } from '../../testing/browser-storage';
import { followOtherTabs } from '../storage/follow-other-tabs';
import { initialSettings } from './initial-settings';
import { mergeSettings } from './merge-settings';
import { createSettings } from './settings-service';
import type { Present } from './shown-settings';
import { settingsToAttributes } from './settings-to-attributes';

const key = 'site.settings.v1';

const loadedSheet: LookSheet = { isThere: () => true, link: () => Promise.resolve() };

function openSettings(site: Partial<Site> = {}, present?: Present, more = {}) {
  const onReset = jest.fn();
  const storage = browserStorage();
  const show = jest.fn<(message: MessageOptions) => void>();
  return {
    ...createSettings({ site, storage, messages: { show }, onReset, ...more }, present),
    storage,
    show,
    onReset,
  };
}

const storedNow = (): unknown => {
  const text = localStorage.getItem(key);
  return text === null ? undefined : (JSON.parse(text) as { readonly data: unknown }).data;
};

const envelope = (data: unknown, v = 1) => JSON.stringify({ v, at: '2026-01-01T00:00:00.000Z', data });

const slate = { theme: { main: 'slate' } } as const;

beforeEach(() => localStorage.clear());

describe('the settings of a user whose session this browser keeps', () => {
  const expected = { isChecking: { getState: () => true } };
  const signedIn = (given: unknown, owner = 'ada') => {
    const opened = openSettings();
    opened.ofUser.signIn(given, () => {}, owner);
    return opened;
  };

  it('are stored with their owner for the next first view, and shown until it is known who is signed in', () => {
    const { shell } = signedIn(slate);
    expect(storedNow()).toMatchObject({ change: slate, owner: 'ada', look: { 'data-footer': 'static' } });
    shell.change({ theme: { main: 'beach' } });
    expect(storedNow()).toMatchObject({ change: { theme: { main: 'beach' } }, owner: 'ada' });
    expect(openSettings({}, undefined, expected).shell.getState().theme.main).toBe('beach');
  });

  it('are removed when the user signs out, or goes back to the settings of the site', () => {
    signedIn(slate).ofUser.signOut();
    expect(localStorage).toHaveLength(0);
    signedIn(slate).shell.reset();
    expect(localStorage).toHaveLength(0);
  });

  it('are neither shown nor kept where nobody is signed in', () => {
    signedIn(slate);
    expect(openSettings().shell.getState()).toEqual(initialSettings);
    expect(localStorage).toHaveLength(0);
  });

  it('are not those of the next user, who has none', () => {
    signedIn(slate);
    const { ofUser, shell } = openSettings({}, undefined, expected);
    ofUser.signIn(undefined, () => {}, 'sten');
    expect([shell.getState(), localStorage.length]).toEqual([initialSettings, 0]);
  });

  it('leave those of a guest to a user who has none, and become the user’s with the first change', () => {
    openSettings().shell.change(slate);
    const { shell } = signedIn(undefined);
    expect(shell.getState().theme.main).toBe('slate');
    expect(storedNow()).not.toHaveProperty('owner');
    shell.change({ theme: { footer: 'beach' } });
    expect(storedNow()).toMatchObject({
      owner: 'ada',
      change: { theme: { main: 'slate', footer: 'beach' } },
    });
  });

  it('are not stored if this browser does not keep the session', () => {
    const { ofUser, shell } = openSettings();
    ofUser.signIn(slate, () => {});
    shell.change({ theme: { main: 'beach' } });
    expect(localStorage).toHaveLength(0);
  });
});

describe('the stored settings', () => {
  it('are the change, and the look that the next page begins with', () => {
    const { shell } = openSettings();
    const change = { theme: { footer: 'beach' } } as const;
    shell.change(change);
    const settings = mergeSettings(initialSettings, change);
    expect(storedNow()).toEqual({ change, look: settingsToAttributes(settings) });
    expect(localStorage.getItem(key)?.length).toBeLessThan(1000);
    expect(openSettings().shell.getState()).toEqual(settings);
  });

  it('are deleted by a reset', () => {
    const { shell } = openSettings();
    shell.change(slate);
    shell.reset();
    expect([shell.getState(), localStorage.length]).toEqual([initialSettings, 0]);
  });

  it('tell of each reset, also if nothing was changed, and of no change back', () => {
    const { shell, onReset } = openSettings();
    shell.change(slate);
    shell.change({ theme: { main: initialSettings.theme.main } });
    expect(onReset).not.toHaveBeenCalled();
    shell.reset();
    expect(onReset).toHaveBeenCalledTimes(1);
  });

  it('keep their good part if a theme is not known any more', () => {
    localStorage.setItem(key, envelope({ change: { theme: { main: 'midnight', footer: 'tech' } } }));
    expect(openSettings().shell.getState().theme).toEqual({ ...initialSettings.theme, footer: 'tech' });
  });

  it.each([
    ['damaged', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['of a newer host', envelope({ change: slate }, 2)],
    ['without a change', envelope({ look: [] })],
    ['hostile', envelope(null).replace('null', '{"change":{"__proto__":{"theme":{"main":"slate"}}}}')],
    ['too large', envelope({ change: slate, more: 'x'.repeat(8192) })],
  ])('are those of the site if what is stored is %s; it stays until the next change', (_, text) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem(key, text);
    const { shell } = openSettings();
    expect(shell.getState()).toBe(initialSettings);
    expect(localStorage.getItem(key)).toBe(text);
    expect(warn.mock.calls).toEqual([[`${key} cannot be read`]]);
    shell.change(slate);
    expect(storedNow()).toMatchObject({ change: slate });
  });

  it('follow other tabs', () => {
    const { shell, storage } = openSettings();
    followOtherTabs(storage);
    localStorage.setItem(key, envelope({ change: slate }));
    dispatchEvent(new StorageEvent('storage', { key }));
    expect(shell.getState().theme.main).toBe('slate');
  });
});

describe('a change in the settings panel', () => {
  it('is stored before the page begins to show it', () => {
    const present = jest.fn<Present>();
    const { store, shown, panel } = openSettings({}, present);
    panel.open();
    store.change(slate);
    store.change({ theme: { footer: 'tech' } });
    expect(storedNow()).toMatchObject({ change: { theme: { main: 'slate', footer: 'tech' } } });
    expect(shown.getState().current).toBe(initialSettings);
    for (const [show] of present.mock.calls) show();
    expect(shown.getState()).toBe(store.getState());
  });

  it('is shown at once while the panel is closed', () => {
    const present = jest.fn<Present>();
    const { store, shown } = openSettings({}, present);
    store.change(slate);
    expect([shown.getState(), present.mock.calls]).toEqual([store.getState(), []]);
  });
});

describe('the shell of the settings', () => {
  it('is frozen, as are the settings', () => {
    const { shell } = openSettings();
    shell.change(slate);
    const { theme, layout } = shell.getState();
    expect([shell, shell.getState(), theme, layout, layout.config].every(Object.isFrozen)).toBe(true);
  });

  it('tells of changes, and opens the panel', () => {
    const { shell, panel } = openSettings();
    const heard = jest.fn();
    shell.subscribe(heard);
    shell.change(slate);
    shell.openPanel();
    expect([heard.mock.calls.length, panel.getState()]).toEqual([1, true]);
    panel.close();
    expect(panel.getState()).toBe(false);
  });
});

describe('a site without display settings', () => {
  it('shows its own look, and neither reads nor changes what is stored', () => {
    const text = envelope({ change: slate });
    localStorage.setItem(key, text);
    const { shell, panel, areOffered } = openSettings({ settingsPanel: 'off' });
    shell.change(slate);
    shell.openPanel();
    shell.reset();
    expect([shell.getState(), panel.getState(), areOffered]).toEqual([initialSettings, false, false]);
    expect(localStorage.getItem(key)).toBe(text);
  });

  it('keeps the settings of a user without showing them', () => {
    const { shell, ofUser } = openSettings({ settingsPanel: 'off' });
    expect(ofUser.signIn(slate, () => {})).toEqual(slate);
    expect(shell.getState()).toBe(initialSettings);
  });

  it('still shows the settings of a route', () => {
    const { shell, store } = openSettings({ settingsPanel: 'off' });
    store.showRoute(slate);
    expect(shell.getState().theme.main).toBe('slate');
  });
});

describe('applyLook', () => {
  const { dataset } = document.documentElement;
  let end = () => {};
  const look = () => Object.fromEntries(Object.entries(dataset));

  function showLook() {
    const settings = openSettings();
    end = settings.applyLook(loadedSheet);
    return settings;
  }

  afterEach(() => {
    end();
    const root = document.documentElement;
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
  });

  it('sets no attribute while the settings are those of the site', () => {
    showLook();
    expect(look()).toEqual({});
  });

  it('removes what the boot script has taken from a damaged entry', () => {
    dataset['tMain'] = 'slate';
    showLook();
    expect(look()).toEqual({});
  });

  it('sets all attributes when a setting differs, and removes them all after a reset', () => {
    const { shell } = showLook();
    shell.change({ layout: { style: 'layout1' } });
    expect(look()).toMatchObject({ layout: 'layout1', navbar: 'open', tMain: 'device' });
    shell.reset();
    expect(look()).toEqual({});
  });

  it('waits for the sheet of looks, and asks for it again after a failure', async () => {
    const link = jest.fn<LookSheet['link']>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue();
    const isThere = jest.fn(() => false);
    const settings = openSettings();
    end = settings.applyLook({ isThere, link });
    settings.shell.change(slate);
    await Promise.resolve();
    expect(settings.show).toHaveBeenCalledTimes(1);
    expect(look()).toEqual({});
    settings.shell.change({ theme: { main: 'tech' } });
    isThere.mockReturnValue(true);
    await Promise.resolve();
    expect(look()).toMatchObject({ tMain: 'tech' });
  });

  it('shows the look of the site while the sheet of looks is missing', async () => {
    localStorage.setItem(key, envelope({ change: slate }));
    const link = () => Promise.reject(new Error('offline'));
    const settings = openSettings();
    dataset['layout'] = 'layout2';
    end = settings.applyLook({ isThere: () => false, link });
    await Promise.resolve();
    expect(settings.shown.getState().current).toBe(initialSettings);
    expect(look()).toEqual({});
    expect(settings.shell.getState().theme.main).toBe('slate');
    expect(settings.show).toHaveBeenCalledTimes(1);
  });

  it('changes nothing after its end', () => {
    const { shell } = showLook();
    end();
    shell.change(slate);
    expect(look()).toEqual({});
  });
});
