import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MessageOptions } from 'shared-types';
import { accounts } from 'shared-types/testing/accounts';
import { followOtherTabs } from '../../../services/storage/follow-other-tabs';
import { browserStorage } from '../../../testing/browser-storage';
import { defaultShortcuts } from './shortcut-ids';
import { createShortcutsStore } from './shortcuts-store';

const key = 'site.shortcuts.v1';

/** The shortcuts of a document that has just been loaded. */
function openShortcuts() {
  const storage = browserStorage();
  const show = jest.fn<(message: MessageOptions) => void>();
  return { shortcuts: createShortcutsStore({ storage, show }), storage, show };
}

const envelope = (data: unknown) => JSON.stringify({ v: 1, at: '2026-01-01T00:00:00.000Z', data });

const storedNow = (): unknown => {
  const text = localStorage.getItem(key);
  return text === null ? undefined : (JSON.parse(text) as { readonly data: unknown }).data;
};

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

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
  const { from } = accounts.admin;
  const saving = () => jest.fn((_ids: readonly string[]) => Promise.resolve());

  it('are saved once, 0.8 s after the last change, and not stored in the browser', async () => {
    const { shortcuts, show } = openShortcuts();
    const save = saving();
    shortcuts.signIn({ from, save, shortcuts: ['home'] });
    shortcuts.toggle('mail');
    shortcuts.toggle('todo');
    await jest.advanceTimersByTimeAsync(799);
    expect(save).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(save.mock.calls).toEqual([[['home', 'mail', 'todo']]]);
    expect(show.mock.calls).toEqual([[{ message: 'User data saved with api', variant: 'success' }]]);
    expect(localStorage).toHaveLength(0);
  });

  it('stay for the visit when saving fails, and Retry saves the newest', async () => {
    const { shortcuts, show } = openShortcuts();
    const save = saving().mockRejectedValueOnce(new Error('The service is down.'));
    shortcuts.signIn({ from, save });
    shortcuts.toggle('home');
    await jest.advanceTimersByTimeAsync(800);
    const [message] = show.mock.lastCall ?? [];
    expect(message).toMatchObject({ message: 'The service is down.', variant: 'error' });
    expect(shortcuts.getState()).toEqual([...defaultShortcuts, 'home']);
    message?.action?.run();
    await jest.advanceTimersByTimeAsync(0);
    expect(save).toHaveBeenLastCalledWith([...defaultShortcuts, 'home']);
  });

  it('without any, are those of the guest, which are not saved', async () => {
    const { shortcuts } = openShortcuts();
    const save = saving();
    shortcuts.toggle('home');
    shortcuts.signIn({ from, save, shortcuts: 'damaged' });
    await jest.advanceTimersByTimeAsync(5000);
    expect(shortcuts.getState()).toEqual([...defaultShortcuts, 'home']);
    expect(save).not.toHaveBeenCalled();
  });

  it('are gone after signing out, with what was not saved and what the guest had', async () => {
    const { shortcuts, show } = openShortcuts();
    const save = saving();
    shortcuts.toggle('home');
    shortcuts.signIn({ from, save, shortcuts: ['mail'] });
    shortcuts.toggle('todo');
    shortcuts.signOut();
    await jest.advanceTimersByTimeAsync(5000);
    expect([shortcuts.getState(), localStorage.length]).toEqual([defaultShortcuts, 0]);
    expect(save).not.toHaveBeenCalled();
    expect(show).not.toHaveBeenCalled();
  });
});
