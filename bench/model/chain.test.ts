import { describe, expect, it } from '@jest/globals';
import { chainLength } from './chain.js';

const span = (startMs: number, endMs: number) => ({ startMs, endMs });

describe('the longest chain of requests', () => {
  it('is 0 without requests', () => {
    expect(chainLength([])).toBe(0);
  });

  it('counts requests side by side once', () => {
    expect(chainLength([span(0, 10), span(1, 12), span(2, 9)])).toBe(1);
  });

  it('counts those that wait for one another', () => {
    expect(chainLength([span(25, 30), span(0, 10), span(5, 20), span(12, 24)])).toBe(3);
  });
});
