import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { stringify } from 'csv-stringify/sync';
import { quoteFormula } from './formula-quote';
import { readCsv, type CsvOptions } from './read-csv';

async function rowsOf(bytes: Uint8Array, options: Partial<CsvOptions> = {}) {
  const rows: unknown[] = [];
  for await (const { cells } of readCsv(bytes, { headings: [], ...options })) rows.push(cells);
  return rows;
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const headings = ['No', 'Name', 'Weight'];

describe('a CSV file', () => {
  it.each([
    ['commas', 'No,Name,Weight\n1,"a, b",2.5\n'],
    ['semicolons, and commas in every text', 'No;Name;Weight\n1;a, b;2.5\n'],
    ['tabs and a title', 'Prices, 2026\n\nNo\tName\tWeight\n1\ta, b\t2.5\n'],
    ['quoted headings and Windows line ends', '"No";"Name";"Weight"\r\n1;"a, b";2.5\r\n'],
    ['the separator in its first line, as Excel writes it', 'sep=;\r\nNo;Name;Weight\r\n1;"a, b";2.5\r\n'],
    ['line ends of Windows, then of others', 'Prices\r\n"No";"Name";"Weight"\n1;"a, b";"2.5"\n'],
    ['line ends of others, then of Windows', 'Prices\n"No";"Name";"Weight"\r\n1;"a, b";"2.5"\r\n'],
    ['line ends of old Macs', 'No;Name;Weight\r1;"a, b";2.5\r'],
  ])('is read with %s', async (_, text) => {
    const rows = await rowsOf(utf8(text), { headings });
    expect(rows.slice(-2)).toEqual([headings, ['1', 'a, b', '2.5']]);
  });

  it.each([
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, ...Buffer.from('Größe')], undefined],
    ['UTF-16, little end first', [0xff, 0xfe, ...Buffer.from('Größe', 'utf16le')], undefined],
    ['UTF-16, big end first', [0xfe, 0xff, ...Buffer.from('Größe', 'utf16le').swap16()], undefined],
    ['Windows', [...Buffer.from('Größe', 'latin1')], 'windows-1252'],
  ])('is read in %s', async (_, bytes, encoding) => {
    expect(await rowsOf(Uint8Array.from(bytes), { encoding })).toEqual([['Größe']]);
  });

  it('is read in Windows-1252 with its quotes, dashes and currency', async () => {
    const bytes = Uint8Array.from([0x84, 0x66, 0x93, 0x20, 0x96, 0x20, 0x80, 0x20, 0x9a, 0x81]);
    expect(await rowsOf(bytes, { encoding: 'cp1252' })).toEqual([['„f“ – € š\u0081']]);
  });

  it.each<readonly [string, Uint8Array, Partial<CsvOptions>, string]>([
    ['wrong letters', Uint8Array.from(Buffer.from('Größe', 'latin1')), {}, '--encoding windows-1252'],
    ['an encoding that it has not', utf8('Größe'), { encoding: 'windows-1252' }, 'without --encoding'],
    ['an unknown encoding', utf8('a'), { encoding: 'klingon' }, 'windows-1252'],
    ['UTF-16 without a mark', Uint8Array.from(Buffer.from('No', 'utf16le')), {}, 'CSV UTF-8'],
    ['an open quote', utf8('a\nb\n"c\n'), {}, 'Row 3: a quote " begins a cell and is never closed'],
    ['a quote within a cell', utf8('a\n5" pipe\n'), {}, 'Row 2: a quote " stands in the middle'],
  ])('is rejected for %s', async (...[, bytes, options, message]) => {
    await expect(rowsOf(bytes, options)).rejects.toThrow(message);
  });

  it('returns every text that was written into it, including formulas', async () => {
    const text = fc.string({ unit: 'binary', minLength: 1 }).filter((each) => !each.includes('\0'));
    const table = fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const written = stringify(
          [['No', 'Name'], ...rows].map((row) => row.map(quoteFormula)),
          {
            bom: true,
            quoted: true,
          },
        );
        expect((await rowsOf(utf8(written), { headings: ['No', 'Name'] })).slice(1)).toEqual(rows);
      }),
    );
  });
});
