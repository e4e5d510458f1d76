import { cp, readFile, readdir, rm } from 'node:fs/promises';
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach } from '@jest/globals';
import { testFiles } from '../../src/testing/test-catalogue';
import { importCommand } from '../commands/import-command';
import { printArticles } from '../source-files';
import { temporaryFolder } from './temporary-folder';

/** A folder with the articles of the tests' catalogue, as an import writes them. */
export const sourceFolder = mkdtempSync(path.join(os.tmpdir(), 'source-articles-'));
for (const { name, text } of testFiles().articles)
  writeFileSync(
    path.join(sourceFolder, path.basename(name)),
    printArticles(JSON.parse(text) as readonly unknown[]),
  );
afterAll(() => rm(sourceFolder, { recursive: true }));

/** Gives each test of a suite a folder with a copy of the catalogue in `src`. @returns a place in it */
export function catalogueCopy(): Place {
  const place = temporaryFolder();
  beforeEach(() => cp(sourceFolder, place('src'), { recursive: true }));
  return place;
}

type Place = ReturnType<typeof temporaryFolder>;

export async function filesIn(folder: string): Promise<Readonly<Record<string, string>>> {
  const names = (await readdir(folder)).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']));
}

export interface ImportRun {
  readonly code: number;
  readonly said: string;
  readonly report: string;
}

export async function runImportIn(place: Place, ...words: readonly string[]): Promise<ImportRun> {
  const said: string[] = [];
  const report = place('import-report.csv');
  const code = await importCommand({
    parameters: ['--into', place('src'), '--report', report, ...words],
    print: (line) => said.push(line),
  });
  return { code, said: said.join('\n'), report: await readFile(report, 'utf8').catch(() => '') };
}

export const neededHeadings = ['Article number', 'Type', 'Title', 'Uses or specification'];

export const leather = 'Industrial Gloves Leather';
