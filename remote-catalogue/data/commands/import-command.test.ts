import { readdir, rename, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { stringify } from 'csv-stringify/sync';
import { writeXlsx } from 'hucre/xlsx';
import { markReady, writeUnfinished } from '../source/replace-files';
import { readSourceFolder } from '../source/source-folder';
import { filesIn, makeTestFolder, runImportIn, sourceFolder, type TestFolder } from '../testing/import-run';

let test: TestFolder;

beforeEach(async () => {
  test = await makeTestFolder();
});
afterEach(() => test.remove());

const headings = [
  'Art.-Nr.',
  'Bezeichnung',
  'Gruppe',
  'Einsatz',
  'Innenhand',
  'Gewicht',
  'Größen',
  'Farbe',
  'EN 388',
];
const gloves = [
  [
    'WL801',
    'Rindleder, „weich“',
    'Leder',
    'Montage\nLager; Versand',
    'Rindleder | 62,5 %',
    '4,5',
    '8/9/10',
    'Black',
    '3122X',
  ],
  ['WL802', 'Ziegenleder "dünn"', 'Leder', 'Feinarbeit', 'Ziegenleder | 62,5 %', '7', '7/8', 'Tan', '2111X'],
];
const map = {
  decimal: ',',
  fields: {
    articleNo: 'Art.-Nr.',
    title: 'Bezeichnung',
    type: { column: 'Gruppe', values: { Leder: 'Industrial Gloves Leather' } },
    description: { column: 'Einsatz' },
    'materials.palm': 'Innenhand',
    materials: { value: 'palm: Baumwolle | 37,5 %' },
    'features.Palm': 'Innenhand',
    'packing.inner': { value: 12 },
    'packing.carton': { letter: 'f', values: { '4,5': 72, '7': 144 } },
    'packing.unit': { value: 'pair' },
    sizes: { column: 'größen', split: '/' },
    colours: { column: 'Farbe' },
    'ratings.en388': 'EN 388',
    dataStatus: { value: 'declared' },
    kind: { value: 'Driver glove' },
    ppeCategory: { value: 2 },
  },
};

const place = (name: string) => test.place(name);
const writeMap = (value: unknown = map) => writeFile(place('map.json'), JSON.stringify(value));
const importSheet = async (file: string, ...words: readonly string[]) =>
  runImportIn(test, place(file), '--map', place('map.json'), ...words);
const csvOf = (rows: readonly (readonly string[])[], options = {}) =>
  stringify([...rows], { delimiter: ';', bom: true, ...options });
const sheetOf = (rows: readonly (readonly (string | number | Date | null)[])[]) =>
  writeXlsx({ sheets: [{ name: 'Artikel', rows: rows.map((row) => [...row]) }] });
const leather = async () => (await readSourceFolder(test.into)).get('Industrial Gloves Leather') ?? [];
const columnAt = (heading: string) => headings.indexOf(heading);

describe('an import', () => {
  it('reads the same from a CSV with semicolons, decimal commas and line breaks as from a workbook', async () => {
    await writeMap();
    await writeFile(place('a.csv'), csvOf([headings, ...gloves]));
    await writeFile(place('a.xlsx'), await sheetOf([headings, ...gloves]));
    expect(await importSheet('a.csv')).toMatchObject({ code: 0, said: expect.stringContaining('added: 2') });
    const ofCsv = await filesIn(test.into);
    expect((await leather()).at(-2)).toMatchObject({
      articleNo: 'WL801',
      description: ['Montage', 'Lager; Versand'],
      ext: {
        materials: [
          { part: 'palm', name: 'Rindleder', percent: 62.5 },
          { part: 'palm', name: 'Baumwolle', percent: 37.5 },
        ],
        sizes: { system: 'glove', values: ['8', '9', '10'] },
        ratings: { en388: { edition: '2016+A1:2018', code: '3122X' } },
        packing: { inner: 12, carton: 72, unit: 'pair' },
      },
    });
    await test.remove();
    test = await makeTestFolder();
    await writeMap();
    await writeFile(place('a.xlsx'), await sheetOf([headings, ...gloves]));
    expect(await importSheet('a.xlsx')).toMatchObject({ code: 0 });
    expect(await filesIn(test.into)).toEqual(ofCsv);
  });

  it('creates the folder of the catalogue if it does not exist', async () => {
    await writeMap();
    const values: Readonly<Record<string, string>> = { Black: 'Black | #23282b', Tan: 'Tan | #c9985c' };
    const rows = gloves.map((row) => row.map((cell) => values[cell] ?? cell));
    await writeFile(place('a.csv'), csvOf([headings, ...rows]));
    const into = place('catalogue/articles');
    expect(await importSheet('a.csv', '--replace', '--into', into)).toMatchObject({ code: 0 });
    expect(Object.keys(await filesIn(into))).toEqual(['industrial-gloves-leather.json']);
  });

  it('writes nothing if one of 500 rows is invalid, and names its row and column', async () => {
    await writeMap();
    const rows = Array.from({ length: 500 }, (_, index) =>
      [
        '',
        '',
        'Leder',
        'Montage',
        'Rindleder | 62,5 %',
        '7',
        '8/9',
        'Black',
        index === 321 ? '3172X' : '3122X',
      ].map((cell, column) => [`WL${2000 + index}`, `Handschuh ${index}`][column] ?? cell),
    );
    await writeFile(place('a.csv'), csvOf([headings, ...rows]));
    const { code, said, report } = await importSheet('a.csv');
    expect(code).toBe(1);
    expect(said).toContain('error row 323, column I “EN 388”: “3172X”');
    expect(report).toMatch(/error,323,I “EN 388”,3172X,/);
    expect(await filesIn(test.into)).toEqual(await filesIn(sourceFolder));
  });

  it('says where a repeated title is used: in which row, or in the catalogue', async () => {
    await writeMap();
    const [first = []] = gloves;
    const titled = (articleNo: string, title: string) =>
      first.with(columnAt('Art.-Nr.'), articleNo).with(columnAt('Bezeichnung'), title);
    const [known] = (await leather()) as readonly { readonly title: string }[];
    const rows = [titled('WL801', 'Eins'), titled('WL802', 'Eins'), titled('WL803', known?.title ?? '')];
    await writeFile(place('a.csv'), csvOf([headings, ...rows]));
    const { code, said } = await importSheet('a.csv');
    expect(code).toBe(1);
    expect(said).toContain('row 3, column B “Bezeichnung”: “Eins” the same as of WL801 in row 2');
    expect(said).toMatch(/row 4, column B “Bezeichnung”: “.+” the same as of WL501 in the catalogue/);
  });

  it('rejects a character that was lost when the sheet was saved', async () => {
    await writeMap();
    const [first = []] = gloves;
    await writeFile(
      place('a.csv'),
      csvOf([headings, first.with(columnAt('Bezeichnung'), 'R\ufffdckenleder')]),
    );
    const { code, said } = await importSheet('a.csv');
    expect(code).toBe(1);
    expect(said).toContain(
      'row 2, column B “Bezeichnung”: “R\ufffdckenleder” holds a character that was lost',
    );
  });

  it('only reports what it would change in a dry run', async () => {
    await writeMap();
    await writeFile(place('a.csv'), csvOf([headings, ...gloves]));
    expect(await importSheet('a.csv', '--dry-run')).toMatchObject({
      code: 0,
      said: expect.stringContaining('added: 2 (WL801, WL802)'),
    });
    expect(await filesIn(test.into)).toEqual(await filesIn(sourceFolder));
  });

  it('changes only the fields for which the sheet has a column', async () => {
    await writeMap({
      fields: { articleNo: 'No', title: 'Name', type: 'T', dataStatus: 'S', 'packing.inner': 'P' },
    });
    await writeFile(place('a.csv'), 'No,Name,T,S,P\nWL501,New title,Industrial Gloves Leather,declared,\n');
    const [before] = await leather();
    expect(await importSheet('a.csv')).toMatchObject({ code: 1 });
    await writeFile(place('a.csv'), 'No,Name,T,S,P\nlg501,New title,Industrial Gloves Leather,declared,6\n');
    expect(await importSheet('a.csv')).toMatchObject({ code: 1 });
    await writeFile(place('a.csv'), 'No,Name,T,S,P\nWL501,New title,Industrial Gloves Leather,declared,6\n');
    expect(await importSheet('a.csv')).toMatchObject({
      code: 0,
      said: expect.stringContaining('changed: 1 (WL501)'),
    });
    const [after] = await leather();
    expect(after).toEqual(
      JSON.parse(
        JSON.stringify(before)
          .replace(/"title":"[^"]*"/, '"title":"New title"')
          .replace('"dataStatus":"sample"', '"dataStatus":"declared"')
          .replace('"inner":12', '"inner":6'),
      ),
    );
  });

  it('replaces the whole catalogue with --replace', async () => {
    await writeMap();
    await writeFile(place('a.csv'), csvOf([headings, ...gloves]));
    expect(await importSheet('a.csv', '--replace')).toMatchObject({
      code: 0,
      said: expect.stringContaining('removed: 120'),
    });
    expect([...(await readSourceFolder(test.into)).values()].flat()).toHaveLength(2);
  });

  it('quotes formulas in the report', async () => {
    await writeMap();
    const [first = []] = gloves;
    await writeFile(place('a.csv'), csvOf([headings, first.with(columnAt('EN 388'), '=HYPERLINK("x")')]));
    expect((await importSheet('a.csv')).report).toContain(`"'=HYPERLINK(""x"")"`);
  });
});

describe('a workbook', () => {
  const withCell = async (heading: string, cell: string | number | Date) => {
    await writeMap();
    const [first = []] = gloves;
    await writeFile(
      place('a.xlsx'),
      await sheetOf([
        ['Preisliste 2026'],
        [],
        headings,
        (first as (string | number | Date)[]).with(columnAt(heading), cell),
      ]),
    );
    return await importSheet('a.xlsx');
  };

  it.each([
    ['EN 388', 3.122e21, 'made a number with an exponent'],
    ['EN 388', 3122, 'number in the spreadsheet, which drops leading zeros'],
    ['Größen', new Date('2026-08-09'), 'made a date of it'],
    ['Innenhand', '#N/A', 'is the error of a formula'],
    ['Gruppe', 'Textil', 'is not in the value table'],
    ['Farbe', 'Mauve', 'is not a colour of the catalogue'],
    ['Bezeichnung', '  ', 'must not be empty'],
  ])('is rejected for %s = %s below a title row', async (heading, cell, message) => {
    const { code, said } = await withCell(heading, cell);
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`row 4, column . “${heading}”.*${message}`, 'i'));
  });

  it('may have numbers in the columns of numbers', async () => {
    expect(await withCell('Gewicht', 4.5)).toMatchObject({ code: 0 });
  });

  it('is read from the sheet that --sheet names', async () => {
    await writeMap();
    const sheets = [
      { name: 'Notizen', rows: [['x']] },
      { name: 'Artikel', rows: [headings, ...gloves] },
    ];
    await writeFile(place('a.xlsx'), await writeXlsx({ sheets }));
    expect(await importSheet('a.xlsx')).toMatchObject({
      code: 1,
      said: expect.stringContaining('has the headings'),
    });
    expect(await importSheet('a.xlsx', '--sheet', '2')).toMatchObject({ code: 0 });
    expect(await importSheet('a.xlsx', '--sheet', '3')).toMatchObject({ code: 1 });
  });
});

