import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readMap, type ColumnMap } from './column-map';
import { readRows } from './read-rows';

const map: ColumnMap = {
  decimal: '.',
  fields: new Map([
    ['articleNo', { column: 'No' }],
    ['title', { column: 'Name' }],
  ]),
};
const context = { decimal: '.', colours: new Map() } as const;

const read = (rows: readonly (readonly string[])[]) =>
  readRows(
    {
      name: 'Articles',
      isHidden: false,
      hiddenColumns: new Set(),
      merges: [],
      rows: rows.map((cells, index) => ({ row: index + 1, cells })),
    },
    { map, needed: ['No', 'Name'], context },
  );

describe('the rows of a sheet', () => {
  it('begin below the first row that has all headings; empty rows are skipped', () => {
    const { rows } = read([['List', ''], ['No'], ['name', 'NO'], ['a', 'A1'], ['', ' '], ['b', 'B2']]);
    expect(rows.map(({ row, values }) => [row, ...values.values()])).toEqual([
      [4, 'A1', 'a'],
      [6, 'B2', 'b'],
    ]);
  });

  it('are rejected with the missing heading, or if no row has a heading', () => {
    expect(() => read([['x'], ['No', 'Nmae'], ['1', 'a']])).toThrow(
      'Row 2 looks like the headings, but lacks “Name”.',
    );
    expect(() => read(Array.from({ length: 60 }, () => ['x']))).toThrow('None of the first 50 rows');
  });
});

describe('the guide to the catalogue data', () => {
  it('shows a valid map', () => {
    const guide = readFileSync(path.resolve(__dirname, '../../../docs/catalogue-data.md'), 'utf8');
    const shown = /```json\n([^`]+)```/.exec(guide)?.[1] ?? '';
    expect(readMap('map.json', shown).fields.size).toBeGreaterThan(10);
  });
});
