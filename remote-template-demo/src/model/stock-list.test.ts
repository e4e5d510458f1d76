import { describe, expect, it } from '@jest/globals';
import { countOfRows, filteredStock, stockColumns, stockRows } from './stock-list';

describe('the sample list', () => {
  it('has 60 rows of 4 columns, and empty cells', () => {
    expect([stockRows.length, stockColumns.length]).toEqual([60, 4]);
    for (const isEmpty of [
      stockRows.some(({ pairs }) => pairs === null),
      stockRows.some(({ counted }) => counted === null),
      stockRows.some(({ places }) => places.length === 0),
    ])
      expect(isEmpty).toBe(true);
  });

  it('shows all rows without a filter', () => {
    expect(filteredStock({})).toEqual(stockRows);
  });

  it('shows the rows that pass the filters of all columns', () => {
    const rows = filteredStock({
      item: { type: 'ends-with', text: 'size 10' },
      pairs: { type: 'greater-than', text: '600' },
    });
    expect(rows.length).toBeGreaterThan(1);
    for (const { item, pairs } of rows) {
      expect(item).toMatch(/size 10$/);
      expect(pairs ?? Infinity).toBeGreaterThan(600);
    }
  });

  it('counts what is left', () => {
    expect(countOfRows(12)).toBe('12 of 60 rows');
  });
});
