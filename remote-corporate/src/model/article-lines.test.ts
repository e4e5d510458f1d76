import { describe, expect, it } from '@jest/globals';
import { articlesIn, listedArticles, sentLines, withLine, withArticles } from './article-lines';

const line = (articleNo: string, size = '', quantity = '') => ({ articleNo, quantity, size });

describe('lines of a form', () => {
  it('get the articles of a list that they lack, as many as the form takes', () => {
    const list = [line('A1', '9', '6')];
    expect(
      withArticles(list, [{ articleNo: 'B2', size: '8' }, { articleNo: 'A1' }, { articleNo: 'C3' }], 2),
    ).toEqual([...list, line('B2', '8')]);
    expect(withArticles(list, [{ articleNo: 'A1' }], 2)).toBe(list);
    const sizes = ['9', '10', '10'].map((size) => ({ articleNo: 'A1', size }));
    for (const form of [list, [line('A1')], []])
      expect(withArticles(form, sizes, 1)).toEqual([
        form === list ? list[0] : line('A1', '9'),
        line('A1', '10'),
      ]);
  });

  it('get one more line beside those of its article, or in place of one without a quantity', () => {
    const list = [line('A1', '9', '6'), line('B2'), line('C3', '8')];
    expect(withLine(list, line('A1', '10', '2'))).toEqual(list.toSpliced(1, 0, line('A1', '10', '2')));
    expect(withLine(list, line('B2', '9', '1'))).toEqual(list.with(1, line('B2', '9', '1')));
    expect(withLine(list, line('C3', '8', '1'))).toEqual(list.with(2, line('C3', '8', '1')));
    expect(withLine(list, line('C3', '9', '1'))).toEqual([...list, line('C3', '9', '1')]);
  });

  it('are sent without empty ones, unless the article has no other', () => {
    expect(sentLines([line('A1'), line('A1', '9', '1'), line('B2'), line('B2')])).toEqual([
      line('A1', '9', '1'),
      line('B2'),
    ]);
  });
});

describe('articles', () => {
  it('of an address are read, and what cannot be one is left out', () => {
    expect(articlesIn('?items=A101,%20B-2:2XL,,%3Cb%3E')).toEqual([
      { articleNo: 'A101' },
      { articleNo: 'B-2', size: '2XL' },
    ]);
    expect(articlesIn('?topic=samples')).toEqual([]);
  });

  it('of a stored list are read, and what cannot be one is left out', () => {
    const items = [
      { articleNo: 'A1', at: 'now', size: '9' },
      null,
      3,
      { articleNo: 'B2', size: 9 },
      { articleNo: '<b>' },
      {},
    ];
    expect(listedArticles(items)).toEqual([{ articleNo: 'A1', size: '9' }, { articleNo: 'B2' }]);
  });
});
