import { expect, it } from '@jest/globals';
import { decodeIdToken } from './auth0-user';

const base64Url = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

const idTokenOf = (claims: unknown) => `header.${base64Url(JSON.stringify(claims))}.signature`;

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

it('10,000 damaged ID tokens are of somebody or of nobody, and none throws', () => {
  const good = idTokenOf({ sub: 'auth0|ada', name: 'Ada' });
  const alphabet = 'abcXYZ019._-+/=% \n\u0000é€"{}[]:,';
  let seed = 5;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const damaged = () => {
    const text = Array.from(good);
    for (let count = 1 + next(6); count > 0; count -= 1)
      text.splice(next(text.length + 1), next(4), alphabet.charAt(next(alphabet.length)));
    return text.join('');
  };
  const owners = new Set(Array.from({ length: 10_000 }, () => typeof decodeIdToken(damaged())?.sub));
  expect(owners).toEqual(new Set(['string', 'undefined']));
});
