import { expect, it } from '@jest/globals';
import { tokenOf } from '../../testing/token';
import { readToken, subjectOf } from './token';

const now = new Date('2026-11-23T12:00:00Z');
const seconds = now.getTime() / 1000;

it.each([
  ['is in the future', { sub: 'ada', exp: seconds + 1 }, 'valid'],
  ['is this very second', { sub: 'ada', exp: seconds }, 'valid'],
  ['was a second ago', { sub: 'ada', exp: seconds - 1 }, 'expired'],
  ['is missing', { sub: 'ada' }, 'unreadable'],
  ['is a text', { sub: 'ada', exp: String(seconds + 1) }, 'unreadable'],
  ['is no moment', { sub: 'ada', exp: 1e300 }, 'unreadable'],
])('a token whose end %s is %3$s', (_, claims, kind) => {
  expect(readToken(tokenOf(claims), now).kind).toBe(kind);
});

it('a valid token says when it ends', () => {
  const expiresAt = '2026-11-23T12:01:00.000Z';
  expect(readToken(tokenOf({ exp: seconds + 60 }), now)).toEqual({ kind: 'valid', expiresAt });
});

it('a token says who it is about', () => {
  expect(subjectOf(tokenOf({ sub: 'ada' }))).toBe('ada');
  expect(subjectOf(tokenOf({ sub: 7 }))).toBe('');
  expect(() => subjectOf('a.b.c')).toThrow();
});

it.each(['', 'null', 'a', 'a.b.c', '..', `a.${btoa('null')}.c`, `a.${'x'.repeat(70_000)}.c`])(
  'the text %.20j is no token',
  (text) => {
    expect(readToken(text, now)).toEqual({ kind: 'unreadable' });
  },
);

it('10,000 damaged tokens are expired or unreadable, and none throws', () => {
  const good = tokenOf({ sub: 'ada', exp: seconds - 1 });
  const alphabet = 'abcXYZ019._-+/=% \n\u0000é€"{}[]:,';
  let seed = 7;
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
  const kinds = new Set(Array.from({ length: 10_000 }, () => readToken(damaged(), now).kind));
  kinds.delete('valid');
  expect([...kinds].toSorted()).toEqual(['expired', 'unreadable']);
});
