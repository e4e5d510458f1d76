import { describe, expect, it } from '@jest/globals';
import { openRequestCounter } from '../http/request-counter.js';
import { openSignInTries as openWith } from './sign-in-tries.js';

const minuteMs = 60_000;

const openSignInTries = () => openWith((_, limit) => openRequestCounter(limit));

/** A try for an account that has its first password. */
const tryOf = (email: string, network: string) => ({ email, network, tokenVersion: 0 });

describe('tries to sign in', () => {
  it('are limited for one account from all networks together', async () => {
    const tries = openSignInTries();
    const from = (n: number) => tries.begin(tryOf('ada@example.test', `10.0.0.${n}`), 0);
    for (let n = 0; n < 100; n += 1) expect(await from(n)).toBe(0);
    expect(await from(100)).toBe(15 * minuteMs);
  });

  it('are limited for one network, whatever accounts it tries', async () => {
    const tries = openSignInTries();
    const of = (n: number) => tries.begin(tryOf(`a${n}@example.test`, '10.0.0.1'), 0);
    for (let n = 0; n < 50; n += 1) expect(await of(n)).toBe(0);
    expect(await of(50)).toBe(15 * minuteMs);
  });

  it('that were refused lock nobody else out', async () => {
    const tries = openSignInTries();
    const guesser = tryOf('ada@example.test', '10.0.0.1');
    for (let n = 0; n < 1000; n += 1) await tries.begin(guesser, 0);
    expect(await tries.begin({ ...guesser, network: '10.0.0.2' }, 0)).toBe(0);
    expect(await tries.begin({ ...guesser, email: 'grace@example.test' }, 0)).toBe(0);
  });

  it('of other accounts still count after somebody has signed in from the same network', async () => {
    const tries = openSignInTries();
    const own = tryOf('own@example.test', '10.0.0.1');
    for (let n = 0; n < 49; n += 1) await tries.begin({ ...own, email: `a${n}@example.test` }, 0);
    await tries.begin(own, 0);
    await tries.succeed(own);
    expect(await tries.begin({ ...own, email: 'next@example.test' }, 0)).toBe(0);
    expect(await tries.begin({ ...own, email: 'last@example.test' }, 0)).toBeGreaterThan(0);
  });

  it('from many networks do not lock the owner out of the usual one, where guesses are limited as well', async () => {
    const tries = openSignInTries();
    const owner = tryOf('ada@example.test', '192.0.2.7');
    await tries.begin(owner, 0);
    await tries.succeed(owner);
    for (let n = 0; n < 101; n += 1) await tries.begin({ ...owner, network: `10.0.0.${n}` }, 0);
    expect(await tries.begin({ ...owner, network: '10.0.0.200' }, 0)).toBeGreaterThan(0);
    for (let n = 0; n < 10; n += 1) expect(await tries.begin(owner, 0)).toBe(0);
    expect(await tries.begin(owner, 0)).toBe(15 * minuteMs);
  });
});
