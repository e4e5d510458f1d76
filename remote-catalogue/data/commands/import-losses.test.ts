import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { stringify } from 'csv-stringify/sync';
import { writeXlsx } from 'hucre/xlsx';
import { productTypes } from '../../src/model/product-types';
import { readSourceFolder } from '../source/source-folder';
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

const rowOf = (articleNo: string, type = leather, title = `Glove ${articleNo}`) => [
  articleNo,
  type,
  title,
  'Driving',
];

type Rows = readonly (readonly string[])[];

const place = (name: string) => test.place(name);
const csvFile = async (rows: Rows, name = 'a.csv') => {
  await writeFile(place(name), stringify(rows.map((row) => [...row])));
  return place(name);
};
const importRows = async (rows: Rows, ...words: readonly string[]) =>
  runImportIn(test, await csvFile(rows), ...words);
const articles = async () =>
  [...(await readSourceFolder(test.into)).values()].flat() as { articleNo: string }[];
const unchanged = async () => expect(await filesIn(test.into)).toEqual(await filesIn(sourceFolder));

describe('a row without a known type', () => {
  it.each(['Industrial Glove Leather', 'Nonsense', 'Industrial Gloves', 'constructor', '__proto__'])(
    'with the type “%s” is an error at its cell, which lists the eight types',
    async (type) => {
      const { code, said, report } = await importRows([headings, rowOf('WL501', type), rowOf('XX1', type)]);
      expect(code).toBe(1);
      expect(said).toContain(`error rows 2-3, column B “Type”: “${type}” is not a type.`);
      for (const each of productTypes) expect(report).toContain(each);
      await unchanged();
    },
  );

  it('gets the nearest type as a suggestion', async () => {
    const { said } = await importRows([headings, rowOf('WL501', 'Industrial Glove Leather')]);
    expect(said).toContain('Did you mean “Industrial Gloves Leather”?');
  });

  it.each([' industrial  gloves\u00a0LEATHER ', 'Industrial\u2003Gloves Leather'])(
    'is not reported if only case or spaces differ: “%s”',
    async (type) => {
      expect(await importRows([headings, rowOf('10-02200', type)])).toMatchObject({ code: 0 });
      expect((await readSourceFolder(test.into)).get(leather)).toContainEqual(
        expect.objectContaining({ articleNo: '10-02200', type: leather }),
      );
    },
  );

  it('is not reported if the type has the name that visitors read', async () => {
    expect(await importRows([headings, rowOf('N-1', 'Non Fire Resistant Garments')])).toMatchObject({
      code: 0,
    });
    expect((await readSourceFolder(test.into)).get('Non Fire Resistants Garments')?.at(-1)).toMatchObject({
      articleNo: 'N-1',
    });
  });
});

describe('an article that changes its type', () => {
  it('moves to the file of its new type', async () => {
    const before = (await articles()).length;
    await writeFile(place('catalogue.json'), '{"prefixes": {"High Visibility Garments": "JV"}}');
    const { code, said } = await importRows([headings, rowOf('UN701', 'High Visibility Garments')]);
    // A sample's number has the letters of its type, so it is no sample any more.
    expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining('must begin with JV') });
    const declared = [...headings, 'Data status'];
    expect(
      await importRows([declared, [...rowOf('UN701', 'High Visibility Garments'), 'declared']]),
    ).toMatchObject({ code: 0, said: expect.stringContaining('changed: 1 (UN701)') });
    const after = await readSourceFolder(test.into);
    const holders = [...after].filter(([, list]) =>
      list.some((article) => (article as { articleNo: string }).articleNo === 'UN701'),
    );
    expect(holders.map(([type]) => type)).toEqual(['High Visibility Garments']);
    expect(await articles()).toHaveLength(before);
  });
});

describe('a sheet with headings only', () => {
  it.each([['--replace'], ['--merge']])('is rejected with %s', async (mode) => {
    expect(await importRows([headings], mode)).toMatchObject({
      code: 1,
      said: expect.stringContaining('has the headings, and no row below it has an article'),
    });
    await unchanged();
  });
});

