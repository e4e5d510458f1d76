import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chosenSourceFiles, folderVariable } from './chosen-source-files';
import { generateCatalogue } from './generate/generate-catalogue';
import { readArticles } from './read-articles';
import { sourceFiles } from './source-files';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'articles-'));
});

afterEach(async () => {
  process.env[folderVariable] = '';
  await rm(folder, { recursive: true });
});

it("builds the catalogue's own articles where no folder is named", () => {
  expect(chosenSourceFiles()).toBe(sourceFiles);
});

it('builds generated articles in the order of the catalogue', async () => {
  for (const { name, text } of generateCatalogue({ count: 16, seed: 1 }))
    await writeFile(path.join(folder, name), text);
  process.env[folderVariable] = folder;
  const articles = readArticles(chosenSourceFiles());
  expect(articles).toHaveLength(16);
  expect(articles[0]?.articleNo).toBe('MG101');
  expect(articles[15]?.articleNo).toBe('HW902');
});

it('builds a folder with articles of one type only', async () => {
  const [first] = generateCatalogue({ count: 16, seed: 1 });
  await writeFile(path.join(folder, first?.name ?? ''), first?.text ?? '');
  process.env[folderVariable] = folder;
  expect(readArticles(chosenSourceFiles())).toHaveLength(2);
});

it('says what a folder without articles lacks', () => {
  process.env[folderVariable] = folder;
  expect(chosenSourceFiles).toThrow('has no file of articles, such as mechanics-gloves-general.json');
});
