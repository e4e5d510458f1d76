import { describe, expect, it } from '@jest/globals';
import { SignJWT, UnsecuredJWT } from 'jose';
import { accessTokens } from './access-tokens.js';

const secret = new Uint8Array(32).fill(1);
const startMs = Date.parse('2026-11-20T09:31:00Z');
const account = { uid: 'u1', tokenVersion: 3 };

let nowMs = startMs;
const tokens = accessTokens(secret, () => nowMs);

const seconds = startMs / 1000;

/** A token as the server issues it, with changes. */
const signed = (change: (token: SignJWT) => SignJWT, { alg = 'HS256', key = secret } = {}) =>
  change(
    new SignJWT({ ver: 3, auth_time: seconds })
      .setProtectedHeader({ alg })
      .setSubject('u1')
      .setIssuer('site-accounts')
      .setAudience('site')
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 3600),
  ).sign(key);

describe('an access token', () => {
  it('says whose it is and for which version', async () => {
    nowMs = startMs;
    expect(await tokens.read(await tokens.issue(account))).toEqual({
      uid: 'u1',
      version: 3,
      signedInAt: seconds,
    });
  });

  it.each([
    [0, true],
    [3600, true],
    [3604, true],
    [3605, false],
    [-3600, true],
    [-86_400, true],
    [-86_402, false],
  ])('%d seconds after it was issued counts: %s', async (laterSeconds, expected) => {
    nowMs = startMs;
    const token = await tokens.issue(account);
    nowMs = startMs + laterSeconds * 1000;
    expect((await tokens.read(token)) !== undefined).toBe(expected);
  });

  it.each([
    [30 * 86_400 - 1, true],
    [30 * 86_400, false],
  ])('that is renewed %d seconds after the sign-in counts: %s', async (laterSeconds, expected) => {
    nowMs = startMs + laterSeconds * 1000;
    const renewed = await tokens.issue(account, seconds);
    expect((await tokens.read(renewed)) !== undefined).toBe(expected);
  });

  it('names nobody: no e-mail address, no role', async () => {
    const [, payload = ''] = (await tokens.issue(account)).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    expect(Object.keys(claims).sort()).toEqual(['aud', 'auth_time', 'exp', 'iat', 'iss', 'sub', 'ver']);
  });
});

describe('a token is refused', () => {
  const same = (token: SignJWT) => token;

  it.each<[string, () => Promise<string>]>([
    ['with another key', () => signed(same, { key: new Uint8Array(32).fill(2) })],
    ['with another algorithm', () => signed(same, { alg: 'HS512', key: new Uint8Array(64).fill(1) })],
    ['of another issuer', () => signed((token) => token.setIssuer('elsewhere'))],
    ['for another audience', () => signed((token) => token.setAudience('elsewhere'))],
    [
      'without a user',
      async () =>
        await new SignJWT({ ver: 3, auth_time: seconds })
          .setProtectedHeader({ alg: 'HS256' })
          .setIssuer('site-accounts')
          .setAudience('site')
          .setExpirationTime(seconds + 3600)
          .sign(secret),
    ],
    [
      'without an end',
      async () =>
        await new SignJWT({ ver: 3, auth_time: seconds })
          .setProtectedHeader({ alg: 'HS256' })
          .setSubject('u1')
          .setIssuer('site-accounts')
          .setAudience('site')
          .sign(secret),
    ],
    [
      'without a version',
      async () =>
        await new SignJWT({ auth_time: seconds })
          .setProtectedHeader({ alg: 'HS256' })
          .setSubject('u1')
          .setIssuer('site-accounts')
          .setAudience('site')
          .setExpirationTime(seconds + 3600)
          .sign(secret),
    ],
    [
      'without a signature',
      async () =>
        new UnsecuredJWT({ ver: 3, auth_time: seconds })
          .setSubject('u1')
          .setIssuer('site-accounts')
          .setAudience('site')
          .setExpirationTime(seconds + 3600)
          .encode(),
    ],
    ['whose signature was cut off', async () => (await signed(same)).replace(/[^.]+$/, '')],
    [
      'whose user was exchanged',
      async () => {
        const [header = '', , signature = ''] = (await signed(same)).split('.');
        const claims = {
          ver: 3,
          auth_time: seconds,
          sub: 'u2',
          iss: 'site-accounts',
          aud: 'site',
          exp: seconds + 3600,
        };
        return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
      },
    ],
  ])('%s', async (_, make) => {
    nowMs = startMs;
    expect(await tokens.read(await make())).toBeUndefined();
  });

  it('in none of 2,000 broken forms with an error', async () => {
    nowMs = startMs;
    const token = await tokens.issue(account);
    for (let n = 0; n < 2000; n += 1) {
      const at = (n * 7919) % token.length;
      // The last letter of each part may say bits that are not read.
      const broken = n % 2 === 0 ? token.slice(0, at) : `${token.slice(0, at)}*${token.slice(at + 1)}`;
      expect(await tokens.read(broken)).toBeUndefined();
    }
  });
});