describe('all errors of a sheet', () => {
  it('are reported in one run: a missing column, a marking, a type, a number and a title', async () => {
    const rows = [
      ['Article number', 'Type', 'Title', 'EN 388', 'Colurs'],
      ['A-1', leather, 'One', '9ZZZ', ''],
      ['A-2', 'Leather', 'Two', '3122X', ''],
      ['..', leather, 'Three', '', ''],
      ['A-4', leather, 'One', '', ''],
    ];
    const { said } = await importRows(rows);
    expect(said).toContain('has no “Uses or specification”');
    expect(said).toContain('row 2, column D “EN 388”: “9ZZZ”');
    expect(said).toContain('row 3, column B “Type”: “Leather” is not a type');
    expect(said).toContain('row 4, column A “Article number”: “..” must be 2 to 32');
    expect(said).toContain('row 5, column C “Title”: “One” the same as of A-1 in row 2');
    expect(said).toContain('“Colurs” is not a heading of our sheets. Did you mean “Colours”?'.slice(9));
    expect(said).not.toContain('description is missing');
    await unchanged();
  });

  it('of one kind in 300 rows are one line in the terminal and 300 lines in the report', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => rowOf(`A-${index}`, 'Leather'));
    const { said, report } = await importRows([headings, ...rows]);
    expect(said.match(/is not a type/g)).toHaveLength(1);
    expect(said).toContain('error rows 2-301, column B “Type”: “Leather”');
    expect(report.match(/is not a type/g)).toHaveLength(300);
  });

  it('of one rule in many rows are one line, though their messages differ', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => rowOf(`A-${index}`, leather, 'One'));
    const { said } = await importRows([headings, ...rows, ...rows]);
    expect(said.match(/is the number of row/g)).toHaveLength(1);
    expect(said).toContain('(and 39 like it)');
  });
});

describe('an invisible character', () => {
  it.each([
    ['a\u202eb', 'a right-to-left override (U+202E)'],
    ['a\u2066b', 'a left-to-right isolate (U+2066)'],
    ['a\u200bb', 'a zero-width space (U+200B)'],
    ['a\u200db', 'a zero-width joiner (U+200D)'],
    ['a\u00adb', 'a soft hyphen (U+00AD)'],
    ['a\u0007b', 'a character that cannot be seen (U+0007)'],
    ['a\tb', 'a tab (U+0009)'],
    ['a\ue000b', 'a character that cannot be seen (U+E000)'],
  ])('is rejected at its cell: %j', async (title, name) => {
    const { code, said, report } = await importRows([headings, rowOf('A-1', leather, title)]);
    expect(code).toBe(1);
    expect(said).toContain(`contains ${name} as character 2; delete it`);
    expect(said + report).not.toMatch(/[\u202e\u2066\u200b\u200d\u0007\ue000]/);
    await unchanged();
  });

  it('in a heading is reported with the heading that is missing', async () => {
    const { said } = await importRows([headings.with(2, 'Ti\u200btle'), rowOf('A-1')]);
    expect(said).toContain('has no “Title”. The nearest heading is C “Ti[U+200B]tle”.');
  });

  it('is rejected if it is half of a surrogate pair', async () => {
    const bytes = await writeXlsx({
      sheets: [{ name: 'A', rows: [headings, rowOf('A-1', leather, 'a\ud800b')] }],
    });
    await writeFile(place('a.xlsx'), bytes);
    expect(await runImportIn(test, place('a.xlsx'))).toMatchObject({ code: 1 });
    await unchanged();
  });
});

describe('a cell', () => {
  it('with 200,000 values is rejected, and so is a text of 200,000 characters', async () => {
    const long = rowOf('A-1', leather, 'x'.repeat(200_000)).with(3, 'x\n'.repeat(200_000));
    const { code, said } = await importRows([headings, long]);
    expect(code).toBe(1);
    expect(said).toContain('has 200000 values; at most 100 are read');
    expect(said).toContain('is longer than 32767 characters');
  });

  it('below a repeated heading is rejected', async () => {
    const { said } = await importRows([
      [...headings, 'Title'],
      [...rowOf('A-1'), 'Other'],
    ]);
    expect(said).toContain('column C, E: “Title” stands above 2 columns');
  });

  it('that an unquoted separator has moved is rejected', async () => {
    await writeFile(place('a.csv'), `${headings.join(',')}\nA-1,${leather},Glove, grey,Driving\n`);
    expect(await runImportIn(test, place('a.csv'))).toMatchObject({
      code: 1,
      said: expect.stringContaining('row 2, column E: “Driving” stands behind the last heading'),
    });
  });

  it('that is missing from a truncated file is rejected', async () => {
    await writeFile(place('a.csv'), `${headings.join(',')}\nA-1,${leather},Glo`);
    expect(await runImportIn(test, place('a.csv'))).toMatchObject({
      code: 1,
      said: expect.stringContaining('row 2: has 3 cells, and there are 4 headings'),
    });
  });

  it('that may mean 1 or 1,000 is rejected', async () => {
    const rows = [
      [...headings, 'Units in a bag'],
      [...rowOf('A-1'), '1.000'],
    ];
    expect(await importRows(rows)).toMatchObject({
      code: 1,
      said: expect.stringContaining('may be a thousand'),
    });
  });
});