describe('a power failure', () => {
  const texts = new Map([['industrial-gloves-leather.json', '[]\n']]);

  it('before the new files are complete leaves the old files', async () => {
    await writeUnfinished(test.into, texts);
    await readSourceFolder(test.into);
    expect(await filesIn(test.into)).toEqual(await filesIn(sourceFolder));
  });

  it('while the new files are being written leaves the old files', async () => {
    await writeUnfinished(test.into, new Map([['industrial-gloves-leather.json', '[{"articleNo": "WL5']]));
    await readSourceFolder(test.into);
    expect(await filesIn(test.into)).toEqual(await filesIn(sourceFolder));
    expect(await readdir(test.folder)).toEqual(['src']);
  });

  it('while the files are being replaced is repaired by the next command', async () => {
    const cotton = 'industrial-gloves-cotton.json';
    await writeUnfinished(test.into, new Map([...texts, [cotton, '[]\n']]));
    await markReady(test.into);
    await rename(test.place(`src.ready/${cotton}`), test.place(`src/${cotton}`));
    const after = await readSourceFolder(test.into);
    expect(after.get('Industrial Gloves Cotton')).toEqual([]);
    expect(after.get('Industrial Gloves Leather')).toEqual([]);
    expect(await readdir(test.folder)).toEqual(['src']);
  });

  it('after the new files are complete is repaired by the next command', async () => {
    await writeUnfinished(test.into, texts);
    await markReady(test.into);
    expect((await readSourceFolder(test.into)).get('Industrial Gloves Leather')).toEqual([]);
  });
});

