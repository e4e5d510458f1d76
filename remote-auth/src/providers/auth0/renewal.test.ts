/** @jest-environment tooling/jest/browser-environment */
import { expect, it } from '@jest/globals';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import { renewTokens } from './renewal';
import { openTokens } from './tokens';

it.each([
  ['login_required', [], ['access_token']],
  ['timeout', ['id_token', 'expires_at', 'access_token'], []],
])(
  'tokens that cannot be renewed for %s leave %j, and the host hears of it by %j',
  async (error, left, told) => {
    const storage = fakeStorage(['access_token', 'id_token', 'expires_at'].map((key) => ({ key })));
    const tokens = openTokens(storage);
    tokens.write({ accessToken: 'a', idToken: 'b', expiresAtMs: Date.now() + 1000 });
    const getTokenSilently = () => Promise.reject(Object.assign(new Error(error), { error }));
    const keys: unknown[] = [];
    const note = ({ key }: StorageEvent) => keys.push(key);
    addEventListener('storage', note);
    await expect(
      renewTokens({ tokens, client: () => Promise.resolve({ getTokenSilently }) }),
    ).rejects.toThrow(error);
    removeEventListener('storage', note);
    expect([[...storage.stored.keys()], keys]).toEqual([left, told]);
  },
);
