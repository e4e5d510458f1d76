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
const done = (said: string) => ({ code: 0, said: expect.stringContaining(said) });
const refused = (why: string) => ({ code: 1, said: expect.stringContaining(why) });
const unchanged = async () => expect(await filesIn(place('src'))).toEqual(await filesIn(sourceFolder));
const articles = async () =>
  [...(await readSourceFolder(place('src'))).values()].flat() as readonly { readonly articleNo: string }[];
const articleWith = async (number: string) =>
  (await articles()).find(({ articleNo }) => articleNo === number);
describe('a sheet of a supplier', () => {
  const columns = ['Kind', 'EN 388', 'Sizes', 'Features', 'Materials', 'Colours', 'Units in a bag'];
  const supplied = [...headings, ...columns, 'Units in a carton', 'Unit', 'PPE category', 'EN 1149-5'];
  const glove = [
    ...rowOf('A-1'),
    ...['Driver glove', '3122X', '8\n9\r\n10', 'Palm: Rindleder: 0.8 mm'],
    'palm: Cotton | 37.5 % | 220 g/m²\npalm: Rindleder | 62.5 %\nback: Knit',
    'Black | #23282B\nYellow | #d9ee2b | fluorescent',
    ...['12', 72, 'pair', '2', ''],
  ];
  const importGlove = (heading: string, cell: CellValue) =>
    importRows([supplied, (glove as CellValue[]).with(supplied.indexOf(heading), cell)]);

  it('gives articles, in whatever form its letters are stored', async () => {
    expect(await importRows([supplied, glove])).toMatchObject(done('added: 1 (A-1)'));
    expect(await articleWith('A-1')).toEqual({
      articleNo: 'A-1',
      type: leather,
      title: 'Glove A-1',
      description: ['Driving'],
      features: [{ title: 'Palm', description: 'Rindleder: 0.8 mm' }],
      ext: {
        kind: 'Driver glove',
        materials: [
          { part: 'palm', name: 'Cotton', percent: 37.5, gsm: 220 },
          { part: 'palm', name: 'Rindleder', percent: 62.5 },
          { part: 'back', name: 'Knit' },
        ],
        sizes: { system: 'glove', values: ['8', '9', '10'] },
        colours: [
          { name: 'Black', hex: '#23282b' },
          { name: 'Yellow', hex: '#d9ee2b', fluorescent: true },
        ],
        ratings: { en388: { edition: '2016+A1:2018', code: '3122X' } },
        ppeCategory: 2,
        packing: { inner: 12, carton: 72, unit: 'pair' },
      },
    });
    await importGlove('Title', 'Kälte'.normalize('NFD'));
    expect(await importGlove('Title', 'Kälte')).toMatchObject(done('unchanged: 1'));
  });

  it.each<[string, CellValue, string]>([
    ['EN 388', 3.122e21, 'must be'],
    ['EN 388', '3172X', 'must be'],
    ['EN 388', '3Х22X', 'contains “Х” \\(U\\+0425\\), which only looks like .*again\n1 error'],
    ['Type', 'Leather', 'must be one of Mechanics Gloves General,'],
    ['Features', 'Goatskin', 'must be written like “Palm: Goatskin, 0.8 mm”'],
    ['Materials', 'palm: Cotton | 1.000 g/m²', 'must be written like “palm: Cotton | 80 % | 220 g/m²”'],
    ['Colours', 'Mauve', 'must be written like “Navy | #26364f, or'],
    ['Units in a bag', '1.000', 'must be a whole number'],
    ['Title', '  ', 'is missing'],
    ['Title', 'NaN', 'is a formula, or the error of one'],
    ['Kind', '#N/A', 'is a formula, or the error of one'],
    ['Kind', '=Supplier!B2', 'is a formula, or the error of one'],
    ['Title', 'Glove \u{1f9e4}', 'contains the emoji'],
    ['Title', 'R\ufffdckenleder', 'holds a character that was lost'],
    ['Title', 'Two\nlines', 'contains the line break U\\+000A as character 4; delete it\n1 error'],
    ['Title', 'a\u202eb', 'the invisible character U\\+202E as character 2; delete it'],
    ['Uses or specification', 'x\n'.repeat(200), 'must not have more than 8 lines'],
  ])('is rejected with row and column: %s', async (heading, cell, message) => {
    const { code, said, report } = await importGlove(heading, cell);
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`^row 2, column . “${heading}”: .*${message}`, 'is'));
    expect(said + report).not.toContain('\u202e');
    await unchanged();
  });
});

