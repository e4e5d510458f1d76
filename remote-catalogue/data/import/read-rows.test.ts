/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { mostRows } from '../sheets/limits';
import type { SheetRow } from '../sheets/sheet-row';
import { columnMapSchema, type ColumnMap } from './column-map';
import { readRows } from './read-rows';

const map: ColumnMap = { decimal: '.', fields: { articleNo: 'No', title: 'Name' } };
const context = { decimal: '.', colours: new Map() } as const;

async function* sheetOf(rows: Iterable<readonly string[]>): AsyncGenerator<SheetRow> {
  let row = 0;
  for (const cells of rows) yield { row: (row += 1), cells };
}
const read = (rows: Iterable<readonly string[]>) =>
  readRows(sheetOf(rows), { map, needed: ['No', 'Name'], context });

describe('the rows of a sheet', () => {
  it('begin below the first row that has all headings; empty ones are passed over', async () => {
    const { rows } = await read([['List', ''], ['No'], ['name', 'NO'], ['a', '1'], ['', ' '], ['b', '2']]);
    expect(rows.map(({ row, values }) => [row, ...values.values()])).toEqual([
      [4, '1', 'a'],
      [6, '2', 'b'],
    ]);
  });

  it('name the heading that is misspelt, in the row that comes nearest', async () => {
    await expect(read([['x'], ['No', 'Nmae'], ['1', 'a']])).rejects.toThrow(
      'Row 2 looks like the headings, but has no “Name”',
    );
  });

  it('are not searched for in vain', async () => {
    await expect(read(Array.from({ length: 60 }, () => ['x']))).rejects.toThrow('None of the first 50 rows');
    await expect(read([])).rejects.toThrow('The sheet is empty');
  });

  it('end at the limit', async () => {
    const many = function* () {
      yield ['No', 'Name'];
      for (let row = 0; row <= mostRows; row += 1) yield ['1', 'a'];
    };
    await expect(read(many())).rejects.toThrow('more than 100000 rows');
  });
});

describe('the guide', () => {
  it('shows a map that is one', () => {
    const guide = readFileSync(path.resolve(__dirname, '../../../docs/catalogue-data.md'), 'utf8');
    const shown = /```json\n([^`]+)```/.exec(guide)?.[1] ?? '';
    expect(v.safeParse(columnMapSchema, JSON.parse(shown)).issues).toBeUndefined();
  });
});
