import { describe, expect, it } from '@jest/globals';
import { median, summarise } from './statistics.js';

describe('the median', () => {
  it('of an odd number of values is the one in the middle', () => {
    expect(median([9, 1, 5])).toBe(5);
  });

  it('of an even number of values lies between the two in the middle', () => {
    expect(median([4, 1, 2, 100])).toBe(3);
  });

  it('of no values is NaN', () => {
    expect(median([])).toBeNaN();
  });

  it('does not reorder the values', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

it('a summary has the median, the minimum and the maximum', () => {
  expect(summarise([5, 7, 1])).toEqual({ median: 5, min: 1, max: 7 });
});
