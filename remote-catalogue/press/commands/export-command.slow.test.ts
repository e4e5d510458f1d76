import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readXlsx } from 'hucre/xlsx';
import { catalogueCopy, filesIn, runImportIn, sourceFolder } from '../testing/import-run';
import { readSheet } from '../sheets/read-sheet';
import { isFilled } from '../sheets/sheet-row';
import { readSourceFolder } from '../source-files';
import { exportHeadings } from '../export/write-sheet';
import { exportCommand } from './export-command';

const place = catalogueCopy();

const runExport = (...parameters: readonly string[]) =>
  exportCommand({ parameters: [...parameters, '--from', sourceFolder], print: () => {} });

describe('an export', () => {
  it('imports to the same data', async () => {
    const file = place('articles.xlsx');
    expect(await runExport(file)).toBe(0);
    await rm(place('src'), { recursive: true });
    const { code, said } = await runImportIn(place, file, '--replace');
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('added: 120') });
    expect(await readSourceFolder(place('src'))).toEqual(await readSourceFolder(sourceFolder));
  });

  it.each(['--merge', '--replace'])('changes no byte of its source when imported with %s', async (mode) => {
    const file = place('articles.xlsx');
    await runExport(file);
    const { code, said } = await runImportIn(place, file, mode);
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('changed: 0') });
    expect(await filesIn(place('src'))).toEqual(await filesIn(sourceFolder));
  });
});

describe('the template', () => {
  const rowsOf = async (file: string, sheet: number) =>
    (await readSheet(file, sheet)).rows.filter(({ cells }) => cells.some(isFilled));

  it('has every heading, explains each, has cells of text, and is not overwritten', async () => {
    const file = place('template.xlsx');
    expect(await runExport('--template', file)).toBe(0);
    expect(await runExport('--template', file)).toBe(1);
    const { sheets } = await readXlsx(await readFile(file), { readStyles: true });
    expect(sheets[0]?.cells?.get('200,0')?.style?.numFmt).toBe('@');
    expect((await rowsOf(file, 1)).map(({ cells }) => cells)).toEqual([exportHeadings]);
    expect((await rowsOf(file, 2)).slice(1).map(({ cells }) => cells[0])).toEqual(exportHeadings);
  });

  it('in the repository equals the one that the command writes', async () => {
    const [fresh, kept] = [place('template.xlsx'), path.resolve(__dirname, '../template.xlsx')];
    await runExport('--template', fresh);
    for (const sheet of [1, 2]) expect(await rowsOf(kept, sheet)).toEqual(await rowsOf(fresh, sheet));
  });
});
