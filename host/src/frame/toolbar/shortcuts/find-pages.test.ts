import { expect, it } from '@jest/globals';
import { findPages } from './find-pages';

const items = ['Home', 'Contact Us', 'Café Zürich'].map((title) => ({ title }));

it.each([
  ['tact', ['Contact Us']],
  ['ACT U', ['Contact Us']],
  ['zuri', ['Café Zürich']],
  [' home ', ['Home']],
  ['zzz', []],
])('findPages finds for %j %j', (text, expected) => {
  expect(findPages(items, text).map(({ title }) => title)).toEqual(expected);
});

it('findPages finds at most ten', () => {
  expect(
    findPages(
      Array.from({ length: 11 }, () => ({ title: 'Glove' })),
      'o',
    ),
  ).toHaveLength(10);
});
