import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { writeXlsx, type CellValue } from 'hucre/xlsx';
import { crossReferencesIn } from '../../articles/cross-reference';
import { catalogueCopy, runImportIn } from '../testing/import-run';
import { agedLines } from './aged-cross-references';
import { checkCrossReferences } from './read-cross-references';

const place = catalogueCopy();
const headings = ['Maker', 'Article', 'Published marking', 'Source', 'Date'];
const good = ['Sample Works', 'Grip 11-840', 'EN 388 4X43D', 'Data sheet 3', '2026-03-12'];
const entry = {
  maker: 'Sample Works',
  article: 'Grip 11-840',
  marking: 'EN 388 4X43D',
  source: 'Data sheet 3',
  date: '2026-03-12',
};

async function importRows(rows: readonly (readonly CellValue[])[], ...words: readonly string[]) {
  const sheets = [{ name: 'Others', rows: [headings, ...rows].map((row) => [...row]) }];
  await writeFile(place('a.xlsx'), await writeXlsx({ sheets }));
  return await runImportIn(place, '--cross-references', place('a.xlsx'), ...words);
}

const written = () => readFile(place('cross-references.csv'), 'utf8').catch(() => '');
const fileOf = (text: string) => ({ name: 'cross-references.csv', text });

describe('a sheet of cross-references', () => {
  it('is imported as one of articles is: rows are added or changed, or the others go', async () => {
    const others = ['Samplehand', 'Polar 1130', 'EN 511 12X', 'Catalogue', '2026-01-15'];
    expect(await importRows([good, others], '--dry-run')).toMatchObject({ code: 0 });
    expect(await written()).toBe('');
    expect(await importRows([good, others])).toMatchObject({ code: 0 });
    const { said } = await importRows([good.with(4, '2026-11-01')]);
    expect(said).toContain('changed: 1 (Sample Works Grip 11-840)');
    expect(checkCrossReferences(fileOf(await written())).entries).toHaveLength(2);
    await importRows([good], '--replace');
    expect(checkCrossReferences(fileOf(await written())).entries).toEqual([entry]);
  });

  it.each([
    ['Maker', '', 'is missing'],
    ['Maker', 'A+B', 'must have letters'],
    ['Article', 'Grip', 'must have the number'],
    ['Published marking', '7X43D', 'cannot be read. “7X43D” is not an EN 388 marking: position 1'],
    ['Source', '', 'is missing'],
    ['Date', '', 'is missing'],
    ['Date', '12.03.2026', 'must be a day written as 2026-01-31'],
  ])('is refused with row, column and reason: %s “%s”', async (heading, cell, reason) => {
    const run = await importRows([good.with(headings.indexOf(heading), cell)]);
    expect(run.code).toBe(1);
    expect(run.said).toMatch(new RegExp(`^row 2, column [A-E] “${heading}”: `));
    expect(run.said).toContain(reason);
    expect(await written()).toBe('');
  });

  it('is refused if an article stands twice, or a heading is not its own', async () => {
    const again = await importRows([good, good.with(1, 'GRIP 11 840')]);
    expect(again.said).toContain('the same as in row 2; delete one of them');
    const text = `${headings.join(',')},Price\n${good.join(',')},9`;
    expect(checkCrossReferences(fileOf(text)).problems).toEqual([
      expect.objectContaining({ line: 1, message: expect.stringContaining('“Price” is no heading') }),
    ]);
  });

  it('is checked with the catalogue, by line and heading', () => {
    const text = [headings, good, good.with(4, '')].map((row) => row.join(',')).join('\n');
    expect(checkCrossReferences(fileOf(text)).problems).toEqual([
      expect.objectContaining({ line: 3, field: 'E “Date”', message: 'is missing' }),
    ]);
  });

  it('names entries that are older than three years, or lie ahead', () => {
    const now = new Date('2026-12-01');
    const dated = (date: string) => ({ ...entry, date });
    expect(agedLines([dated('2023-11-30'), dated('2023-12-01'), dated('2027-01-01')], now)).toEqual([
      expect.stringContaining('is older than 3 years'),
      expect.stringContaining('lies ahead'),
    ]);
  });
});

describe('the article of another maker', () => {
  const shared = { ...entry, maker: 'Samplehand', article: 'Polar 11-840' };
  it.each([
    ['Grip 11-840', [entry]],
    ['sample works grip11840', [entry]],
    ['SAMPLE WORKS 11 840', [entry]],
    ['11-840', [entry, shared]],
    ['11-841', []],
    ['grip', []],
    ['840', []],
  ])('is found by its number, whatever its spaces, hyphens and capitals: %s', (text, found) => {
    expect(crossReferencesIn(text, [entry, shared])).toEqual(found);
  });
});
