import { chmod, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { writeXlsx, type CellValue } from 'hucre/xlsx';
import { importArticles } from '../import/import-articles';
import { readSourceFolder } from '../source-files';
import {
  catalogueCopy,
  filesIn,
  leather,
  neededHeadings as headings,
  runImportIn,
  sourceFolder,
} from '../testing/import-run';

const place = catalogueCopy();

type Rows = readonly (readonly CellValue[])[];

const rowOf = (articleNo: string, type = leather, title = `Glove ${articleNo}`) => [
  articleNo,
  type,
  title,
  'Driving',
];
const sheet = (name: string, rows: Rows) => ({ name, rows: rows.map((row) => [...row]) });
const writeSheet = async (rows: Rows, name = 'a.xlsx') =>
  writeFile(place(name), await writeXlsx({ sheets: [sheet('Articles', rows)] }));
async function importRows(rows: Rows, ...words: readonly string[]) {
  await writeSheet(rows);
  return await runImportIn(place, place('a.xlsx'), ...words);
}
async function importMapped(map: unknown, rows: Rows, ...words: readonly string[]) {
  await writeFile(place('map.json'), typeof map === 'string' ? map : JSON.stringify(map));
  return await importRows(rows, '--map', place('map.json'), ...words);
}
const done = (said: string) => ({ code: 0, said: expect.stringContaining(said) });
const refused = (why: string) => ({ code: 1, said: expect.stringContaining(why) });
const unchanged = async () => expect(await filesIn(place('src'))).toEqual(await filesIn(sourceFolder));
const articles = async () =>
  [...(await readSourceFolder(place('src'))).values()].flat() as readonly { readonly articleNo: string }[];
const articleWith = async (number: string) =>
  (await articles()).find(({ articleNo }) => articleNo === number);

describe('a sheet of a supplier', () => {
  const map = {
    decimal: ',',
    fields: {
      articleNo: 'Art.-Nr.',
      title: 'Bezeichnung',
      type: { column: 'Gruppe', values: { Leder: leather } },
      description: 'Einsatz',
      'materials.palm': 'Innenhand',
      materials: { value: 'palm: Baumwolle | 37,5 %' },
      'features.Palm': 'Innenhand',
      'packing.inner': { value: 12 },
      'packing.carton': { column: 'gewicht', values: { '4,5': 72, '7': 144 } },
      'packing.unit': { value: 'pair' },
      sizes: { column: 'größen', split: '/' },
      colours: { column: 'Farbe' },
      'ratings.en388': 'EN 388',
      dataStatus: { value: 'declared' },
      kind: { value: 'Driver glove' },
      ppeCategory: { value: 2 },
    },
  };
  const supplied = [
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
  const glove = [
    'WL801',
    'Rindleder für Kälte',
    'Leder',
    'Montage\nLager; Versand',
    'Rindleder | 62,5 %',
    '4,5',
    '8/9/10',
    'Black',
    '3122X',
  ];
  const importGlove = (heading: string, cell: CellValue) =>
    importMapped(map, [
      ['Preisliste 2026'],
      [],
      supplied,
      (glove as CellValue[]).with(supplied.indexOf(heading), cell),
    ]);

  it('gives articles by its map', async () => {
    expect(await importMapped(map, [supplied, glove])).toMatchObject(done('added: 1 (WL801)'));
    expect(await articleWith('WL801')).toMatchObject({
      description: ['Montage', 'Lager; Versand'],
      features: [{ title: 'Palm', description: 'Rindleder | 62,5 %' }],
      ext: {
        materials: [
          { part: 'palm', name: 'Baumwolle', percent: 37.5 },
          { part: 'palm', name: 'Rindleder', percent: 62.5 },
        ],
        sizes: { system: 'glove', values: ['8', '9', '10'] },
        ratings: { en388: { edition: '2016+A1:2018', code: '3122X' } },
        packing: { inner: 12, carton: 72, unit: 'pair' },
      },
    });
    const decomposed = [supplied, glove].map((row) => row.map((text) => text.normalize('NFD')));
    const decomposedMap = JSON.stringify(map).normalize('NFD');
    const same = { said: expect.stringContaining('unchanged: 1') };
    expect(await importMapped(map, decomposed)).toMatchObject(same);
    expect(await importMapped(decomposedMap, [supplied, glove])).toMatchObject(same);
  });

  it.each<[string, CellValue, string]>([
    ['EN 388', 3.122e21, 'made a number with an exponent'],
    ['EN 388', 3122, 'number in the spreadsheet, which drops leading zeros'],
    ['EN 388', '3172X', 'must be'],
    ['EN 388', '3Х22X', 'contains “Х” \\(U\\+0425\\)'],
    ['Größen', new Date('2026-08-09'), 'made a date of it'],
    ['Innenhand', '#N/A', 'is the error of a formula'],
    ['Gruppe', 'Textil', 'is not in the value table'],
    ['Farbe', 'Mauve', 'is not a colour of the catalogue'],
    ['Bezeichnung', '  ', 'must not be empty'],
    ['Bezeichnung', true, 'holds a truth value'],
    ['Bezeichnung', 'NaN', 'is the error of a formula or a program'],
    ['Bezeichnung', 'Glove \u{1f9e4}', 'contains an emoji'],
    ['Bezeichnung', 'R\ufffdckenleder', 'holds a character that was lost'],
    ['Bezeichnung', 'a\u202eb', 'a right-to-left override \\(U\\+202E\\) as character 2; delete it'],
    ['Bezeichnung', 'x'.repeat(40_000), 'is longer than 32767 characters'],
    ['Einsatz', 'x\n'.repeat(200), 'has 200 values; at most 100 are read'],
  ])('is rejected below a title row, with row and column: %s', async (heading, cell, message) => {
    const { code, said, report } = await importGlove(heading, cell);
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`row 4, column . “${heading}”.*${message}`, 'is'));
    expect(said + report).not.toContain('\u202e');
    await unchanged();
  });

  it.each([
    ['{"fields": {"articleNo": "No", "colors": "A"}}', 'did you mean "colours"?'],
    ['{"fields": {"articleNo": {"col": "Name"}}}', 'must be a heading, {"column": heading'],
    ['{', 'map.json:1:2 A "}" is missing'],
    ['{"fields": {"articleNo": "No", "title": "A", "title": "B"}}', 'Duplicate key "title"'],
    ['{"fields": {"articleNo": "No"}, "decimel": ","}', 'did you mean "decimal"?'],
    ['{"fields": {"title": "No"}}', 'fields.articleNo is missing'],
  ])('with the map %s says what is wrong with it', async (text, message) => {
    expect(await importMapped(text, [])).toMatchObject(refused(message));
  });
});

