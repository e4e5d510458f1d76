import { expect, it } from '@jest/globals';
import { lettersOf } from './column-letters';

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('names column %i %s', (index, letters) => {
  expect(lettersOf(index)).toBe(letters);
});
