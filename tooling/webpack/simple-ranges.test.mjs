import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { satisfies } from 'semver';
import { satisfy } from './runtime/simple-ranges.js';

const number = fc.integer({ min: 0, max: 3 });
const version = fc.tuple(number, number, number).map((numbers) => numbers.join('.'));

it.each(['^', '<='])('a range with %s has the versions that semver finds in it', (operator) => {
  fc.assert(
    fc.property(version, version, (one, bound) => {
      expect(satisfy(one, operator + bound)).toBe(satisfies(one, operator + bound));
    }),
    { numRuns: 1000 },
  );
});

it.each([
  ['19.2.0', '*'],
  ['19.2.0', '>=19.0.0'],
  ['19.2.0-rc.1', '^19.0.0'],
  ['', '^19.0.0'],
  ['19.2.0', '^undefined'],
])('%s does not fit %s, which our builds never write', (one, range) => {
  expect(satisfy(one, range)).toBe(false);
});
