/** @jest-environment tooling/jest/browser-environment.mjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { followOtherTabs } from '../../../services/storage/follow-other-tabs';
import { browserStorage } from '../../../testing/browser-storage';
import { defaultShortcuts } from './shortcut-ids';
import { createShortcutsStore } from './shortcuts-store';

const key = 'site.shortcuts.v1';

/** The shortcuts of a document that has just been loaded. */
function openShortcuts() {
  const storage = browserStorage();
  return { shortcuts: createShortcutsStore(storage), storage };
}

const envelope = (data: unknown) => JSON.stringify({ v: 1, at: '2026-01-01T00:00:00.000Z', data });

const storedNow = (): unknown => {
  const text = localStorage.getItem(key);
  return text === null ? undefined : (JSON.parse(text) as { readonly data: unknown }).data;
};

beforeEach(() => localStorage.clear());

describe('the shortcuts of a guest', () => {
  it('are the default ones, and nothing is stored before a change', () => {
    expect(openShortcuts().shortcuts.getState()).toBe(defaultShortcuts);
    expect(localStorage).toHaveLength(0);
  });

  it('stay after a reload, and nothing is stored when they are the default ones again', () => {
    const { shortcuts } = openShortcuts();
    shortcuts.toggle('home');
    expect(storedNow()).toEqual([...defaultShortcuts, 'home']);
    expect(openShortcuts().shortcuts.getState()).toEqual([...defaultShortcuts, 'home']);
    shortcuts.toggle('home');
    expect(localStorage).toHaveLength(0);
  });

  it('can all be removed', () => {
    const { shortcuts } = openShortcuts();
    for (const id of defaultShortcuts) shortcuts.toggle(id);
    expect(openShortcuts().shortcuts.getState()).toEqual([]);
  });

  it('are moved among those that are shown', () => {
    const { shortcuts } = openShortcuts();
    const shown = ['calendar', 'contacts'];
    expect(shortcuts.move({ id: 'contacts', shown, by: -1 })).toBe(true);
    expect(storedNow()).toEqual(['contacts', 'calendar', 'mail', 'todo']);
    expect(shortcuts.move({ id: 'calendar', shown, by: -1 })).toBe(false);
  });

  it('keep ids that the navigation does not know', () => {
    localStorage.setItem(key, envelope(['of-a-newer-site', 'mail']));
    const { shortcuts } = openShortcuts();
    shortcuts.toggle('home');
    expect(storedNow()).toEqual(['of-a-newer-site', 'mail', 'home']);
  });

  it.each([
    ['damaged', '{'],
    ['null', 'null'],
    ['in another form', envelope({ ids: ['mail'] })],
    ['of a newer version', envelope(['mail']).replace('1', '2')],
    ['too large', envelope(['x'.repeat(5000)])],
    ['no text of ours', 'undefined'],
  ])('that are stored %s are the default ones with one warning, and stay stored', (_, text) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem(key, text);
    const { shortcuts } = openShortcuts();
    expect([shortcuts.getState(), localStorage.getItem(key)]).toEqual([defaultShortcuts, text]);
    expect(warn).toHaveBeenCalledTimes(1);
    shortcuts.toggle('home');
    expect(storedNow()).toEqual([...defaultShortcuts, 'home']);
  });

  it('follow other tabs, and notify listeners once', () => {
    const { shortcuts, storage } = openShortcuts();
    followOtherTabs(storage);
    const heard = jest.fn();
    shortcuts.subscribe(heard);
    localStorage.setItem(key, envelope(['home']));
    dispatchEvent(new StorageEvent('storage', { key }));
    expect(shortcuts.getState()).toEqual(['home']);
    shortcuts.toggle('mail');
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('go back to the default ones by a reset', () => {
    const { shortcuts } = openShortcuts();
    shortcuts.toggle('mail');
    shortcuts.reset();
    expect([shortcuts.getState(), localStorage.length]).toEqual([defaultShortcuts, 0]);
  });
});

describe('the shortcuts of a user', () => {
  const saving = () => jest.fn((_ids: readonly string[]) => {});

  it('are saved with each change, and not stored in the browser', () => {
    const { shortcuts } = openShortcuts();
    const save = saving();
    expect(shortcuts.signIn(['home', 'home', 7], save)).toEqual(['home']);
    shortcuts.toggle('mail');
    shortcuts.replace(['todo']);
    shortcuts.replace('no list');
    expect(save.mock.calls).toEqual([[['home', 'mail']], [['todo']]]);
    expect(localStorage).toHaveLength(0);
  });

  it('without any, are those of the guest, which are not saved', () => {
    const { shortcuts } = openShortcuts();
    const save = saving();
    shortcuts.toggle('home');
    expect(shortcuts.signIn('damaged', save)).toBeUndefined();
    expect(shortcuts.getState()).toEqual([...defaultShortcuts, 'home']);
    expect(save).not.toHaveBeenCalled();
  });

  it('are gone after signing out, with what the guest had', () => {
    const { shortcuts } = openShortcuts();
    const save = saving();
    shortcuts.toggle('home');
    shortcuts.signIn(['mail'], save);
    shortcuts.signOut();
    expect([shortcuts.getState(), localStorage.length]).toEqual([defaultShortcuts, 0]);
    shortcuts.toggle('home');
    expect(save).not.toHaveBeenCalled();
  });
});
