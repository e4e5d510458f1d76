/** @jest-environment node */
import { describe, expect, it, jest } from '@jest/globals';
import { toColumns } from '../model/list-columns';
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
  it('reads the articles of a service that knows the specification only', () => {
    expect(readList([plain])).toEqual([
      { articleNo: 'X1', type: 'Industrial Gloves Cotton', title: 'Plain', image: 'x1.webp' },
    ]);
  });

  it.each([null, {}, '<html>', 1])('refuses %j', (answer) => {
    expect(() => readList(answer)).toThrow(expect.objectContaining({ kind: 'unexpected-answer' }));
  });

  it('leaves out an article that it cannot read, and says which', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(readList([{ title: 'No number' }, plain])).toHaveLength(1);
    expect(report).toHaveBeenCalledWith(expect.stringContaining('Article 0'));
    report.mockRestore();
  });

  it('names all that it leaves out in one line, and none of them for another list again', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const unknown = ['X2', 'X3', 'X4'].map((articleNo) => ({ ...plain, articleNo, type: 'Hats' }));
    expect(readList([plain, ...unknown])).toHaveLength(1);
    expect(readList([...unknown, plain, plain])).toHaveLength(2);
    expect(report.mock.calls).toEqual([
      [expect.stringMatching(/^Article 1 of the list and 2 more are left out: .*received "Hats"$/)],
    ]);
    report.mockRestore();
  });
});

describe('a list in columns', () => {
  const rows = catalogueRows();
  const columns = toColumns(rows);

  it('is read once, however often it comes', () => {
    expect(readList({ ...columns })).toHaveLength(rows.length);
    expect(readList({ ...columns })).toBe(readList({ ...columns }));
  });

  it('is read again where anything in it is another', () => {
    const [title = ''] = columns.title.split('\n');
    const before = readList(columns);
    const renamed = readList({ ...columns, title: columns.title.replace(title, 'Another') });
    expect(before[0]?.title).toBe(title);
    expect(renamed[0]?.title).toBe('Another');
  });
});

describe('readProduct', () => {
  it('takes an empty object for an article that does not exist', () => {
    expect(readProduct({})).toBeNull();
  });

  it('leaves out what it does not know', () => {
    expect(readProduct({ ...plain, price: 1 })).toEqual(plain);
  });

  it.each([null, [], '<html>', { articleNo: 'X1' }])('refuses %j', (answer) => {
    expect(() => readProduct(answer)).toThrow(expect.objectContaining({ kind: 'unexpected-answer' }));
  });
});
