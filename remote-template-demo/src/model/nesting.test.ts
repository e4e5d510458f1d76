import { expect, it } from '@jest/globals';
import { nestingOf } from './nesting';

it.each([
  ['', 0],
  ['7', 0],
  ['[]', 1],
  ['[[],{"a":[1]}]', 3],
  ['["[[[", "\\\\", "\\"[["]', 1],
  ['{"open', 1],
  ['[[[', 3],
])('%j is nested %d deep', (json, depth) => {
  expect(nestingOf(json)).toBe(depth);
});