describe('an import', () => {
  it('changes only the fields for which the sheet has a column', async () => {
    const map = {
      fields: { articleNo: 'No', title: 'Name', type: 'T', dataStatus: 'S', 'packing.inner': 'P' },
    };
    const rows = (number: string, inner: string) => [
      ['No', 'Name', 'T', 'S', 'P'],
      [number, 'New title', leather, 'declared', inner],
    ];
    const before = await articleWith('WL501');
    expect(await importMapped(map, rows('WL501', ''))).toMatchObject({ code: 1 });
    expect(await importMapped(map, rows('wl501', '6'))).toMatchObject(
      refused('“wl501” differs only in capitals from WL501 of the catalogue'),
    );
    expect(await importMapped(map, rows('WL501', '6'))).toMatchObject(done('changed: 1 (WL501)'));
    expect(await articleWith('WL501')).toEqual(
      JSON.parse(
        JSON.stringify(before)
          .replace(/"title":"[^"]*"/, '"title":"New title"')
          .replace('"dataStatus":"sample"', '"dataStatus":"declared"')
          .replace('"inner":12', '"inner":6'),
      ),
    );
  });

  it('changes only the parts for which the map has a column, each in its place', async () => {
    const parts = [...headings, 'Features', 'Materials'];
    const before = [
      'Palm: Old\nBack: Knit',
      'palm: A | 65.1 %\npalm: B | 33.8 %\npalm: C | 1.1 %\nlining: Wool | 220 g/m2',
    ];
    expect(await importRows([parts, [...rowOf('A-1'), ...before]])).toMatchObject({ code: 0 });
    const names = ['articleNo', 'type', 'title', 'description', 'features.Palm', 'materials.palm'];
    const fields = Object.fromEntries(names.map((name) => [name, name]));
    const fresh = [names, [...rowOf('A-1'), 'New', 'Goatskin']];
    expect(await importMapped({ fields }, fresh)).toMatchObject({ code: 0 });
    expect(await articleWith('A-1')).toMatchObject({
      features: [{ description: 'New' }, { title: 'Back', description: 'Knit' }],
      ext: {
        materials: [
          { part: 'palm', name: 'Goatskin' },
          { part: 'lining', name: 'Wool', gsm: 220 },
        ],
      },
    });
  });

  it('into a site that shows the sample takes nothing of a sample article with its number', async () => {
    await writeSheet([headings, rowOf('WL501')]);
    for (const mode of ['merge', 'replace'] as const) {
      await importArticles({
        ...{ file: place('a.xlsx'), mode, from: sourceFolder, into: place('src'), isDryRun: false },
      });
      expect(await articleWith('WL501')).toEqual({
        ...{ articleNo: 'WL501', type: leather, title: 'Glove WL501', description: ['Driving'] },
      });
    }
  });

  it('only reports what it would change in a dry run', async () => {
    expect(await importRows([headings, rowOf('A-1')], '--dry-run')).toMatchObject(done('added: 1 (A-1)'));
    await unchanged();
  });

  it('replaces the whole catalogue with --replace, and reports each removed article', async () => {
    const { code, said, report } = await importRows([headings, rowOf('A-1')], '--replace');
    expect({ code, said }).toMatchObject(done('removed: 120'));
    expect(report.match(/^removed,,,\w+,is not in the sheet$/gm)).toHaveLength(120);
    expect(await articles()).toEqual([
      { articleNo: 'A-1', type: leather, title: 'Glove A-1', description: ['Driving'] },
    ]);
  });

  it('moves an article that changes its type to the file of the new one', async () => {
    const before = (await articles()).length;
    await writeFile(place('catalogue.json'), '{"prefixes": {"High Visibility Garments": "JV"}}');
    const moved = rowOf('UN701', 'High Visibility Garments');
    // A sample's number has the letters of its type, so it is no sample any more.
    expect(await importRows([headings, moved])).toMatchObject(refused('must begin with JV'));
    const declared = [
      [...headings, 'Data status'],
      [...moved, 'declared'],
    ];
    expect(await importRows(declared)).toMatchObject({ code: 0 });
    const holders = [...(await readSourceFolder(place('src')))].filter(([, list]) =>
      list.some((article) => (article as { articleNo: string }).articleNo === 'UN701'),
    );
    expect(holders.map(([type]) => type)).toEqual(['High Visibility Garments']);
    expect(await articles()).toHaveLength(before);
  });

  it('is refused if it would remove an article that the settings name', async () => {
    await writeFile(place('catalogue.json'), '{"featured": ["WL501"]}');
    expect(await importRows([headings, rowOf('A-1')], '--replace')).toMatchObject(
      refused('is no article of the catalogue'),
    );
    await unchanged();
  });

  it('is refused if the existing catalogue cannot be read', async () => {
    await writeFile(place('src/industrial-gloves-leather.json'), '[{"articleNo": ');
    expect(await importRows([headings, rowOf('A-1')])).toMatchObject(
      refused('industrial-gloves-leather.json cannot be read. Run npm run data:check'),
    );
  });

  it('knows a colour that one of its rows defines', async () => {
    const colours = ['aubergine', 'Aubergine | #3d2a45', 'Aubergine', 'Aubergine | #112233'];
    const rows = colours.map((colour, index) => [...rowOf(`A-${index}`), colour]);
    const { said } = await importRows([[...headings, 'Colours'], ...rows]);
    expect(said).toContain('warning row 5, column E “Colours”: “Aubergine | #112233” has another value');
    expect(JSON.stringify(await articles()).match(/#3d2a45/g)).toHaveLength(3);
  });
});

it('a marking whose cell is emptied goes with its edition', async () => {
  const marked = [...headings, 'EN 388'];
  expect(await importRows([marked, [...rowOf('A-1'), '3122X']])).toMatchObject({ code: 0 });
  expect(await importRows([marked, [...rowOf('A-1'), '']])).toMatchObject({ code: 0 });
  expect(JSON.stringify(await articleWith('A-1'))).not.toContain('en388');
});

describe('all errors of a sheet', () => {
  it('are reported in one run, each with its column and the part of the value that it is about', async () => {
    const rows = [
      [...headings, 'Gauge', 'Features', 'EN ISO 11612', 'Units in a bag', 'Materials', 'EN 388 edition'],
      [...rowOf('A-1'), '13.5', 'Palm: ', 'A1 B1 C1', '12', 'palm: Cotton | 120 %', ''],
      [...rowOf('a-1', leather, 'Glove A-1'), '', '', '', '1.000', '', ''],
      [...rowOf('A-2', 'Leather'), '', '', '', '', '', ''],
      [...rowOf('..', leather, 'Three'), '', '', '', '', '', ''],
      [...rowOf('A-4', leather, 'Glove A-1'), '', '', '', '', '', '2016+A1:2018'],
    ];
    const { said } = await importRows(rows);
    expect(said).toContain('row 2, column E “Gauge”: “13.5” must be a whole number');
    expect(said).toContain('row 2, column F “Features”: description must not be empty');
    expect(said).toContain('row 2, column G “EN ISO 11612”: is a standard of garments');
    expect(said).toContain('packing.carton is missing');
    expect(said).toContain('row 2, column I “Materials”: “120” must be at most 100');
    expect(said).toContain('row 2, column I “Materials”: the shares of palm make 120 %');
    expect(said).toContain('row 3, column A “Article number”: “a-1” stands in several rows; write all sizes');
    expect(said).not.toContain('row 3, column C “Title”');
    expect(said).toContain('row 3, column H “Units in a bag”: “1.000” may be a thousand');
    expect(said).toContain('row 4, column B “Type”: “Leather” is not a type');
    expect(said).toContain('row 5, column A “Article number”: “..” must be 2 to 32');
    expect(said).toContain('row 6, column C “Title”: “Glove A-1” the same as of A-1');
    expect(said).toContain('row 6: ratings.en388.code is missing');
    await unchanged();
  });

  it('of one kind in 300 rows are one line in the terminal and 300 lines in the report', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => rowOf(`A-${index}`, 'Leather'));
    const { said, report } = await importRows([headings, ...rows]);
    expect(said.match(/is not a type/g)).toHaveLength(1);
    expect(said).toContain('row 2, 3, 4, 5, 6, 7, 8, 9 and 292 more, column B “Type”: “Leather”');
    expect(report.match(/is not a type/g)).toHaveLength(300);
  });

  it('are no formulas in the report', async () => {
    const { report } = await importRows([
      [...headings, 'EN 388'],
      [...rowOf('A-1'), '=HYPERLINK("x")'],
    ]);
    expect(report).toContain(`"'=HYPERLINK(""x"")"`);
  });
});

