/** @jest-environment tooling/jest/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SessionContext } from 'shared-types';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import { keepFresh } from './renewal';
import { openTokens } from './tokens';

const idTokenOf = (sub: string) => `header.${btoa(JSON.stringify({ sub }))}.signature`;
const sub = 'auth0|ada';
const minuteMs = 60_000;

let storage: ReturnType<typeof fakeStorage>;
const renewal = { end: () => {} };
let asked: number;
const renewed = jest.fn<SessionContext['renewed']>();

/** What the SDK does when it is asked. */
let answer: () => void;

/** Somebody is signed in for this time. */
function start(lifetimeMs: number) {
  storage = fakeStorage(['access_token', 'id_token', 'expires_at'].map((key) => ({ key })));
  const tokens = openTokens(storage);
  const write = (accessToken: string) =>
    tokens.write({ accessToken, idToken: idTokenOf(sub), expiresAtMs: Date.now() + lifetimeMs });
  write('first');
  asked = 0;
  answer = () => write('next');
  const getTokenSilently = () => {
    asked += 1;
    return new Promise<undefined>((resolve) => {
      answer();
      resolve(undefined);
    });
  };
  keepFresh({ tokens, renewed, renewal, client: () => Promise.resolve({ getTokenSilently }) }, sub);
}

/** Another tab writes the keys, one after the other. */
function writeElsewhere(accessToken: string, user: string) {
  storage.changeElsewhere('id_token', idTokenOf(user));
  storage.changeElsewhere('expires_at', String(Date.now() + 10 * minuteMs));
  storage.changeElsewhere('access_token', accessToken);
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const fail = (code: string) => () => {
  throw Object.assign(new Error(code), { error: code });
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  renewal.end();
  jest.useRealTimers();
  renewed.mockClear();
});

describe('a token', () => {
  it.each([
    ['a minute before its end', 10 * minuteMs, 9 * minuteMs],
    ['after half of a short life', minuteMs, minuteMs / 2],
  ])('is renewed %s', async (_case, lifetimeMs, afterMs) => {
    start(lifetimeMs);
    await pass(afterMs - 1);
    expect(asked).toBe(0);
    await pass(1);
    expect(asked).toBe(1);
    expect(renewed).toHaveBeenCalledWith({
      accessToken: 'next',
      expiresAt: new Date(Date.now() + lifetimeMs).toISOString(),
    });
    await pass(afterMs);
    expect(asked).toBe(2);
  });

  it('is tried again until its end, if the provider does not answer', async () => {
    start(10 * minuteMs);
    answer = fail('timeout');
    await pass(11 * minuteMs);
    expect(asked).toBeGreaterThan(1);
    const attempts = asked;
    await pass(minuteMs);
    expect(asked).toBe(attempts);
    expect(storage.stored.has('access_token')).toBe(true);
  });

  it('is removed if nobody is signed in at the provider any more, and the host hears of it', async () => {
    start(10 * minuteMs);
    answer = fail('login_required');
    const keys: unknown[] = [];
    const note = ({ key }: StorageEvent) => keys.push(key);
    addEventListener('storage', note);
    await pass(20 * minuteMs);
    removeEventListener('storage', note);
    expect(asked).toBe(1);
    expect([...storage.stored]).toEqual([]);
    expect(keys).toEqual(['access_token']);
  });
});

describe('another tab', () => {
  it('hands on its newer token, which this one then renews', async () => {
    start(10 * minuteMs);
    await pass(8 * minuteMs);
    writeElsewhere('from another tab', sub);
    expect(renewed).toHaveBeenCalledWith(expect.objectContaining({ accessToken: 'from another tab' }));
    await pass(8 * minuteMs);
    expect(asked).toBe(0);
    await pass(minuteMs);
    expect(asked).toBe(1);
  });

  it('does not give this one the token of somebody else', async () => {
    start(10 * minuteMs);
    writeElsewhere('of another user', 'auth0|bob');
    await pass(20 * minuteMs);
    expect([asked, renewed.mock.calls.length]).toEqual([0, 0]);
  });

  it('ends renewing when it signs out', async () => {
    start(10 * minuteMs);
    storage.changeElsewhere('access_token');
    await pass(20 * minuteMs);
    expect([asked, renewed.mock.calls.length]).toEqual([0, 0]);
  });
});
