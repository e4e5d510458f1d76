import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { productTypes } from '../articles/product-types';
import { sourceFileOf } from './source/source-folder';

/** A file of a catalogue as it was read, not yet checked. */
export interface SourceText {
  /** Path from the root of the repository, where npm runs commands. */
  readonly name: string;
  readonly text: string;
}

export interface CatalogueFiles {
  /** `articles/<type>.json` in the order of the types; a type without a file has no articles. */
  readonly articles: readonly SourceText[];
  /** `catalogue.json`, which may be left out. */
  readonly settings: SourceText | undefined;
  /** `synonyms.txt`, which may be left out. */
  readonly synonyms?: SourceText | undefined;
}

export const settingsFile = 'catalogue.json';

const synonymsFile = 'synonyms.txt';

export const readCatalogueFiles = (folder: string): CatalogueFiles => ({
  articles: articleFilesOf(folder).filter(existsSync).map(readSource),
  settings: readIfThere(path.join(folder, settingsFile)),
  synonyms: readIfThere(path.join(folder, synonymsFile)),
});

const articleFilesOf = (folder: string): readonly string[] =>
  productTypes.map((type) => path.join(folder, 'articles', sourceFileOf(type)));

export const readIfThere = (file: string): SourceText | undefined =>
  existsSync(file) ? readSource(file) : undefined;

function readSource(file: string): SourceText {
  const fromRoot = path.relative('.', file);
  return { name: fromRoot.startsWith('..') ? file : fromRoot, text: readFileSync(file, 'utf8') };
}