describe('rows above the headings', () => {
  it('are rejected if they are articles, as after sorting a sheet', async () => {
    const { code, said } = await importRows([rowOf('A-1'), rowOf('A-2'), headings, rowOf('Z-1')]);
    expect(code).toBe(1);
    expect(said).toContain('rows 1-2: “A-1”, “A-2” is filled like an article and stands above the headings');
  });

  it('are not skipped if the headings are repeated and the first ones contain a typo', async () => {
    const { code, said } = await importRows([
      headings.with(2, 'Titel'),
      rowOf('A-1'),
      headings,
      rowOf('A-2'),
    ]);
    expect(code).toBe(1);
    expect(said).toContain('row 1: looks like the headings, but has no “Title”');
    expect(said).toContain('row 3, column A “Article number”: “Article number” must be 2 to 32');
  });
});

describe('a workbook', () => {
  const sheet = (name: string, rows: Rows) => ({ name, rows: rows.map((row) => [...row]) });

  it('with articles on two sheets is rejected until --sheet names one', async () => {
    const sheets = [sheet('One', [headings, rowOf('A-1')]), sheet('Two', [headings, rowOf('A-2')])];
    await writeFile(place('a.xlsx'), await writeXlsx({ sheets }));
    expect(await runImportIn(test, place('a.xlsx'))).toMatchObject({
      code: 1,
      said: expect.stringContaining('Sheet 2, “Two”, has the headings of articles too'),
    });
    expect(await runImportIn(test, place('a.xlsx'), '--sheet', '2')).toMatchObject({ code: 0 });
  });

  it('with merged cells among the articles is rejected', async () => {
    const rows = [headings, rowOf('A-1'), ['A-2', '', 'Other', 'Driving']];
    const merges = [{ startRow: 1, startCol: 1, endRow: 2, endCol: 1 }];
    await writeFile(place('a.xlsx'), await writeXlsx({ sheets: [{ ...sheet('One', rows), merges }] }));
    const { code, said } = await runImportIn(test, place('a.xlsx'));
    expect(code).toBe(1);
    expect(said).toContain('row 3, column B “Type”: “B2:B3” are merged cells');
  });
});

describe('article numbers', () => {
  it.each([
    ['A-1', 'a-1'],
    ['A-1', ' A-1 '],
    ['A-1', 'A-1\u00a0'],
  ])('%j and %j are the same', async (one, other) => {
    const { code, said } = await importRows([headings, rowOf(one), rowOf(other, leather, 'Other')]);
    expect(code).toBe(1);
    expect(said).toContain('is the number of row 2 already');
  });

  it('are rejected if only their case differs from the catalogue', async () => {
    const { code, said } = await importRows([headings, rowOf('wl501')]);
    expect(code).toBe(1);
    expect(said).toContain('“wl501” differs only in capitals from WL501 of the catalogue');
  });
});

