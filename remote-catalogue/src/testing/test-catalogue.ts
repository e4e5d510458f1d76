import path from 'node:path';
import type { SourceArticle } from '../../press/article-schema';
import type { CatalogueSettings } from '../../press/catalogue-settings';
import { readCatalogue, type Catalogue } from '../../press/read-catalogue';
import { readCatalogueFiles, type CatalogueFiles } from '../../press/source-files';
import { fillUp } from '../../build/fill-up';

/** Folder of the tests' catalogue. */
export const testFolder = path.resolve(__dirname, 'catalogue');

let files: CatalogueFiles | undefined;

/** The files of the tests' catalogue: as many articles of each type as the browser tests have, thirty. */
export function testFiles(): CatalogueFiles {
  files ??= filled(readCatalogueFiles(testFolder));
  return files;
}

const filled = ({ articles, ...others }: CatalogueFiles): CatalogueFiles => ({
  articles: articles.map(({ name, text }) => ({ name, text: fillUp(text) })),
  ...others,
});

let read: Catalogue | undefined;

/** The articles of the tests' catalogue, in its order. */
export const testArticles = (): readonly SourceArticle[] => testCatalogue().articles;

/** Its settings. */
export const testSettings = (): CatalogueSettings => testCatalogue().settings;

function testCatalogue(): Catalogue {
  read ??= readCatalogue(testFiles());
  return read;
}

/** The text of the file of articles whose name contains this. */
export const testFile = (name: string): string =>
  testFiles().articles.find((file) => path.basename(file.name).startsWith(name))?.text ?? '';
