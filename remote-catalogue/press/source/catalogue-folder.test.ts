import { expect, it } from '@jest/globals';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { catalogueFolder, ownArticles } from '../source-files';
import { temporaryFolder } from '../testing/temporary-folder';

const place = temporaryFolder();

it('builds the sample while the site has no articles of its own', async () => {
  expect(catalogueFolder(place())).toBe(place('sample'));
  await mkdir(ownArticles(place()), { recursive: true });
  expect(catalogueFolder(place())).toBe(place('sample'));
});

it("builds the site's own articles as soon as there is one file of them", async () => {
  await mkdir(ownArticles(place()), { recursive: true });
  await writeFile(path.join(ownArticles(place()), 'industrial-gloves-leather.json'), '[]\n');
  expect(catalogueFolder(place())).toBe(place('catalogue'));
});

it('counts the articles of an interrupted import that are not in place yet', async () => {
  await mkdir(`${ownArticles(place())}.ready`, { recursive: true });
  expect(catalogueFolder(place())).toBe(place('catalogue'));
});
