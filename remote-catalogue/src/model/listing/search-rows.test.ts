import { describe, expect, it } from '@jest/globals';
import { exactArticle } from './search-rows';

const rows = ['MG101', '10-02200', '10.02201', 'A_7', '1002200'].map((articleNo) => ({
  articleNo,
  title: 'Glove',
  type: 'Industrial Gloves Leather' as const,
}));

describe('the article with a number', () => {
  it.each([
    ['MG101', 'MG101'],
    [' mg 101 ', 'MG101'],
    ['MG-101', 'MG101'],
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
