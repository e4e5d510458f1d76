import { writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { stringify } from 'csv-stringify/sync';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import {
  filesIn,
  leather,
  makeTestFolder,
  neededHeadings as headings,
  runImportIn,
  sourceFolder,
  type TestFolder,
} from '../testing/import-run';

let test: TestFolder;

beforeEach(async () => {
  test = await makeTestFolder();
});
afterEach(() => test.remove());

const rowOf = (articleNo: string, title = `Glove ${articleNo}`) => [articleNo, leather, title, 'Driving'];

type Cell = string | boolean | null;
type Rows = readonly (readonly Cell[])[];

const unchanged = async () => expect(await filesIn(test.into)).toEqual(await filesIn(sourceFolder));

/** Imports a workbook of these sheets; `change` rewrites the XML of the first. */
async function importSheets(sheets: Readonly<Record<string, Rows>>, change = (xml: string) => xml) {
  const bytes = await writeXlsx({
    sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows: rows.map((row) => [...row]) })),
  });
  const parts = unzipSync(bytes);
  const sheet = 'xl/worksheets/sheet1.xml';
  const changed = strToU8(change(strFromU8(parts[sheet] ?? new Uint8Array())));
  await writeFile(test.place('a.xlsx'), zipSync({ ...parts, [sheet]: changed }));
  return await runImportIn(test, test.place('a.xlsx'));
}

async function importRows(rows: Rows, map: unknown = '') {
  await writeFile(test.place('a.csv'), stringify(rows.map((row) => [...row])));
  await writeFile(test.place('map.json'), typeof map === 'string' ? map : JSON.stringify(map));
  return await runImportIn(test, test.place('a.csv'), ...(map ? ['--map', test.place('map.json')] : []));
}

/** Cell E2 of a sheet, written otherwise. */
const withCell = (cell: string) => (xml: string) => xml.replace(/<c r="E2"[^>]*>.*?<\/c>/, cell);

describe('a formula', () => {
  const rows = [
    [...headings, 'Kind'],
    [...rowOf('A-1'), 'x'],
  ];

  it.each(['<f>1+1</f>', '<f>1+1</f><v></v>', '<f>1+1</f><v/>', '<f t="shared" si="0"/>'])(
    'saved without its value is an error: %s',
    async (content) => {
      expect(await importSheets({ A: rows }, withCell(`<c r="E2">${content}</c>`))).toMatchObject({
        code: 1,
        said: expect.stringContaining('error row 2, column E “Kind”: holds a formula without a value'),
      });
      await unchanged();
    },
  );

  it('is found however a program writes the XML of a workbook', async () => {
    const prefixed = (xml: string) =>
      withCell("<c r='E2'><f>1+1</f></c>")(xml)
        .replaceAll(/<(\/?)(?!\?)(\w+)/g, '<$1x:$2')
        .replace('xmlns=', 'xmlns:x=');
    const { said } = await importSheets({ A: rows }, prefixed);
    expect(said).toContain('column E “Kind”: holds a formula without a value');
  });

  it.each([
    ['<f>A1</f><v>Driver</v>', 'Driver'],
    ['<f>IF(1,"","")</f><v></v>', undefined],
  ])('saved with its value is read: %s', async (content, kind) => {
    const change = withCell(`<c r="E2" t="str">${content}</c>`);
    expect(await importSheets({ A: rows }, change)).toMatchObject({ code: 0 });
    const files = Object.values(await filesIn(test.into)).join('');
    expect(files.includes(`"kind": "${kind ?? 'x'}"`)).toBe(kind !== undefined);
  });
});

describe('a boolean', () => {
  it('is rejected as a text, and read as yes or no for a marking', async () => {
    const rows = [
      [...headings, 'Kind', 'EN 388'],
      [...rowOf('A-1'), true, false],
    ];
    const { code, said } = await importSheets({ A: rows });
    expect(code).toBe(1);
    expect(said).toContain('error row 2, column E “Kind”: “true” the spreadsheet holds a truth value');
    expect(said).toContain('1 row, 1 error, 0 warnings');
  });
});

