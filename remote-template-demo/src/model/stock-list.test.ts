import { expect, it } from '@jest/globals';
import { stockColumns, stockRows } from './stock-list';

it('the sample list has 60 rows of 4 columns, and empty cells', () => {
  expect([stockRows.length, stockColumns.length]).toEqual([60, 4]);
  for (const isEmpty of [
    stockRows.some(({ pairs }) => pairs === null),
    stockRows.some(({ counted }) => counted === null),
    stockRows.some(({ places }) => places.length === 0),
  ])
    expect(isEmpty).toBe(true);
});
