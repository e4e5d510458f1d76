/** @jest-environment tooling/jest/browser-environment */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ShellStorage } from 'shared-types';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import { shellStorage } from './storage';
import { browserStorage } from '../../testing/browser-storage';

const key = 'one.list.v1';

const realStorage = (): ShellStorage => shellStorage(browserStorage(), { [key]: 'local' });

const numbers = {
  initial: [] as readonly number[],
  parse: (data: unknown) => (Array.isArray(data) ? (data as readonly number[]) : undefined),
};

beforeEach(() => localStorage.clear());

describe.each([
  ['the host', realStorage],
  ['the fake for tests', () => fakeStorage([{ key }])],
])('storage of %s', (_, create) => {
  it('stores a value, notifies listeners, and removes it when it is cleared', async () => {
    const storage = create();
    const value = storage.open(key, numbers);
    const heard = jest.fn();
    const end = value.subscribe(heard);
    value.set([1]);
    expect([value.getState(), value.getInitialState()]).toEqual([[1], []]);
    expect((await (await storage.siteData()).list()).map((item) => item.key)).toEqual([key]);
    value.clear();
    end();
    value.set([2]);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(storage.open(key, numbers)).toBe(value);
    const { list, deleteAll } = await storage.siteData();
    await deleteAll();
    expect([value.getState(), await list()]).toEqual([[], []]);
  });

  it('throws for a key that is not declared', () => {
    expect(() => create().open('one.other.v1', numbers)).toThrow('is not declared');
  });
});