describe('a colour', () => {
  const withColours = (...colours: readonly string[]) => [
    [...headings, 'Colours'],
    ...colours.map((colour, index) => [...rowOf(`A-${index}`), colour]),
  ];

  it('without a known value is reported once, with a suggestion made from its name', async () => {
    const { said } = await importRows(
      withColours('Marineblau', 'Marineblau', 'Weinrot', 'Ocean', 'Marineblau'),
    );
    expect(said.match(/Marineblau \|/g)).toHaveLength(1);
    expect(said).toContain(
      'error rows 2-3, 6, column E “Colours”: “Marineblau” is not a colour of the catalogue',
    );
    expect(said).toContain('“Marineblau | #26364f”');
    expect(said).toContain('“Weinrot | #7a2433”');
    expect(said).toMatch(/“Ocean” is not a colour .* ask the supplier/);
  });

  it('defined in one row is known in all rows', async () => {
    expect(await importRows(withColours('aubergine', 'Aubergine | #3d2a45', 'Aubergine'))).toMatchObject({
      code: 0,
    });
    expect(JSON.stringify(await articles()).match(/#3d2a45/g)).toHaveLength(3);
  });
});

/** A user without rights on every Linux. */
const nobody = 65_534;

describe('a folder', () => {
  it('that another import is changing is left alone', async () => {
    const holder = { pid: process.ppid, host: os.hostname() };
    await writeFile(place('src.importing'), JSON.stringify(holder));
    expect(await importRows([headings, rowOf('A-1')])).toMatchObject({
      code: 1,
      said: expect.stringContaining('Another import is running'),
    });
    await rm(place('src.importing'));
    await unchanged();
  });

  it('that a killed import has locked can be used', async () => {
    await writeFile(place('src.importing'), '{"pid":4194304,"host":"elsewhere"}');
    expect(await importRows([headings, rowOf('A-1')])).toMatchObject({ code: 1 });
    await writeFile(place('src.importing'), JSON.stringify({ pid: 4_194_305, host: os.hostname() }));
    expect(await importRows([headings, rowOf('A-1')])).toMatchObject({ code: 0 });
    expect(await readdir(test.folder)).not.toContain('src.importing');
  });

  it('loses what imports have left that were killed while they took the lock', async () => {
    const dead = JSON.stringify({ pid: 4_194_305, host: os.hostname() });
    await writeFile(place('src.importing.4194305'), dead);
    await writeFile(place('src.importing.4194306'), '');
    await writeFile(place(`src.importing.${process.ppid}`), '');
    expect(await importRows([headings, rowOf('A-1')])).toMatchObject({ code: 0 });
    const left = (await readdir(test.folder)).filter((name) => name.startsWith('src.importing'));
    expect(left).toEqual([`src.importing.${process.ppid}`]);
  });

  it('that is read-only stays unchanged, and a dry run reports what would change', async () => {
    const sheet = await csvFile([headings, rowOf('A-1')]);
    const report = path.join(await mkdtemp(path.join(os.tmpdir(), 'report-')), 'report.csv');
    await chmod(path.dirname(report), 0o777);
    const [folders, isRoot] = [[test.into, test.folder], process.geteuid?.() === 0];
    for (const each of folders) await chmod(each, 0o555);
    const runs = async () => {
      try {
        return [
          await runImportIn(test, sheet, '--report', report, '--dry-run'),
          await runImportIn(test, sheet, '--report', report),
        ];
      } finally {
        if (isRoot) process.seteuid?.(0);
        for (const each of folders) await chmod(each, 0o755);
      }
    };
    // Nothing is read-only for the administrator.
    if (isRoot) process.seteuid?.(nobody);
    const [dry, real] = await runs();
    await rm(path.dirname(report), { recursive: true });
    expect(dry).toMatchObject({ code: 0, said: expect.stringContaining('added: 1 (A-1)') });
    expect(real).toMatchObject({
      code: 1,
      said: expect.stringMatching(/cannot be written: .*\nNothing was changed/),
    });
    expect(await readdir(test.folder)).toEqual(['a.csv', 'src']);
    await unchanged();
  });

  it('stays complete when two imports start at once', async () => {
    await csvFile([headings, rowOf('A-1')], 'one.csv');
    await csvFile([headings, rowOf('A-2')], 'two.csv');
    const runs = await Promise.all(['one.csv', 'two.csv'].map((name) => runImportIn(test, place(name))));
    expect(runs.map(({ code }) => code).toSorted()).toEqual([0, 1]);
    expect(await articles()).toHaveLength(121);
  });
});

describe('a report', () => {
  it('that cannot be written stops the import', async () => {
    const file = await csvFile([headings, rowOf('A-1')]);
    expect(await runImportIn(test, file, '--report', place('no/such/report.csv'))).toMatchObject({
      code: 1,
      said: expect.stringContaining('the report cannot be written (ENOENT)'),
    });
    await unchanged();
  });

  it('never overwrites the sheet', async () => {
    const file = await csvFile([headings, rowOf('A-1')]);
    const before = await readFile(file, 'utf8');
    expect(await runImportIn(test, file, '--report', file)).toMatchObject({ code: 1 });
    expect(await readFile(file, 'utf8')).toBe(before);
  });

  it('lists every removed article', async () => {
    const { code, report } = await importRows([headings, rowOf('A-1')], '--replace');
    expect(code).toBe(0);
    expect(report.match(/^removed,,,\w+,is not in the sheet$/gm)).toHaveLength(120);
  });
});

describe('an article with only number, type, title and description', () => {
  it('is valid, and an export gives it back unchanged', async () => {
    expect(await importRows([headings, rowOf('10-02200')])).toMatchObject({ code: 0 });
    const [minimal] = (await articles()).filter(({ articleNo }) => articleNo === '10-02200');
    expect(minimal).toEqual({
      articleNo: '10-02200',
      type: leather,
      title: 'Glove 10-02200',
      description: ['Driving'],
    });
  });
});
