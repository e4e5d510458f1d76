import { expect, it } from '@jest/globals';
import { figureTable, isExceeded, type Figure } from './report.js';

const atLimit: Figure = { name: 'listing data, Brotli', value: 256_000, unit: 'bytes', limit: 256_000 };

it('a limit is met at exactly the limit and exceeded above', () => {
  expect(isExceeded(atLimit)).toBe(false);
  expect(isExceeded({ ...atLimit, value: 256_001 })).toBe(true);
});

it('a value that could not be measured exceeds its limit', () => {
  expect(isExceeded({ ...atLimit, value: NaN })).toBe(true);
});

it('a figure without a limit is reported and not judged', () => {
  const figure = { name: 'memory', value: 5_000_000, unit: 'bytes' as const };
  expect(isExceeded(figure)).toBe(false);
  expect(figureTable([figure])).toContain('| memory | 5,000,000 bytes | – |  |');
});

it('times have one decimal place', () => {
  const figure = { name: 'filter', value: 4.04, unit: 'ms' as const, limit: 5 };
  expect(figureTable([figure])).toContain('| filter | 4.0 ms | 5.0 ms | ✓ |');
});
