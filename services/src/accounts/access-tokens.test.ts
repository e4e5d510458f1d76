import { describe, expect, it } from '@jest/globals';
import { SignJWT } from 'jose';
import { accessTokens } from './access-tokens.js';

const secret = new Uint8Array(32).fill(1);
const startMs = Date.parse('2026-11-20T09:31:00Z');
const account = { uid: 'u1', tokenVersion: 3 };

let nowMs = startMs;
const tokens = accessTokens(secret, () => nowMs);

const seconds = startMs / 1000;

/** A token of this service, with other claims, or signed in another way. */
const signed = (changes: object = {}, key = secret, alg = 'HS256') =>
  new SignJWT({
    sub: 'u1',
    iss: 'site-accounts',
    aud: 'site',
    iat: seconds,
    exp: seconds + 3600,
    ver: 3,
    auth_time: seconds,
    stay: false,
    ...changes,
  })
    .setProtectedHeader({ alg })
    .sign(key);

describe('an access token', () => {
  it('says whose it is and for which version', async () => {
    nowMs = startMs;
    expect(await tokens.read(await tokens.issue(account))).toEqual({
      uid: 'u1',
      version: 3,
      signedInAt: seconds,
      stays: false,
    });
  });

  it.each([
    [0, true],
    [3600, true],
    [3604, true],
    [3605, false],
    [-3600, true],
    [-86_400, true],
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
    const renewed = await tokens.issue(account, { signedInAt: seconds });
    expect((await tokens.read(renewed)) !== undefined).toBe(expected);
  });

  it.each([
    [30 * 86_400, true],
    [30 * 86_400 + 5, false],
  ])('of somebody who stays signed in counts after %d seconds: %s', async (laterSeconds, expected) => {
    nowMs = startMs;
    const token = await tokens.issue(account, { stays: true });
    nowMs = startMs + laterSeconds * 1000;
    expect((await tokens.read(token)) !== undefined).toBe(expected);
  });

  it('names nobody: no e-mail address, no role', async () => {
    const [, payload = ''] = (await tokens.issue(account)).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    expect(Object.keys(claims).sort()).toEqual([
      'aud',
      'auth_time',
      'exp',
      'iat',
      'iss',
      'stay',
      'sub',
      'ver',
    ]);
  });
});

it.each<[string, () => Promise<string>]>([
  ['with another key', () => signed({}, new Uint8Array(32).fill(2))],
  ['with another algorithm', () => signed({}, new Uint8Array(64).fill(1), 'HS512')],
  ['of another issuer', () => signed({ iss: 'elsewhere' })],
  ['for another audience', () => signed({ aud: 'elsewhere' })],
  ['without an end', () => signed({ exp: undefined })],
  ['without a version', () => signed({ ver: undefined })],
])('a token is refused %s', async (_, make) => {
  nowMs = startMs;
  expect(await tokens.read(await signed())).toBeDefined();
  expect(await tokens.read(await make())).toBeUndefined();
});
