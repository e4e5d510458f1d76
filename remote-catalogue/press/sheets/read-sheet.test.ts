import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { writeXlsx, type Cell, type WriteSheet } from 'hucre/xlsx';
import { temporaryFolder } from '../testing/temporary-folder';
import { readSheet } from './read-sheet';

const place = temporaryFolder();

const rows = () => ['a', 'b', 'c', 'd'].map((row) => [1, 2, 3].map((column) => `${row}${column}`));

async function read(sheet: Partial<WriteSheet>) {
  await writeFile(place('a.xlsx'), await writeXlsx({ sheets: [{ name: 'Gloves', rows: rows(), ...sheet }] }));
  return await readSheet(place('a.xlsx'));
}

const cell = (name: string, changed: Partial<Cell>): Partial<WriteSheet> => ({
  cells: new Map([[name, changed]]),
});
const font = (name: string, changed: object): Partial<WriteSheet> => cell(name, { style: { font: changed } });
const fill = (rgb: string) => ({ type: 'pattern', pattern: 'solid', fgColor: { rgb } }) as const;
const struck = { text: 'Old ', font: { strikethrough: true } };
const hiddenRows = [1, 2, 3].map((row) => [row, { hidden: true }] as const);

describe('a sheet in which a reader does not see what a program reads', () => {
  it.each<[string, Partial<WriteSheet>, string]>([
    ['a hidden sheet', { hidden: true }, 'The sheet is hidden: show “Gloves”, then save.'],
    [
      'merged cells',
      { merges: [{ startRow: 1, startCol: 1, endRow: 2, endCol: 1 }] },
      'unmerge B2:B3 and fill in',
    ],
    [
      'hidden rows',
      { rowDefs: new Map(hiddenRows) },
      'Rows are hidden or filtered out: show rows 2–4, then save.',
    ],
    ['low rows', { rowDefs: new Map([[2, { height: 5 }]]) }, 'make row 3 higher, then save.'],
    ['hidden columns', { columns: [{}, { hidden: true }] }, 'Columns are hidden: show column B, then save.'],
    ['narrow columns', { columns: [{ width: 0.9 }, { width: 0 }] }, 'make columns A–B wider, then save.'],
    [
      'text that is struck through',
      font('0,1', { strikethrough: true }),
      'struck through: delete it, or the line through it, in B1',
    ],
    [
      'text of which a part is',
      cell('0,1', { richText: [struck, { text: 'New' }] }),
      'the line through it, in B1',
    ],
    [
      'text in white',
      font('3,0', { color: { rgb: 'FFFFFF' } }),
      'give A4 another colour or fill, then save.',
    ],
    ['text in the light colour of the theme', font('3,0', { color: { theme: 0 } }), 'give A4 another colour'],
    ['text in a pale tint', font('3,0', { color: { theme: 1, tint: 0.95 } }), 'give A4 another colour'],
    ['text on black', cell('3,0', { style: { fill: fill('111111') } }), 'give A4 another colour'],
    ['text of 1 pt', font('3,0', { size: 1 }), 'give A4 a larger font, then save.'],
    [
      'a format that hides text',
      cell('3,0', { style: { numFmt: ';;;' } }),
      'A format hides values: format A4 as text',
    ],
    [
      'a format that hides a number',
      cell('3,0', { value: 5, style: { numFmt: ';;;' } }),
      'hides values: format A4',
    ],
    ['a formula without its value', cell('3,0', { value: null, formula: 'B1' }), 'calculate A4 again'],
    [
      'a date',
      cell('3,0', { value: new Date('2026-08-09') }),
      'format A4 as text and type it again, then save.',
    ],
    ['a number with zeros', cell('3,0', { value: 121, style: { numFmt: '00000' } }), 'format A4 as text'],
    ['a rounded number', cell('3,0', { value: 13.5, style: { numFmt: '0' } }), 'format A4 as text'],
    ['a text with a prefix', cell('3,0', { style: { numFmt: '"A"@' } }), 'format A4 as text'],
  ])('is refused with the place and what to do: %s', async (_, sheet, message) => {
    await expect(read(sheet)).rejects.toThrow(message);
  });

  it('is refused once, with all its faults', async () => {
    const call = read({ ...font('1,1', { strikethrough: true }), columns: [{ hidden: true }] });
    await expect(call).rejects.toThrow(
      /show column A, then save\.\nText is struck through: .* in B2, then save\.$/,
    );
  });
});

describe('a sheet that hides only what is empty', () => {
  it('is read as it is seen', async () => {
    const seen = await read({
      rows: [...rows(), [], [null, 12, true]],
      columns: [{}, {}, {}, { hidden: true }],
      rowDefs: new Map([[4, { hidden: true }]]),
      ...cell('0,0', { style: { font: { color: { rgb: 'FFFFFF' } }, fill: fill('1F3864') } }),
    });
    expect([...seen.slice(0, 4), seen[5]]).toEqual([...rows(), ['', '12', 'TRUE']]);
  });
});