describe('an invalid call', () => {
  it.each([
    [['missing.csv'], 'there is no such file'],
    [['a.ods'], 'must end in .csv or .xlsx'],
    [[], 'npm run data:import -- FILE'],
    [['a.csv', '--merge', '--replace'], 'npm run data:import -- FILE'],
    [['a.csv', '--colour'], "Unknown option '--colour'"],
    [['a.csv', '--sheet', 'x'], 'the first is 1'],
  ])('of %j says what to do', async (words, message) => {
    expect(await runImportIn(test, ...words)).toMatchObject({
      code: 1,
      said: expect.stringContaining(message),
    });
  });

  it.each([
    ['{"fields": {"colour": "Farbe"}}', 'there is no field "colour"'],
    ['{"fields": {"title": {"col": "Name"}}}', 'must be a heading, or'],
    ['{', 'map.json:1:2 A "}" is missing'],
    ['{"fields": {"articleNo": "No", "title": "A", "title": "B"}}', 'stands twice in the map'],
    ['{"fields": {"articleNo": "No", "constructor": "A"}}', 'is a reserved word of JavaScript'],
    [
      '{"fields": {"articleNo": "No", "type": {"column": "T", "values": {"__proto__": ""}}}}',
      '__proto__: is a reserved word',
    ],
    ['{"fields": {"articleNo": "No", "colors": "A"}}', 'Did you mean “colours”?'],
    ['{"fields": {"articleNo": "No"}, "decimel": ","}', 'decimel: is not known. Did you mean “decimal”?'],
    ['{"fields": {"title": "No"}}', 'needs “articleNo”'],
    [
      '{"fields": {"articleNo": "No", "type": {"value": "Leather"}}}',
      'fields.type.value: “Leather” is not a type',
    ],
    [
      '{"fields": {"articleNo": "No", "type": {"column": "T", "values": {"L": "Industrial Glove Leather"}}}}',
      'Did you mean “Industrial Gloves Leather”?',
    ],
    ['x'.repeat(100), 'map.json:1:1 This is not a value'],
  ])('with the map %s says what is wrong with it', async (text, message) => {
    await writeFile(place('map.json'), text);
    expect(await importSheet('a.csv')).toMatchObject({ code: 1, said: expect.stringContaining(message) });
  });
});