describe('an import', () => {
  it('changes only the fields for which the sheet has a column', async () => {
    const rows = (number: string, inner: string) => [
      ['Units in a bag', 'Article number', 'Title', 'Data status'],
      [inner, number, 'New title', 'declared'],
    ];
    const before = await articleWith('WL501');
    expect(await importRows(rows('WL501', ''))).toMatchObject(refused('“Units in a bag”: is missing'));
    expect(await importRows(rows('wl501', '6'))).toMatchObject(refused('“wl501” the same as of WL501 in'));
    const untyped = [
      ['Article number', 'Sizes'],
      ['NEW1', '8'],
    ];
    expect(await importRows(untyped)).toMatchObject(refused('“Type”: is missing'));
    expect(await importRows(rows('WL501', '6'))).toMatchObject(done('changed: 1 (WL501)'));
    expect(await articleWith('WL501')).toEqual(
      JSON.parse(
        JSON.stringify(before)
          .replace(/"title":"[^"]*"/, '"title":"New title"')
          .replace('"dataStatus":"sample"', '"dataStatus":"declared"')
          .replace('"inner":12', '"inner":6'),
      ),
    );
  });

  it('into a site that shows the sample takes nothing of a sample article with its number', async () => {
    await writeSheet([headings, rowOf('WL501')]);
    for (const mode of ['merge', 'replace'] as const) {
      const [file, report, into] = [place('a.xlsx'), place('report.csv'), place('src')];
      await importArticles({ file, report, mode, from: sourceFolder, into, isDryRun: false });
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
    expect(report.match(/^,,\w+,is removed: it is not in the sheet$/gm)).toHaveLength(120);
    expect(await articles()).toEqual([
      { articleNo: 'A-1', type: leather, title: 'Glove A-1', description: ['Driving'] },
    ]);
  });

  it('moves an article that changes its type to the file of the new one', async () => {
    const before = (await articles()).length;
    const moved = [headings, rowOf('UN701', 'High Visibility Garments')];
    expect(await importRows(moved)).toMatchObject({ code: 0 });
    const holders = [...(await readSourceFolder(place('src')))].filter(([, list]) =>
      list.some((article) => (article as { articleNo: string }).articleNo === 'UN701'),
    );
    expect(holders.map(([type]) => type)).toEqual(['High Visibility Garments']);
    expect(await articles()).toHaveLength(before);
  });

  it('is refused if it would remove an article that the settings name', async () => {
    await writeFile(place('catalogue.json'), '{"cover": "WL501"}');
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
});

it('headings may have other capitals than ours; a number is refused with one error', async () => {
  const rows = (number: string) => [
    ['ARTICLE NUMBER', 'title'],
    [number, 'Another title'],
  ];
  const refusal = await importRows(rows('wl501'));
  expect(refusal).toMatchObject(refused('“wl501” the same as of WL501 in'));
  expect(refusal.said).toContain('1 error;');
  expect(await importRows(rows('WL501'))).toMatchObject({ code: 0 });
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
      [...rowOf('a-1', leather, 'Glove A-1'), '', '', '', '', '', ''],
      [],
      [...rowOf('..', leather, 'Three'), '', '', '', '', '', ''],
      [...rowOf('A-4', leather, 'Glove A-1'), '', '', '', '', '', '2016+A1:2018'],
    ];
    const { said } = await importRows(rows);
    expect(said).toContain('row 2, column E “Gauge”: “13.5” must be a whole number');
    expect(said).toContain('row 2, column F “Features”: “Palm:” description must not be empty');
    expect(said).toContain('row 2, column G “EN ISO 11612”: “A1 B1 C1” is a standard of garments');
    expect(said).toContain('row 2, column “Units in a carton”: is missing');
    expect(said).toContain(
      'row 2, column I “Materials”: “palm: Cotton | 120 %” the share must be at most 100',
    );
    expect(said).toContain('“palm: Cotton | 120 %” the shares of palm make 120 %');
    expect(said).toContain('row 3, column A “Article number”: “a-1” the same as of A-1 in row 2');
    expect(said).not.toContain('row 3, column C “Title”');
    expect(said).toContain('row 5, column A “Article number”: “..” must be 2 to 32');
    expect(said).toContain('row 6, column C “Title”: “Glove A-1” the same as of A-1 in row 2');
    expect(said).toContain('row 6, column “EN 388”: is missing');
    await unchanged();
  });

  it('of one kind in 300 rows are one line in the terminal and 300 lines in the report', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => rowOf(`A-${index}`, 'Leather'));
    const { said, report } = await importRows([headings, ...rows]);
    expect(said.match(/must be one of/g)).toHaveLength(1);
    expect(said).toContain('row 2, 3, 4, 5, 6, 7, 8, 9 and 292 more, column B “Type”: “Leather”');
    expect(report.match(/must be one of/g)).toHaveLength(300);
  });

  it('are no formulas in the report', async () => {
    const { report } = await importRows([
      [...headings, 'EN 388'],
      [...rowOf('A-1'), '=HYPERLINK("x")'],
    ]);
    expect(report).toContain(`"'=HYPERLINK(""x"")"`);
  });
});
describe('a file', () => {
  it.each<[string, Rows, string]>([
    ['has no article', [headings], 'has no row below the headings'],
    ['has a heading twice', [[...headings, 'Title'], rowOf('A-1')], 'Column E “Title” stands above another'],
    [
      'has a mistyped heading',
      [[...headings, 'Colurs'], rowOf('A-1')],
      'Column E “Colurs” is no heading of our sheets: did you mean "Colours"?',
    ],
    [
      'has a value without a heading',
      [headings, [...rowOf('A-1'), 'x']],
      'Column E has values and no heading',
    ],
    ['has no headings of ours', [['Art.-Nr.'], ['A-1']], 'The first row lacks “Article number”'],
    ['has its headings further down', [['List'], headings, rowOf('A-1')], 'The first row lacks'],
  ])('that %s is rejected', async (_, rows, message) => {
    expect(await importRows(rows)).toMatchObject(refused(message));
    await unchanged();
  });

  it('of several sheets gives the one of the articles', async () => {
    const [notes, gloves] = [sheet('Notes', [['x']]), sheet('Gloves', [headings, rowOf('A-1')])];
    const importSheets = async (...sheets: (typeof notes)[]) => {
      await writeFile(place('a.xlsx'), await writeXlsx({ sheets }));
      return await runImportIn(place, place('a.xlsx'));
    };
    expect(await importSheets(notes, gloves)).toMatchObject(refused('Name the one to import “Articles”'));
    expect(await importSheets(notes, { ...gloves, name: 'Articles' })).toMatchObject(done('added: 1'));
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

  it('of values between semicolons is read like one between commas, in UTF-8', async () => {
    const text = `${headings.join(';')}\r\nA-1;${leather};Kälte;"Driving, mounting\nPacking"\r\n`;
    await writeFile(place('a.csv'), `\ufeff${text}`);
    expect(await runImportIn(place, place('a.csv'))).toMatchObject(done('added: 1 (A-1)'));
    expect(await articleWith('A-1')).toMatchObject({
      title: 'Kälte',
      description: ['Driving, mounting', 'Packing'],
    });
    await writeFile(place('a.csv'), Buffer.from(text, 'latin1'));
    expect(await runImportIn(place, place('a.csv'))).toMatchObject(refused('Save it as “CSV UTF-8”'));
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
    [['missing.xlsx'], 'missing.xlsx: cannot be read (ENOENT). Check its name'],
    [[], 'npm run data:import -- FILE'],
    [['a.xlsx', '--colour'], "Unknown option '--colour'"],
    [['a.xlsx', 'b.xlsx'], 'npm run data:import -- FILE'],
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
