import { describe, expect, it } from '@jest/globals';
import { articleNosIn } from './article-numbers';

describe('the article numbers of an address', () => {
  it('are each taken once, in their order', () => {
    expect(articleNosIn('?items=MG101,CG417,MG101')).toEqual(['MG101', 'CG417']);
  });

  it('leave out what cannot be a number, and all beyond fifty', () => {
    expect(articleNosIn('?items=%3Cb%3E,MG-,10-02200,,MG101')).toEqual(['10-02200', 'MG101']);
    const many = Array.from({ length: 60 }, (_, index) => `A${index}`).join(',');
    expect(articleNosIn(`?items=${many}`)).toHaveLength(50);
  });

  it('are none without the parameter', () => {
    expect(articleNosIn('')).toEqual([]);
  });
});
