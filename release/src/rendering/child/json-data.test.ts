import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findNotJson } from './json-data.js';

describe('data of a page', () => {
  it('may be any JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        // JSON has no negative zero, and reads the text of one as one.
        fc.pre(!text.includes('-0') && JSON.stringify(JSON.parse(text)) === text);
        expect(findNotJson(JSON.parse(text.replaceAll('-0', '0')), 'data')).toBeUndefined();
      }),
    );
  });

  it.each([
    ['a date', { items: [{ at: new Date(0) }] }, 'data.items.0.at'],
    ['an absent member', { price: undefined }, 'data.price'],
    ['no number', [1, Number.NaN], 'data.1'],
    ['a function', { show: () => 1 }, 'data.show'],
    ['a map', new Map(), 'data'],
    ['a big integer', { n: 1n }, 'data.n'],
  ])('must not contain %s', (_, value, place) => {
    expect(findNotJson(value, 'data')).toBe(place);
  });
});
