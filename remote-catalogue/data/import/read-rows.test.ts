import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SheetRow } from '../sheets/sheet-row';
import type { ColumnMap } from './column-map';
import { readMap } from './read-map';
import { readRows } from './read-rows';

const map: ColumnMap = {
  decimal: '.',
  fields: new Map([
    ['articleNo', 'No'],
    ['title', 'Name'],
  ]),
};
const context = { decimal: '.', colours: new Map() } as const;

async function* sheetOf(rows: Iterable<readonly string[]>): AsyncGenerator<SheetRow> {
  let row = 0;
  for (const cells of rows) yield { row: (row += 1), cells };
}
const read = (rows: Iterable<readonly string[]>) =>
  readRows(sheetOf(rows), { map, needed: ['No', 'Name'], context });

describe('the rows of a sheet', () => {
  it('begin below the first row that has all headings; empty rows are skipped', async () => {
    const { rows } = await read([['List', ''], ['No'], ['name', 'NO'], ['a', 'A1'], ['', ' '], ['b', 'B2']]);
    expect(rows.map(({ row, values }) => [row, ...values.values()])).toEqual([
      [4, 'A1', 'a'],
      [6, 'B2', 'b'],
    ]);
  });

  it('are rejected with the misspelt heading, in the row that has most headings', async () => {
    const { problems, rows, missing } = await read([['x'], ['No', 'Nmae'], ['1', 'a']]);
    expect(problems).toMatchObject([
      {
        severity: 'error',
        row: 2,
        message: expect.stringContaining('has no “Name”. The nearest heading is B “Nmae”.'),
      },
      { severity: 'warning', column: 'B “Nmae”' },
    ]);
    expect([rows.length, ...missing]).toEqual([1, 'title']);
  });

  it('are rejected if no row has a heading', async () => {
    await expect(read(Array.from({ length: 60 }, () => ['x']))).rejects.toThrow('None of the first 50 rows');
    await expect(read([])).rejects.toThrow('The sheet is empty');
  });
});

describe('the guide to the catalogue data', () => {
  it('shows a valid map', () => {
    const guide = readFileSync(path.resolve(__dirname, '../../../docs/catalogue-data.md'), 'utf8');
    const shown = /```json\n([^`]+)```/.exec(guide)?.[1] ?? '';
    expect(readMap('map.json', shown).fields.size).toBeGreaterThan(10);
  });
});
