import { expect, it } from '@jest/globals';
import { tokenEnd } from './jwt';

const tokenWith = (payload: unknown) =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;

it('tokenEnd reads when a token ends', () => {
  expect(tokenEnd(tokenWith({ name: 'ÿÿÿ>>>???', exp: 1_795_168_800 }))).toBe('2026-11-20T10:00:00.000Z');
});

it.each([
  '',
  'opaque',
  'a.b.c',
  tokenWith({}),
  tokenWith(null),
  tokenWith({ exp: 'soon' }),
  tokenWith({ exp: 1e300 }),
])('tokenEnd knows no end of %j', (token) => {
  expect(tokenEnd(token)).toBeUndefined();
});
