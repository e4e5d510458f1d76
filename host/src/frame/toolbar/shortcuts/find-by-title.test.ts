import { expect, it } from '@jest/globals';
import { findByTitle } from './find-by-title';

const items = ['Home', 'Contact Us', 'Café Zürich'].map((title) => ({ title }));

it.each([
  ['tact', ['Contact Us']],
  ['ACT U', ['Contact Us']],
  ['zuri', ['Café Zürich']],
  [' home ', ['Home']],
  ['zzz', []],
])('findByTitle finds for %j %j', (text, expected) => {
  expect(findByTitle(items, text).map(({ title }) => title)).toEqual(expected);
});

it('findByTitle finds at most ten', () => {
  expect(
    findByTitle(
      Array.from({ length: 11 }, () => ({ title: 'Glove' })),
      'o',
    ),
  ).toHaveLength(10);
});
