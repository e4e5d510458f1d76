import { describe, expect, it } from '@jest/globals';
import { randomOf } from './random';

const numbers = (seed: string) => {
  const random = randomOf(seed);
  return Array.from({ length: 1000 }, () => random.between(1, 6));
};

describe('randomOf', () => {
  it('gives the same numbers for the same seed, on every machine', () => {
    expect(numbers('1 A101')).toEqual(numbers('1 A101'));
    expect(numbers('1 A101').slice(0, 12)).toEqual([2, 1, 3, 6, 6, 5, 2, 4, 2, 3, 3, 5]);
    expect(numbers('1 A101')).not.toEqual(numbers('1 A102'));
  });

  it('gives every number of a range about as often', () => {
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const count = numbers('any').filter((each) => each === number).length;
      expect(Math.abs(count - 1000 / 6)).toBeLessThan(50);
    }
  });
});