describe('another sheet of a workbook', () => {
  it('is not skipped if its headings contain a typo', async () => {
    const { code, said } = await importSheets({
      Gloves: [headings, rowOf('A-1')],
      More: [headings.with(2, 'Titel'), rowOf('A-2')],
    });
    expect({ code, said }).toMatchObject({
      code: 1,
      said: expect.stringContaining('Sheet 2, “More”, has the'),
    });
    await unchanged();
  });

  it('causes a warning if it has content, unless it explains the fields', async () => {
    const { code, said } = await importSheets({
      Gloves: [headings, rowOf('A-1')],
      More: [rowOf('A-2')],
      Empty: [],
      Fields: [['Column', 'Needed', 'What stands in it', 'Example', 'Name in a column map']],
    });
    expect(code).toBe(0);
    expect(said.match(/^warning.*$/gm)).toEqual(['warning: Sheet 2, “More”, is not read']);
  });

  it('is skipped if it is a chart', async () => {
    const rows = [headings, rowOf('A-1')];
    const bytes = await writeXlsx({ sheets: ['A', 'Chart'].map((name) => ({ name, rows })) });
    const { 'xl/worksheets/sheet2.xml': _, ...parts } = unzipSync(bytes);
    await writeFile(test.place('a.xlsx'), zipSync(parts));
    expect(await runImportIn(test, test.place('a.xlsx'))).toMatchObject({ code: 0 });
  });

  it('is suggested if the first sheet has no headings', async () => {
    const { said } = await importSheets({ Notes: [['x']], Gloves: [headings, rowOf('A-1')] });
    expect(said).toContain('None of the first 50 rows has the headings');
    expect(said).toContain('Sheet 2, “Gloves”, has the headings: --sheet 2.');
  });
});

describe('a damaged workbook', () => {
  it('is reported as damaged, wherever it is cut off', async () => {
    const bytes = await writeXlsx({ sheets: [{ name: 'A', rows: [headings, rowOf('A-1')] }] });
    for (let part = 0; part < 10; part += 1) {
      await writeFile(test.place('a.xlsx'), bytes.slice(0, Math.floor((bytes.length * part) / 10)));
      expect(await runImportIn(test, test.place('a.xlsx'))).toMatchObject({
        code: 1,
        said: expect.stringMatching(
          /^The (file|workbook) .*Save it|^The sheet is empty|^The workbook is damaged/,
        ),
      });
    }
    await unchanged();
  });
});

describe('a map that names columns only by letters', () => {
  const letter = (each: string) => ({ letter: each });
  const fields = { articleNo: letter('A'), title: letter('C'), description: letter('D') };

  it.each([
    ['a column of types', { ...fields, type: letter('B') }],
    ['a fixed type', { ...fields, type: { value: leather } }],
  ])('does not take the first article for headings, with %s', async (_, each) => {
    expect(await importRows([rowOf('A-1'), rowOf('A-2')], { fields: each })).toMatchObject({
      code: 1,
      said: expect.stringContaining('error row 1: “A-1” is an article, where the headings should be'),
    });
    await unchanged();
    expect(await importRows([headings, rowOf('A-1'), rowOf('A-2')], { fields: each })).toMatchObject({
      code: 0,
    });
  });
});

describe('a map', () => {
  const fields = { articleNo: 'Article number', title: 'Title', description: 'Uses or specification' };

  it('may begin with a byte order mark', async () => {
    const map = JSON.stringify({ fields: { ...fields, type: 'Type' } });
    expect(await importRows([headings, rowOf('A-1')], `\ufeff${map}`)).toMatchObject({ code: 0 });
  });

  it('is rejected if two words of a value table are the same, or one is empty', async () => {
    const values = { Leder: leather, 'Leder ': 'Industrial Gloves Cotton', ' ': leather };
    const map = { fields: { ...fields, type: { column: 'Type', values } } };
    const { code, said } = await importRows([headings, rowOf('A-1')], map);
    expect(code).toBe(1);
    expect(said).toContain('stands twice but for spaces; remove one');
    expect(said).toContain('is no word: an empty cell means that there is no value');
  });
});

