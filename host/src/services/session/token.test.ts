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
