import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalogueFolder, ownArticles } from '../source-files';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'catalogue-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('builds the sample while the site has no articles of its own', async () => {
  expect(catalogueFolder(folder)).toBe(path.join(folder, 'sample'));
  await mkdir(ownArticles(folder), { recursive: true });
  expect(catalogueFolder(folder)).toBe(path.join(folder, 'sample'));
});

it("builds the site's own articles as soon as there is one file of them", async () => {
  await mkdir(ownArticles(folder), { recursive: true });
  await writeFile(path.join(ownArticles(folder), 'industrial-gloves-leather.json'), '[]\n');
  expect(catalogueFolder(folder)).toBe(path.join(folder, 'catalogue'));
});

it('counts the articles of an interrupted import that are not in place yet', async () => {
  await mkdir(`${ownArticles(folder)}.ready`, { recursive: true });
  expect(catalogueFolder(folder)).toBe(path.join(folder, 'catalogue'));
});
