import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readXlsx } from 'hucre/xlsx';
import { catalogueCopy, filesIn, runImportIn, sourceFolder } from '../testing/import-run';
import { readSourceFolder } from '../source-files';
import { exportHeadings } from '../export/write-sheet';
import { exportCommand } from './export-command';

const place = catalogueCopy();

const runExport = (...parameters: readonly string[]) =>
  exportCommand({ parameters: [...parameters, '--from', sourceFolder], print: () => {} });

describe('an export', () => {
  it.each(['articles.xlsx', 'articles.csv'])('imports to the same data as %s', async (name) => {
    const file = place(name);
    expect(await runExport(file)).toBe(0);
    await rm(place('src'), { recursive: true });
    const { code, said } = await runImportIn(place, file, '--replace');
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('added: 120') });
    expect(await readSourceFolder(place('src'))).toEqual(await readSourceFolder(sourceFolder));
  });

  it.each([
    ['articles.xlsx', []],
    ['articles.xlsx', ['--replace']],
    ['articles.csv', []],
  ])('changes no byte of its source when imported as %s %s', async (name, words) => {
    await runExport(place(name));
    const { code, said } = await runImportIn(place, place(name), ...words);
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('changed: 0') });
    expect(await filesIn(place('src'))).toEqual(await filesIn(sourceFolder));
  });
});

describe('the template', () => {
  const rowsOf = async (file: string) => {
    const { sheets } = await readXlsx(await readFile(file));
    return sheets.map(({ rows }) => rows.filter((cells) => cells.some((cell) => cell !== null)));
  };

  it('has every heading, explains each, has cells of text, and is not overwritten', async () => {
    const file = place('template.xlsx');
    expect(await runExport('--template', file)).toBe(0);
    expect(await runExport('--template', file)).toBe(1);
    const { sheets } = await readXlsx(await readFile(file), { readStyles: true });
    expect(sheets[0]?.cells?.get('200,0')?.style?.numFmt).toBe('@');
    const [articles, fields] = await rowsOf(file);
    expect(articles).toEqual([exportHeadings]);
    expect(fields?.slice(1).map(([heading]) => heading)).toEqual(exportHeadings);
  });

  it('in the repository equals the one that the command writes', async () => {
    const [fresh, kept] = [place('template.xlsx'), path.resolve(__dirname, '../template.xlsx')];
    await runExport('--template', fresh);
    expect(await rowsOf(kept)).toEqual(await rowsOf(fresh));
  });
});
