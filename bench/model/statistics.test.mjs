import { describe, expect, it } from '@jest/globals';
import { median, percentile, summarise } from './statistics.mjs';

describe('the median', () => {
  it('of an odd number of values is the one in the middle', () => {
    expect(median([9, 1, 5])).toBe(5);
  });

  it('of an even number of values lies between the two in the middle', () => {
    expect(median([4, 1, 2, 100])).toBe(3);
  });

  it('of nothing is no number', () => {
    expect(median([])).toBeNaN();
  });

  it('leaves the values in their order', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe('a percentile', () => {
  const oneToHundred = Array.from({ length: 100 }, (_, place) => 100 - place);

  it('is not exceeded by so many of the values', () => {
    expect(percentile(oneToHundred, 98)).toBe(98);
  });

  it('of few values is the highest', () => {
    expect(percentile([3, 20, 4], 98)).toBe(20);
  });
});

it('a summary tells the median with both ends', () => {
  expect(summarise([5, 7, 1])).toEqual({ median: 5, min: 1, max: 7 });
});
