import { describe, expect, it } from '@jest/globals';
import { chooseCoding } from './content-coding.js';

describe('the coding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'br'],
    ['BR', 'br'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['gzip;q=0.5, br;q=0.000', 'gzip'],
    ['*', 'identity'],
  ])('for %j is %s', (header, coding) => {
    expect(chooseCoding(header)).toBe(coding);
  });
});
