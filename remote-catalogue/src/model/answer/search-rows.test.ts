import { describe, expect, it } from '@jest/globals';
import { exactArticle } from './search-rows';

const rows = ['QM101', '10-02200', '10.02201', 'A_7', '1002200'].map((articleNo) => ({
  articleNo,
  title: 'Glove',
  type: 'Industrial Gloves Leather' as const,
}));

describe('the article with a number', () => {
  it.each([
    ['QM101', 'QM101'],
    [' qm 101 ', 'QM101'],
    ['QM-101', 'QM101'],
    ['10-02200', '10-02200'],
    ['1002200', '1002200'],
    ['10 02201', '10.02201'],
    ['10-02201', '10.02201'],
    ['a7', 'A_7'],
    ['', undefined],
    ['-', undefined],
    ['100', undefined],
  ])('%j is %s', (text, articleNo) => {
    expect(exactArticle(rows, text)?.articleNo).toBe(articleNo);
  });
});