describe('a workbook', () => {
  const importSheets = async (...sheets: Parameters<typeof writeXlsx>[0]['sheets']) => {
    await writeFile(place('a.xlsx'), await writeXlsx({ sheets }));
    return (...words: readonly string[]) => runImportIn(place, place('a.xlsx'), ...words);
  };

  it('of several sheets is rejected until --sheet names one', async () => {
    const run = await importSheets(sheet('Notes', [['x']]), sheet('Gloves', [headings, rowOf('A-1')]));
    expect(await run()).toMatchObject(
      refused('several sheets: 1 “Notes”, 2 “Gloves”. Say which one to read'),
    );
    expect(await run('--sheet', '3')).toMatchObject({ code: 1 });
    expect(await run('--sheet', '2')).toMatchObject({ code: 0 });
  });

  it('may explain its fields on another sheet', async () => {
    const run = await importSheets(sheet('Gloves', [headings, rowOf('A-1')]), sheet('Fields', [['Column']]));
    expect(await run()).toMatchObject({ code: 0 });
  });

  describe('with hidden rows and columns, on a hidden sheet,', () => {
    const hidden = {
      ...sheet('Gloves', [
        [...headings, 'Kind', '', new Date(0)],
        [...rowOf('A-1'), 'Driver', 'a note', 'b'],
        [...rowOf('A-2'), 'Welder', '', 'c'],
      ]),
      hidden: true,
      columns: [{}, {}, {}, {}, { hidden: true }],
      rowDefs: new Map([[2, { hidden: true }]]),
    };
    const kinds = async () =>
      (await articles()).flatMap((each) => (each.articleNo.startsWith('A-') ? each : []));

    it('is imported whole, and each of them is named', async () => {
      const run = await importSheets(hidden, sheet('Empty', []));
      const { code, said } = await run();
      expect(said).toContain('warning: the sheet “Gloves” is hidden in the workbook, and read');
      expect(said).toContain(
        'warning row 3: is hidden, filtered out or struck through, and read all the same',
      );
      expect(said).toContain('warning column E: is hidden in the sheet, and read all the same');
      expect(said).toContain('column F, G: “a note”, “b” has values and no heading, and is not read');
      expect([code, await kinds()]).toMatchObject([0, [{ articleNo: 'A-1', ext: { kind: 'Driver' } }, {}]]);
    });

    it('is imported without them if they are to be left out', async () => {
      const run = await importSheets(sheet('Other', [['x']]), hidden);
      expect(await run()).toMatchObject(refused('2 “Gloves” (hidden)'));
      expect((await run('--skip-hidden')).said).toContain('None of the first 50 rows');
      const { said } = await run('--sheet', '2', '--skip-hidden');
      expect(said).toContain('warning row 3: is hidden, filtered out or struck through, and left out');
      expect(await kinds()).toEqual([
        { articleNo: 'A-1', type: leather, title: 'Glove A-1', description: ['Driving'] },
      ]);
    });
  });

  it('with text that is struck through or invisible names it, and leaves it out on wish', async () => {
    const struck = { font: { strikethrough: true } };
    const invisible = { font: { color: { rgb: 'FFFFFF' } } };
    const fill = { type: 'pattern', pattern: 'solid', fgColor: { rgb: '000000' } };
    const richText = [{ text: 'Old ', font: struck.font }, { text: 'New' }];
    const cells = new Map<string, object>([
      ...[0, 1, 2, 3].map((column) => [`1,${column}`, { style: struck }] as const),
      ['2,2', { value: 'Old New', richText }],
      ['2,4', { style: invisible }],
      ['4,2', { style: { ...invisible, fill } }],
    ]);
    const rows = [[...headings, 'Kind'], rowOf('A-1'), [...rowOf('A-2'), 'x'], rowOf('A-3'), rowOf('A-4')];
    const run = await importSheets({ ...sheet('One', rows), cells, rowDefs: new Map([[3, { height: 0 }]]) });
    expect((await run('--dry-run')).said).toContain('added: 4');
    const { said } = await run('--skip-hidden');
    expect(said).toContain('warning row 2, 4: is hidden, filtered out or struck through, and left out');
    expect(said).toContain('warning row 3, column C, E: has text that is struck through or white on white');
    expect(said).toContain('added: 2 (A-2, A-4)');
    expect(await articleWith('A-2')).toMatchObject({ title: 'New' });
    expect(await articleWith('A-2')).not.toHaveProperty('ext');
  });

  it.each([
    [121, '00000', '00121'],
    [17, '"A"0000', 'A0017'],
    ['B12', '"A"@', 'AB12'],
  ])('whose article number holds %j and shows another text is rejected', async (value, numFmt, shown) => {
    const cells = new Map([['1,0', { value, style: { numFmt } }]]);
    const run = await importSheets({ ...sheet('One', [headings, rowOf('A-1')]), cells });
    expect(await run()).toMatchObject(
      refused(
        `row 2, column A “Article number”: “${value} shown as ${shown}” the cell shows another text than it holds`,
      ),
    );
  });

  it('with merged cells among the articles is rejected', async () => {
    const rows = [headings, rowOf('A-1'), ['A-2', '', 'Other', 'Driving']];
    const merges = [{ startRow: 1, startCol: 1, endRow: 2, endCol: 1 }];
    const run = await importSheets({ ...sheet('One', rows), merges });
    const { code, said } = await run();
    expect(code).toBe(1);
    expect(said).toContain('row 3, column B “Type”: “B2:B3” are merged cells');
  });

  it('with a formula that was saved without its value is rejected', async () => {
    const cells = new Map([['1,2', { value: null, formula: 'A1' }]]);
    const run = await importSheets({ ...sheet('One', [headings, rowOf('A-1')]), cells });
    expect(await run()).toMatchObject(refused('row 2, column C “Title”: holds a formula without a value'));
  });

  it('that was cut off is rejected', async () => {
    await writeSheet([headings, rowOf('A-1')]);
    const bytes = await readFile(place('a.xlsx'));
    for (let part = 0; part < 10; part += 1) {
      await writeFile(place('a.xlsx'), bytes.subarray(0, Math.floor((bytes.length * part) / 10)));
      expect(await runImportIn(place, place('a.xlsx'))).toMatchObject({
        code: 1,
        said: expect.stringMatching(/cannot be read as a workbook .*\nNothing was changed/),
      });
    }
  });

  it.each<[string, Rows, string]>([
    ['without articles', [headings], 'has the headings, and no row below it has an article'],
    [
      'with a heading twice',
      [
        [...headings, 'Title'],
        [...rowOf('A-1'), 'Other'],
      ],
      'column C, E: “Title” stands above 2 columns',
    ],
    [
      'with a mistyped heading',
      [
        [...headings, 'Colurs'],
        [...rowOf('A-1'), ''],
      ],
      'is not a heading of our sheets. Did you mean “Colours”?',
    ],
    [
      'with articles above the headings, as after sorting',
      [rowOf('A-1'), headings, rowOf('Z-1')],
      'row 1: “A-1” is filled like an article and stands above the headings',
    ],
  ])('%s is rejected by one error', async (_, rows, message) => {
    const { said } = await importRows(rows);
    expect(said).toContain(message);
    expect(said).toContain(', 1 error, ');
    await unchanged();
  });

  it('with a value that has no heading gets a warning', async () => {
    expect(await importRows([headings, [...rowOf('A-1'), 'note']])).toMatchObject(
      done('warning row 2, column E: “note” has values and no heading, and is not read'),
    );
  });
});

