import { describe, expect, it } from '@jest/globals';
import { sizeRange } from './sizes';

describe('sizeRange', () => {
  it('names the smallest and the largest size', () => {
    expect(sizeRange({ values: ['7', '8', '9'] })).toBe('7–9');
    expect(sizeRange({ values: ['S', 'M', '6XL'] })).toBe('S–6XL');
  });

  it('names the only size', () => {
    expect(sizeRange({ values: ['10'] })).toBe('10');
  });
});
