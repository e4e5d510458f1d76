import { expect, it } from '@jest/globals';
import { textSizeOf } from './text-size';

it.each([
  [0, 24],
  [60, 24],
  [61, 20],
  [120, 20],
  [121, 16],
  [200, 16],
  [201, 14],
])('a text of %i characters has size %i', (length, size) => {
  expect(textSizeOf('x'.repeat(length))).toBe(size);
});
