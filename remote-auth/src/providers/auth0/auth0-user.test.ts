import { expect, it } from '@jest/globals';
import { decodeIdToken } from './auth0-user';

const idTokenOf = (claims: unknown) =>
  `header.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

it.each([
  ['no text', ''],
  ['one part', 'a'],
  ['no JSON', 'a.b.c'],
  ['null', idTokenOf(null)],
  ['no `sub`', idTokenOf({ name: 'Ada' })],
  ['an empty `sub`', idTokenOf({ sub: '' })],
  ['a number as `sub`', idTokenOf({ sub: 7 })],
])('an ID token with %s is of nobody', (_, idToken) => {
  expect(decodeIdToken(idToken)).toBeUndefined();
});

it('an ID token has letters of all languages', () => {
  const claims = { sub: 'auth0|ada', name: 'Łódź ÿ 手套' };
  expect(decodeIdToken(idTokenOf(claims))).toEqual(claims);
});