describe('a cell', () => {
  it('with the edition of a marking that is missing is an error', async () => {
    const markings = ['EN 388', 'EN 388 edition'];
    const { code, said } = await importRows([
      [...headings, ...markings],
      [...rowOf('A-1'), '', '2016+A1:2018'],
      [...rowOf('A-2'), 'no', '2016+A1:2018'],
      [...rowOf('A-3'), '3122X', '2016+A1:2018'],
    ]);
    expect(code).toBe(1);
    expect(said).toContain(
      'error rows 2-3, column F “EN 388 edition”: “2016+A1:2018” is the edition of a marking',
    );
  });

  it('with a letter of another alphabet is reported', async () => {
    const rows = [
      [...headings, 'EN 388'],
      ['А-1', leather, 'One', 'Driving', ''],
      ['A-2', 'Industrial Gloves Lеather', 'Two', 'Driving', ''],
      ['A-3', leather, 'Three', 'Driving', '3Х22X'],
    ];
    const { said } = await importRows(rows);
    expect(said).toContain(
      'row 2, column A “Article number”: “А-1” contains “А” (U+0410), which only looks like',
    );
    expect(said).toContain('row 3, column B “Type”: “Industrial Gloves Lеather” contains “е” (U+0435)');
    expect(said).toContain('row 4, column E “EN 388”: “3Х22X” contains “Х” (U+0425)');
  });

  it.each([
    ['\ufe0f', 'a variation selector (U+FE0F)'],
    ['\u034f', 'a grapheme joiner (U+034F)'],
    ['\u2800', 'a braille blank (U+2800)'],
  ])('with an invisible mark is rejected: %j', async (mark, name) => {
    const { code, said } = await importRows([headings, rowOf('A-1', `Glo${mark}ve`)]);
    expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining(`contains ${name}`) });
    expect(said).not.toContain(mark);
  });
});

describe('an error', () => {
  it('names the column, and the part of the value that it is about', async () => {
    const rows = [
      [...headings, 'Gauge', 'Features', 'EN ISO 11612', 'Units in a bag', 'Drawing', 'Materials'],
      [...rowOf('A-1'), '13.5', 'Palm: ', 'A1 B1 C1', '12', '{}', 'palm: Cotton | 120 %'],
      [...rowOf('A-1', 'Two'), '', 'Plam: Goatskin', '', '', '', ''],
    ];
    const { said } = await importRows(rows);
    expect(said).toContain('row 2, column E “Gauge”: “13.5” must be a whole number');
    expect(said).toContain('row 2, column F “Features”: description must not be empty');
    expect(said).toContain('row 2, column G “EN ISO 11612”: is a standard of garments');
    expect(said).toContain('row 2: “Units in a carton” (packing.carton) is missing');
    expect(said).toContain('row 2, column I “Drawing”: kind is missing');
    expect(said).toContain('row 2, column J “Materials”: “120” must be at most 100');
    expect(said).toContain('warning row 3, column F “Features”: “Plam” is no usual title of a feature');
    // The number is refused once, not once more as one that another article has.
    expect(said.match(/^error row 3, /gm)).toHaveLength(1);
  });

  it('in the existing catalogue is reported, and stops the import', async () => {
    await writeFile(test.place('src/industrial-gloves-leather.json'), '[{"articleNo": ');
    const { code, said } = await importRows([headings, rowOf('A-1')]);
    expect(code).toBe(1);
    expect(said).toMatch(/industrial-gloves-leather\.json cannot be read\. Run npm run data:check/);
  });
});
