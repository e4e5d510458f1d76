import { describe, expect, it } from '@jest/globals';
import { fitsContract } from './contract-range';

describe('fitsContract', () => {
  it.each([
    ['^1.0.0', '1.0.0', true],
    ['^1.0.0', '1.6.2', true],
    ['^1.6.1', '1.6.0', false],
    ['^1.6.0', '1.5.9', false],
    ['^2.0.0', '1.9.0', false],
    ['^1.0.0', '2.0.0', false],
    ['1.0.0', '1.0.0', false],
    ['>=1', '1.0.0', false],
    ['', '1.0.0', false],
  ])('of the range %s and the contract %s is %s', (range, provided, fits) => {
    expect(fitsContract(range, provided)).toBe(fits);
  });
});
