import { expect, it } from '@jest/globals';
import type { RemoteRelease } from 'shared-types/release';
import { sliceOf } from './slices.js';

const entry = { purpose: 'Test.', contains: 'Test.', lifetime: 'Test.', whenWritten: 'Test.' };

const sliceWith = (storage: RemoteRelease['storage']) =>
  sliceOf({
    name: 'shop',
    version: '1.0.0',
    routes: [],
    files: {},
    screens: {},
    storage,
  } as unknown as RemoteRelease);

it('a slice has the keys of local and session storage that the remote declares', () => {
  const { storedKeys } = sliceWith([
    { ...entry, store: 'local', key: 'shop.list.v1' },
    { ...entry, store: 'session', key: 'shop.draft.v1' },
    { ...entry, store: 'cookie', key: 'shop' },
  ]);
  expect(storedKeys).toEqual({ 'shop.list.v1': 'local', 'shop.draft.v1': 'session' });
});

it('a slice has no storage keys if the remote declares none', () => {
  expect(sliceWith([])).not.toHaveProperty('storedKeys');
});
