import { describe, expect, it } from '@jest/globals';
import { memoryLimiter } from 'server/http/request-limiter';
import { openSignInTries as openWith } from './sign-in-tries.js';

const minuteMs = 60_000;

const openSignInTries = () => openWith((_, limit) => memoryLimiter(limit));

/** A try for an account that has its first password. */
const tryOf = (email: string, network: string) => ({ email, network, tokenVersion: 0 });

describe('tries to sign in', () => {
  it('are limited for one network, whatever accounts it tries', async () => {
    const tries = openSignInTries();
    const of = (n: number) => tries.begin(tryOf(`a${n}@example.test`, '10.0.0.1'));
    for (let n = 0; n < 50; n += 1) expect(await of(n)).toBe(0);
    const waitMs = await of(50);
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(15 * minuteMs);
  });

  it('that were refused lock nobody else out', async () => {
    const tries = openSignInTries();
    const guesser = tryOf('ada@example.test', '10.0.0.1');
    for (let n = 0; n < 1000; n += 1) await tries.begin(guesser);
    expect(await tries.begin({ ...guesser, network: '10.0.0.2' })).toBe(0);
    expect(await tries.begin({ ...guesser, email: 'grace@example.test' })).toBe(0);
  });

  it('of other accounts still count after somebody has signed in from the same network', async () => {
    const tries = openSignInTries();
    const own = tryOf('own@example.test', '10.0.0.1');
    for (let n = 0; n < 49; n += 1) await tries.begin({ ...own, email: `a${n}@example.test` });
    await tries.begin(own);
    await tries.succeed(own);
    expect(await tries.begin({ ...own, email: 'next@example.test' })).toBe(0);
    expect(await tries.begin({ ...own, email: 'last@example.test' })).toBeGreaterThan(0);
  });
});
