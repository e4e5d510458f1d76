import { describe, expect, it } from '@jest/globals';
import { exactArticle, findArticle } from './find-rows';

const row = (articleNo: string, title: string) => ({
  articleNo,
  title,
  type: 'Industrial Gloves Cotton' as const,
});

describe('findArticle', () => {
  it('prefers the same spelling to another case', () => {
    const spelled = [row('ab1', 'lower'), row('AB1', 'upper')];
    expect(findArticle(spelled, 'AB1')?.title).toBe('upper');
    expect(findArticle(spelled, 'Ab1')?.title).toBe('lower');
    expect(findArticle(spelled, '')).toBeUndefined();
  });
});

describe('exactArticle', () => {
  const rows = ['QM101', '10-02200', '10.02201', 'A_7', '1002200'].map((number) => row(number, 'Glove'));

  it.each([
    [' qm 101 ', 'QM101'],
    ['QM-101', 'QM101'],
    ['10-02200', '10-02200'],
    ['1002200', '1002200'],
    ['10 02201', '10.02201'],
    ['a7', 'A_7'],
    ['', undefined],
    ['-', undefined],
    ['100', undefined],
  ])('of %j is %s', (text, articleNo) => {
    expect(exactArticle(rows, text)?.articleNo).toBe(articleNo);
  });
});
