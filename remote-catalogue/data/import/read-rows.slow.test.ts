import { expect, it } from '@jest/globals';
import { mostRows } from '../sheets/limits';
import type { SheetRow } from '../sheets/sheet-row';
import { readRows } from './read-rows';

async function* tooManyRows(): AsyncGenerator<SheetRow> {
  yield { row: 1, cells: ['No'] };
  for (let row = 2; row <= mostRows + 2; row += 1) yield { row, cells: ['1'] };
}

it('a sheet above the limit is rejected', async () => {
  const map = { decimal: '.', fields: new Map([['articleNo', 'No']]) } as const;
  const context = { decimal: '.', colours: new Map() } as const;
  await expect(readRows(tooManyRows(), { map, needed: ['No'], context })).rejects.toThrow(
    'more than 100000 rows',
  );
});
