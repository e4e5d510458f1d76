import { expect, it } from '@jest/globals';
import type { FilterType } from './filter-types';
import { type Cell, matchCell } from './match-cell';

/** Filter type, cell, text, and whether the cell passes. */
type Case = readonly [FilterType, Cell, string, boolean];

const tables: Readonly<Record<string, readonly Case[]>> = {
  'an empty text': [
    ['contains', 'cotton', '', true],
    ['greater-than', 5, '   ', true],
  ],
  'an empty cell': [
    ['contains', null, 'cotton', true],
    ['matches', '', 'cotton', true],
    ['less-than', ' \t', '5', true],
    ['ends-with', [], 'cotton', true],
  ],
  'a cell that is 0': [
    ['contains', 0, '5', false],
    ['matches', 0, '0', true],
  ],
  contains: [
    ['contains', 'Cotton gloves', 'TON G', true],
    ['contains', 'Cotton gloves', '  gloves ', true],
    ['contains', 'Cotton gloves', 'leather', false],
    ['contains', 'ﬁne knit', 'fine', true],
    ['contains', 1250, '25', true],
  ],
  'starts with': [
    ['starts-with', 'Cotton gloves', 'cot', true],
    ['starts-with', 'Cotton gloves', 'gloves', false],
  ],
  'ends with': [
    ['ends-with', 'Cotton gloves ', 'GLOVES', true],
    ['ends-with', 'Cotton gloves', 'cotton', false],
  ],
  matches: [
    ['matches', 'Cotton', 'cotton', true],
    ['matches', 'Cotton gloves', 'cotton', false],
    ['matches', 'Cotton', 'c.*n', false],
    ['matches', '(a+)+$', '(A+)+$', true],
  ],
  'greater than': [
    ['greater-than', '10', '9', true],
    ['greater-than', 9, '10', false],
    ['greater-than', 9, '9', false],
    ['greater-than', '1,250', '999.5', true],
    ['greater-than', '12\u00A0500', '12000', true],
    ['greater-than', 'Size 10', 'size 9', true],
    ['greater-than', 'SIZE 9', 'size 9', false],
    ['greater-than', '2026-03-04', '2026-02-28', true],
  ],
  'less than': [
    ['less-than', '-3', '-2.5', true],
    ['less-than', '+2', '10', true],
    ['less-than', 10, '10', false],
    ['less-than', '.5', '1', true],
    ['less-than', '2026-03-04', '2026-03-04', false],
    ['less-than', 'cotton', 'Leather', true],
  ],
  'a list of values': [
    ['matches', ['Aisle 1', 'Aisle 10'], 'aisle 10', true],
    ['matches', ['Aisle 1', 'Aisle 10'], 'aisle 2', false],
    ['greater-than', [3, 12], '10', true],
    ['contains', ['', 'Aisle 1'], 'reserve', true],
  ],
};

it('matchCell passes the cells that meet the filter', () => {
  const wrong = Object.values(tables)
    .flat()
    .filter(([type, cell, text, isMatch]) => matchCell(type, cell, text) !== isMatch);
  expect(wrong).toEqual([]);
});
