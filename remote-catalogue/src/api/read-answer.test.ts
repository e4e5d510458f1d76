import { describe, expect, it, jest } from '@jest/globals';
import { toColumns } from '../../articles/list-columns';
import { catalogueRows } from '../testing/catalogue-rows';
import { readList, readProduct } from './read-answer';

const plain = {
  articleNo: 'X1',
  type: 'Industrial Gloves Cotton',
  title: 'Plain',
  image: 'x1.webp',
  description: ['Work'],
};

describe('readList', () => {
  it('reads articles with only the fields of the specification', () => {
    expect(readList([plain])).toEqual([
      { articleNo: 'X1', type: 'Industrial Gloves Cotton', title: 'Plain', image: 'x1.webp' },
    ]);
  });

  it.each([null, {}, '<html>', 1])('rejects %j', (answer) => {
    expect(() => readList(answer)).toThrow(expect.objectContaining({ kind: 'unexpected-answer' }));
  });

  it('skips an article that it cannot read, and names it', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(readList([{ title: 'No number' }, plain])).toHaveLength(1);
    expect(report).toHaveBeenCalledWith(expect.stringContaining('Article 0'));
  });

  it('names all skipped articles in one line, and each only once', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const unknown = ['X2', 'X3', 'X4'].map((articleNo) => ({ ...plain, articleNo, type: 'Hats' }));
    expect(readList([plain, ...unknown])).toHaveLength(1);
    expect(readList([...unknown, plain, plain])).toHaveLength(2);
    expect(report.mock.calls).toEqual([
      [expect.stringMatching(/^Article 1 of the list and 2 more are left out: .*received "Hats"$/)],
    ]);
  });
});

describe('a list in columns', () => {
  const rows = catalogueRows();
  const columns = toColumns(rows);

  it('is read only once while it stays the same', () => {
    expect(readList({ ...columns })).toHaveLength(rows.length);
    expect(readList({ ...columns })).toBe(readList({ ...columns }));
  });

  it('is read again if anything in it changes', () => {
    const [title = ''] = columns.title.split('\n');
    const before = readList(columns);
    const renamed = readList({ ...columns, title: columns.title.replace(title, 'Another') });
    expect(before[0]?.title).toBe(title);
    expect(renamed[0]?.title).toBe('Another');
  });
});

describe('readProduct', () => {
  it('reads an empty object as an article that does not exist', () => {
    expect(readProduct({})).toBeNull();
  });

  it('drops unknown fields', () => {
    expect(readProduct({ ...plain, price: 1 })).toEqual(plain);
  });

  it.each([null, [], '<html>', { articleNo: 'X1' }])('rejects %j', (answer) => {
    expect(() => readProduct(answer)).toThrow(expect.objectContaining({ kind: 'unexpected-answer' }));
  });
});
