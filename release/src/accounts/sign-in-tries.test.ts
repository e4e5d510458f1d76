import { describe, expect, it } from '@jest/globals';
import { openSignInTries } from './sign-in-tries.js';

const minuteMs = 60_000;

describe('tries to sign in', () => {
  it('are limited for one account from all networks together', () => {
    const tries = openSignInTries();
    const from = (n: number) => tries.begin({ email: 'ada@example.test', network: `10.0.0.${n}` }, 0);
    expect(Array.from({ length: 100 }, (_, n) => from(n)).every((waitMs) => waitMs === 0)).toBe(true);
    expect(from(100)).toBe(15 * minuteMs);
  });

  it('are limited for one network, whatever accounts it tries', () => {
    const tries = openSignInTries();
    const of = (n: number) => tries.begin({ email: `a${n}@example.test`, network: '10.0.0.1' }, 0);
    expect(Array.from({ length: 50 }, (_, n) => of(n)).every((waitMs) => waitMs === 0)).toBe(true);
    expect(of(50)).toBe(15 * minuteMs);
  });

  it('that were refused lock nobody else out', () => {
    const tries = openSignInTries();
    const guesser = { email: 'ada@example.test', network: '10.0.0.1' };
    for (let n = 0; n < 1000; n += 1) tries.begin(guesser, 0);
    expect(tries.begin({ ...guesser, network: '10.0.0.2' }, 0)).toBe(0);
    expect(tries.begin({ ...guesser, email: 'grace@example.test' }, 0)).toBe(0);
  });

  it('of other accounts still count after somebody has signed in from the same network', () => {
    const tries = openSignInTries();
    const own = { email: 'own@example.test', network: '10.0.0.1' };
    for (let n = 0; n < 49; n += 1) tries.begin({ ...own, email: `a${n}@example.test` }, 0);
    tries.begin(own, 0);
    tries.succeed(own);
    expect(tries.begin({ ...own, email: 'next@example.test' }, 0)).toBe(0);
    expect(tries.begin({ ...own, email: 'last@example.test' }, 0)).toBeGreaterThan(0);
  });
});
