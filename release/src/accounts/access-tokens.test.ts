import { describe, expect, it } from '@jest/globals';
import { SignJWT } from 'jose';
import { accessTokens } from './access-tokens.js';

const secret = new Uint8Array(32).fill(1);
const startMs = Date.parse('2026-11-20T09:31:00Z');
const account = { uid: 'u1', tokenVersion: 3 };

let nowMs = startMs;
const tokens = accessTokens(secret, () => nowMs);

const seconds = startMs / 1000;

interface Signing {
  readonly alg?: string;
  readonly key?: Uint8Array;
  readonly claims?: object;
}

const signed = (
  change: (token: SignJWT) => SignJWT,
  { alg = 'HS256', key = secret, claims = { ver: 3, auth_time: seconds } }: Signing = {},
) =>
  change(
    new SignJWT({
      sub: 'u1',
      iss: 'site-accounts',
      aud: 'site',
      iat: seconds,
      exp: seconds + 3600,
      ...claims,
    }),
  )
    .setProtectedHeader({ alg })
    .sign(key);

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

it.each<[string, () => Promise<string>]>([
  ['with another key', () => signed((token) => token, { key: new Uint8Array(32).fill(2) })],
  [
    'with another algorithm',
    () => signed((token) => token, { alg: 'HS512', key: new Uint8Array(64).fill(1) }),
  ],
  ['of another issuer', () => signed((token) => token.setIssuer('elsewhere'))],
  ['for another audience', () => signed((token) => token.setAudience('elsewhere'))],
  [
    'without an end',
    () => signed((token) => token, { claims: { ver: 3, auth_time: seconds, exp: undefined } }),
  ],
  ['without a version', () => signed((token) => token, { claims: { auth_time: seconds } })],
])('a token is refused %s', async (_, make) => {
  nowMs = startMs;
  expect(await tokens.read(await make())).toBeUndefined();
});
