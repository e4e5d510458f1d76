import { describe, expect, it } from '@jest/globals';
import { zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { largestSheetBytes } from './limits';
import { readXlsx } from './read-xlsx';

async function rowsOf(bytes: Uint8Array) {
  const rows: unknown[] = [];
  for await (const row of readXlsx(bytes, 1)) rows.push(row);
  return rows;
}

describe('a workbook', () => {
  it('is rejected before it unpacks to more than the limit', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(largestSheetBytes + 1) });
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(rowsOf(bomb)).rejects.toThrow('unpacks to more than 50 MB');
  });

  it('is rejected if one of its bits is wrong', async () => {
    const bytes = await writeXlsx({ sheets: [{ name: 'A', rows: [['WL501', 'Glove']] }] });
    let refused = 0;
    for (let place = 0; place < bytes.length; place += 7) {
      const damaged = Uint8Array.from(bytes);
      damaged[place] = (damaged[place] ?? 0) ^ 4;
      const rows = await rowsOf(damaged).catch(() => undefined);
      if (rows === undefined) refused += 1;
      // What is read in spite of it (a date of the archive, say) is read rightly.
      else expect(rows).toEqual([{ row: 1, cells: ['WL501', 'Glove'] }]);
    }
    expect(refused).toBeGreaterThan(0);
  });
});
