import { describe, expect, it } from '@jest/globals';
import { checksOf, exceeded } from './limits.js';
import type { PageFigures } from './page-figures.js';

const home: PageFigures = {
  path: '/home',
  hasView: true,
  scripts: {},
  firstScriptBytes: 112_000,
  idleScriptBytes: 0,
  htmlBytes: 8000,
  styleFileBytes: 0,
  imageBytes: 0,
  dataBytes: 0,
  bytes: 200_000,
  requests: 30,
  roundTrips: 2,
  tooEarly: 0,
};

describe('the limits', () => {
  it('are met at exactly the limit', () => {
    expect(exceeded(checksOf([home], 4096))).toEqual([]);
  });

  it('are exceeded one byte above', () => {
    const more = { ...home, firstScriptBytes: 112_001, bytes: 200_001, requests: 31 };
    expect(exceeded(checksOf([more], 4097))).toEqual([
      '/home: JavaScript: 112,001, at most 112,000',
      '/home: bytes until idle: 200,001, at most 200,000',
      '/home: requests until idle: 31, at most 30',
      'manifest: 4,097, at most 4,096',
    ]);
  });

  it('are wider for the HTML of other pages', () => {
    const listing = { ...home, path: '/products/gloves', htmlBytes: 14_000 };
    expect(exceeded(checksOf([listing], 0))).toEqual([]);
  });

  it('forbid a script before the largest paint', () => {
    expect(exceeded(checksOf([{ ...home, tooEarly: 1 }], 0))).toHaveLength(1);
  });

  it('do not apply to application screens', () => {
    expect(exceeded(checksOf([{ ...home, hasView: false, firstScriptBytes: 200_000 }], 0))).toEqual([]);
  });
});
