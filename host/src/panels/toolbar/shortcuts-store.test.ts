/** @jest-environment tooling/jest/browser-environment */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { followOtherTabs } from '../../services/storage/follow-other-tabs';
import { browserStorage } from '../../testing/browser-storage';
import { createShortcutsStore, defaultShortcuts } from './shortcuts-store';

const key = 'site.shortcuts.v1';

function openShortcuts() {
  const storage = browserStorage();
  return { shortcuts: createShortcutsStore(storage), storage };
}

const storedNow = (): unknown => {
  const text = localStorage.getItem(key);
  return text === null ? undefined : JSON.parse(text);
};

beforeEach(() => localStorage.clear());

describe('the shortcuts of a guest', () => {
  it('are the default ones, and nothing is stored before a change', () => {
    expect(openShortcuts().shortcuts.getState()).toEqual(['calendar', 'mail', 'contacts', 'todo']);
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

  it('keep ids that the navigation does not know', () => {
    localStorage.setItem(key, JSON.stringify(['of-a-newer-site', 'mail']));
    const { shortcuts } = openShortcuts();
    shortcuts.toggle('home');
    expect(storedNow()).toEqual(['of-a-newer-site', 'mail', 'home']);
  });

  it('follow other tabs, and notify listeners once', () => {
    const { shortcuts, storage } = openShortcuts();
    followOtherTabs(storage);
    const heard = jest.fn();
    shortcuts.subscribe(heard);
    localStorage.setItem(key, JSON.stringify(['home']));
    dispatchEvent(new StorageEvent('storage', { key }));
    expect(shortcuts.getState()).toEqual(['home']);
    shortcuts.toggle('mail');
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

describe('the shortcuts of a user', () => {
  const saving = () => jest.fn((_ids: readonly string[]) => {});

  it('are saved with each change, and not stored in the browser', () => {
    const { shortcuts } = openShortcuts();
    const save = saving();
    expect(shortcuts.takeUserData(['home', 'home', 7], save)).toEqual(['home']);
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
    expect(shortcuts.takeUserData('damaged', save)).toBeUndefined();
    expect(shortcuts.getState()).toEqual([...defaultShortcuts, 'home']);
    expect(save).not.toHaveBeenCalled();
  });

  it('are gone after signing out, with what the guest had', () => {
    const { shortcuts } = openShortcuts();
    const save = saving();
    shortcuts.toggle('home');
    shortcuts.takeUserData(['mail'], save);
    shortcuts.dropUserData();
    expect([shortcuts.getState(), localStorage.length]).toEqual([defaultShortcuts, 0]);
    shortcuts.toggle('home');
    expect(save).not.toHaveBeenCalled();
  });
});
