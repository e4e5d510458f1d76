import { describe, expect, it } from '@jest/globals';
import { articleNosIn } from './article-numbers';

describe('the article numbers in an address', () => {
  it('are read once each, in order', () => {
    expect(articleNosIn('?items=QM101,KC417,QM101')).toEqual(['QM101', 'KC417']);
  });

  it('exclude invalid numbers, and all beyond the fiftieth', () => {
    expect(articleNosIn('?items=%3Cb%3E,QM-,10-02200,,QM101')).toEqual(['10-02200', 'QM101']);
    const many = Array.from({ length: 60 }, (_, index) => `A${index}`).join(',');
    expect(articleNosIn(`?items=${many}`)).toHaveLength(50);
  });

  it('are empty without the parameter', () => {
    expect(articleNosIn('')).toEqual([]);
  });
});
