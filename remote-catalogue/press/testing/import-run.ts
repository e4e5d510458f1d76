import { cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from '@jest/globals';
import { testFiles } from '../../src/testing/test-catalogue';
import { importCommand } from '../commands/import-command';
import { printArticles } from '../source-files';

/** A folder with the articles of the tests' catalogue, as an import writes them. */
export const sourceFolder = mkdtempSync(path.join(os.tmpdir(), 'source-articles-'));
for (const { name, text } of testFiles().articles)
  writeFileSync(
    path.join(sourceFolder, path.basename(name)),
    printArticles(JSON.parse(text) as readonly unknown[]),
  );
afterAll(() => rm(sourceFolder, { recursive: true }));

/** A folder for one test, with a copy of the catalogue in `src`. */
export interface TestFolder {
  readonly folder: string;
  readonly into: string;
  readonly place: (name: string) => string;
  readonly remove: () => Promise<void>;
}

export async function makeTestFolder(): Promise<TestFolder> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'articles-'));
  const place = (name: string) => path.join(folder, name);
  await cp(sourceFolder, place('src'), { recursive: true });
  return { folder, into: place('src'), place, remove: () => rm(folder, { recursive: true }) };
}

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

export async function runImportIn(
  { into, place }: TestFolder,
  ...words: readonly string[]
): Promise<ImportRun> {
  const said: string[] = [];
  const report = place('import-report.csv');
  const code = await importCommand({
    parameters: ['--into', into, '--report', report, ...words],
    print: (line) => said.push(line),
  });
  return { code, said: said.join('\n'), report: await readFile(report, 'utf8').catch(() => '') };
}

export const neededHeadings = ['Article number', 'Type', 'Title', 'Uses or specification'];

export const leather = 'Industrial Gloves Leather';
