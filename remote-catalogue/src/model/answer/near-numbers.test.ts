import { describe, expect, it } from '@jest/globals';
import { nearestNumbers } from './near-numbers';

const rows = ['QM100', 'QM101', 'QM111', 'XP301', 'JV801'].map((articleNo) => ({ articleNo }));
const near = (articleNo: string) => nearestNumbers(rows, articleNo, { count: 3 }).map((row) => row.articleNo);

describe('nearestNumbers', () => {
  it('reads a letter as the digit it looks like', () => {
    expect(near('qm1o1')[0]).toBe('QM101');
    expect(near('XP3O1')[0]).toBe('XP301');
  });

  it('ignores spaces and hyphens', () => {
    expect(near('qm 101')[0]).toBe('QM101');
    expect(near('QM-101')[0]).toBe('QM101');
  });

  it('counts two swapped characters as one mistake', () => {
    expect(near('XP310')[0]).toBe('XP301');
  });

  it('suggests nothing if no number is near', () => {
    expect(near('zzzzzz')).toEqual([]);
  });

  it('returns no more than asked for', () => {
    expect(nearestNumbers(rows, 'QM101', { count: 2 })).toHaveLength(2);
  });
});
