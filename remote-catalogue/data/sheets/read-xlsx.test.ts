import { describe, expect, it } from '@jest/globals';
import { zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { readXlsx } from './read-xlsx';

async function rowsOf(bytes: Uint8Array) {
  const rows: unknown[] = [];
  for await (const row of readXlsx(bytes, 1)) rows.push(row);
  return rows;
}

describe('a workbook', () => {
  it('gives texts, numbers, the last result of a formula and the text of an error', async () => {
    const cells = new Map([
      ['1,0', { value: 5, formula: '2+3', formulaResult: 5 }],
      ['1,1', { type: 'error' as const, value: '#N/A' }],
    ]);
    const bytes = await writeXlsx({
      sheets: [{ name: 'A', rows: [['0121X', 121], [null, null], [null], ['=1+1']], cells }],
    });
    expect(await rowsOf(bytes)).toEqual([
      { row: 1, cells: ['0121X', 121] },
      { row: 2, cells: [5, '#N/A'] },
      { row: 4, cells: ['=1+1'] },
    ]);
  });

  it.each([
    ['a text', new TextEncoder().encode('No,Name\n'), 'is no .xlsx workbook'],
    ['another archive', zipSync({ 'a.txt': new Uint8Array(1) }), 'Save it again as .xlsx'],
  ])('is rejected if it is %s', async (_, bytes, message) => {
    await expect(rowsOf(bytes)).rejects.toThrow(message);
  });
});
