/** @jest-environment tooling/jest/browser-environment */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import declared from '../../../storage.json';
import { browserStorage } from '../../testing/browser-storage';
import { hostKeys } from './host-keys';
import { followOtherTabs } from './follow-other-tabs';
import { createStorage, shellStorage } from './storage';

const keys = { 'one.list.v1': 'local', 'one.draft.v1': 'session' } as const;
const key = 'one.list.v1';

const texts = {
  initial: [] as readonly string[],
  parse: (data: unknown) =>
    Array.isArray(data) ? data.filter((item) => typeof item === 'string') : undefined,
};

const openList = (storage = browserStorage()) => shellStorage(storage, keys).open(key, texts);

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a stored value', () => {
  it('stores nothing before it is set, then its JSON, and nothing after it is cleared', () => {
    const list = openList();
    expect(localStorage).toHaveLength(0);
    list.set(['a']);
    expect(localStorage.getItem(key)).toBe('["a"]');
    list.clear();
    expect([localStorage.length, list.getState()]).toEqual([0, []]);
  });

  it('is the valid part of the stored data; the rest stays until the next change', () => {
    const text = '["a",7]';
    localStorage.setItem(key, text);
    expect(openList().getState()).toEqual(['a']);
    expect(localStorage.getItem(key)).toBe(text);
  });

  it.each([
    ['damaged', '{'],
    ['in another form', '"a"'],
  ])('that is %s is ignored with one warning, and stays until the next change', (_, text) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem(key, text);
    const list = openList();
    expect([list.getState(), localStorage.getItem(key)]).toEqual([[], text]);
    expect(warn).toHaveBeenCalledTimes(1);
    list.set(['b']);
    expect(localStorage.getItem(key)).toBe('["b"]');
  });

  it('is its initial value where pages are rendered and in the first render, without a warning', () => {
    const storage = createStorage({ now: () => new Date() });
    const list = openList(storage);
    expect([list.getState(), list.getInitialState()]).toEqual([[], []]);
    expect(storage.isRefused.getState()).toBe(false);
  });
});

describe('when the browser refuses to store', () => {
  it('reports nothing until the visitor enters something, which is then in memory', () => {
    const storage = createStorage({ areas: { local: denied, session: denied }, now: () => new Date() });
    const list = openList(storage);
    expect(storage.isRefused.getState()).toBe(false);
    list.set(['a']);
    expect([list.getState(), storage.isRefused.getState()]).toEqual([['a'], true]);
    followOtherTabs(storage);
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(list.getState()).toEqual(['a']);
  });

  it('keeps the stored value, and the change in memory, if storage is full', () => {
    localStorage.setItem(key, '["a"]');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const storage = browserStorage();
    const list = openList(storage);
    list.set(['a', 'b']);
    followOtherTabs(storage);
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect([list.getState(), localStorage.getItem(key)]).toEqual([['a', 'b'], '["a"]']);
    expect(shellStorage(storage, keys).isRefused.getState()).toBe(true);
  });

  it('reports no values of the host', () => {
    const storage = createStorage({ areas: { local: denied, session: denied }, now: () => new Date() });
    storage.open({ declared: hostKeys, key: 'site.scroll.v1' }, { initial: 0, parse: Number }).set(1);
    expect(storage.isRefused.getState()).toBe(false);
  });
});

it('an undeclared key throws, and says where to declare it', () => {
  expect(() => shellStorage(browserStorage(), keys).open('one.other.v1', texts)).toThrow(
    'one.other.v1 is not declared: add it to "storage" in remote.json',
  );
});

describe('other tabs', () => {
  it('are followed, and only changed values notify listeners', () => {
    const storage = browserStorage();
    followOtherTabs(storage);
    const list = openList(storage);
    const heard = jest.fn();
    list.subscribe(heard);
    localStorage.setItem(key, '["b"]');
    dispatchEvent(new StorageEvent('storage', { key: 'another.key' }));
    expect(heard).not.toHaveBeenCalled();
    dispatchEvent(new StorageEvent('storage', { key }));
    dispatchEvent(new StorageEvent('storage', { key }));
    expect(list.getState()).toEqual(['b']);
    expect(heard).toHaveBeenCalledTimes(1);
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(list.getState()).toEqual([]);
  });

  it('are followed for changes made before the deferred part was loaded', () => {
    const storage = browserStorage();
    const list = openList(storage);
    localStorage.setItem(key, '["b"]');
    followOtherTabs(storage);
    expect(list.getState()).toEqual(['b']);
  });

  it('are followed when a page returns from the back/forward cache', () => {
    const storage = browserStorage();
    followOtherTabs(storage);
    const list = openList(storage);
    localStorage.setItem(key, '["b"]');
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(list.getState()).toEqual(['b']);
  });
});

describe('deleting all', () => {
  it('waits for participating services, even one that fails, before it deletes', async () => {
    const storage = browserStorage();
    const value = openList(storage);
    value.set(['a']);
    sessionStorage.setItem('somebody.elses', '1');
    const { participants } = storage;
    const { deleteAll } = await shellStorage(storage, keys).siteData();
    const seen: unknown[] = [];
    participants.add(() => Promise.reject(new Error('offline')));
    participants.add(async () => {
      await Promise.resolve();
      seen.push(localStorage.length);
    });
    await deleteAll();
    expect(seen).toEqual([1]);
    expect([localStorage.length, sessionStorage.length, value.getState()]).toEqual([0, 0, []]);
  });

  it('stops waiting for a participating service that hangs', async () => {
    const storage = browserStorage();
    openList(storage).set(['a']);
    storage.participants.add(() => new Promise(() => {}));
    const { deleteAll } = await shellStorage(storage, keys).siteData();
    jest.useFakeTimers();
    const deleting = deleteAll();
    await jest.advanceTimersByTimeAsync(4999);
    expect(localStorage).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    jest.useRealTimers();
    await deleting;
    expect(localStorage).toHaveLength(0);
  });
});

describe('a text that others name', () => {
  it('is stored as it is, and follows other tabs', () => {
    localStorage.setItem('access_token', '{"v":2}');
    const storage = browserStorage();
    const text = shellStorage(storage, { access_token: 'local' }).openText('access_token');
    expect(text.getState()).toBe('{"v":2}');
    text.set('a.b.c');
    expect(localStorage.getItem('access_token')).toBe('a.b.c');
    followOtherTabs(storage);
    localStorage.setItem('access_token', 'd');
    dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
    expect(text.getState()).toBe('d');
    text.clear();
    expect([text.getState(), localStorage.length]).toEqual(['', 0]);
  });

  it('is in memory where the browser refuses to store, and nobody is told', () => {
    const storage = createStorage({ areas: { local: denied, session: denied }, now: () => new Date() });
    const text = shellStorage(storage, { access_token: 'local' }).openText('access_token');
    text.set('a');
    expect([text.getState(), storage.isRefused.getState()]).toEqual(['a', false]);
  });
});

it('the host opens the keys that it declares, and no others', () => {
  expect(Object.entries(hostKeys)).toEqual(declared.map(({ key, store }) => [key, store]));
});