/** A user without rights on every Linux. */
const nobody = 65_534;

describe('a folder', () => {
  it('that another import is changing is left alone; that of a killed one can be used', async () => {
    await writeFile(place('src.importing'), String(process.ppid));
    expect(await importRows([headings, rowOf('A-1')])).toMatchObject(refused('Another import is running'));
    await unchanged().catch(() => rm(place('src.importing')));
    await writeFile(place('src.importing'), '4194305');
    expect(await importRows([headings, rowOf('A-1')])).toMatchObject({ code: 0 });
    expect(await readdir(place())).not.toContain('src.importing');
  });

  it('stays complete when two imports start at once', async () => {
    await writeSheet([headings, rowOf('A-1')], 'one.xlsx');
    await writeSheet([headings, rowOf('A-2')], 'two.xlsx');
    const runs = await Promise.all(['one.xlsx', 'two.xlsx'].map((name) => runImportIn(place, place(name))));
    expect(runs.map(({ code }) => code).toSorted()).toEqual([0, 1]);
    expect(await articles()).toHaveLength(121);
  });

  it('that is read-only stays unchanged', async () => {
    await writeSheet([headings, rowOf('A-1')]);
    await writeFile(place('import-report.csv'), '');
    await chmod(place('import-report.csv'), 0o666);
    const isRoot = process.geteuid?.() === 0;
    for (const each of [place('src'), place()]) await chmod(each, 0o555);
    // Nothing is read-only for the administrator.
    if (isRoot) process.seteuid?.(nobody);
    const run = await runImportIn(place, place('a.xlsx'));
    if (isRoot) process.seteuid?.(0);
    for (const each of [place('src'), place()]) await chmod(each, 0o755);
    expect(run).toMatchObject({
      code: 1,
      said: expect.stringMatching(/cannot be written: .*\nNothing was changed/),
    });
    await unchanged();
  });

  it('is not changed if the report cannot be written, or would overwrite the sheet', async () => {
    await writeSheet([headings, rowOf('A-1')]);
    const before = await readFile(place('a.xlsx'));
    for (const report of ['no/such/report.csv', 'a.xlsx'])
      expect(await runImportIn(place, place('a.xlsx'), '--report', place(report))).toMatchObject({ code: 1 });
    expect(await readFile(place('a.xlsx'))).toEqual(before);
    await unchanged();
  });
});

describe('an invalid call', () => {
  it.each([
    [['missing.xlsx'], 'there is no such file'],
    [['a.csv'], 'must end in .xlsx'],
    [[], 'npm run data:import -- FILE'],
    [['a.xlsx', '--merge', '--replace'], 'npm run data:import -- FILE'],
    [['a.xlsx', '--colour'], "Unknown option '--colour'"],
    [['a.xlsx', '--sheet', 'x'], 'the first is 1'],
    [[`${'x'.repeat(300)}.xlsx`], 'cannot be read (ENAMETOOLONG)'],
  ])('of %j says what to do', async (words, message) => {
    expect(await runImportIn(place, ...words)).toMatchObject(refused(message));
  });

  it.each(['npm_config_dry_run', 'npm_config_replace_registry_host'])(
    'whose word npm kept as %s does nothing',
    async (name) => {
      process.env[name] = 'true';
      const run = await runImportIn(place, 'a.xlsx');
      process.env[name] = '';
      expect(run).toMatchObject(refused('write -- before the file'));
    },
  );
});
