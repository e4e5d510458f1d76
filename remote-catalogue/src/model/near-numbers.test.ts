import { describe, expect, it } from '@jest/globals';
import { nearestNumbers } from './near-numbers';

const rows = ['MG100', 'MG101', 'MG111', 'IP301', 'HV801'].map((articleNo) => ({ articleNo }));
const near = (articleNo: string) => nearestNumbers(rows, articleNo, { count: 3 }).map((row) => row.articleNo);

describe('nearestNumbers', () => {
  it('takes a letter for the figure it looks like', () => {
    expect(near('mg1o1')[0]).toBe('MG101');
    expect(near('IP3O1')[0]).toBe('IP301');
  });

  it('ignores spaces and hyphens', () => {
    expect(near('mg 101')[0]).toBe('MG101');
    expect(near('MG-101')[0]).toBe('MG101');
  });

  it('counts two swapped characters as one mistake', () => {
    expect(near('IP310')[0]).toBe('IP301');
  });

  it('suggests nothing for a number that is like none', () => {
    expect(near('zzzzzz')).toEqual([]);
  });

  it('gives no more than asked for', () => {
    expect(nearestNumbers(rows, 'MG101', { count: 2 })).toHaveLength(2);
  });
});
