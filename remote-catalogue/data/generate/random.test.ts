/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { randomOf } from './random';

const numbers = (seed: string) => {
  const random = randomOf(seed);
  return Array.from({ length: 1000 }, () => random.between(1, 6));
};

describe('randomOf', () => {
  it('gives the same numbers for the same seed, on every machine', () => {
    expect(numbers('1 MG101')).toEqual(numbers('1 MG101'));
    expect(numbers('1 MG101').slice(0, 12)).toEqual([2, 4, 6, 6, 4, 3, 5, 2, 3, 2, 2, 2]);
    expect(numbers('1 MG101')).not.toEqual(numbers('1 MG102'));
  });

  it('gives every number of a range about as often', () => {
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const count = numbers('any').filter((each) => each === number).length;
      expect(Math.abs(count - 1000 / 6)).toBeLessThan(50);
    }
  });
});
