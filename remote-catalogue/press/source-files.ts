import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { productTypes, type ProductType } from '../articles/product-types';
import { SheetError } from './sheets/sheet-error';
import { finishReplacement, isHalfReplaced } from './source/replace-files';

/** A file of a catalogue as it was read, not yet checked. */
export interface SourceText {
  /** Path from the root of the repository, where npm runs commands. */
  readonly name: string;
  /** Its letters are composed. */
  readonly text: string;
  /** Rows of its articles, if they were read from a sheet. */
  readonly rows?: readonly number[];
}

export interface CatalogueFiles {
  /** `articles/<type>.json` in the order of the types; a type without a file has no articles. */
  readonly articles: readonly SourceText[];
  /** `catalogue.json`, which may be left out. */
  readonly settings: SourceText | undefined;
  /** `synonyms.txt`, which may be left out. */
  readonly synonyms?: SourceText | undefined;
  /** `cross-references.csv`, which may be left out. */
  readonly crossReferences?: SourceText | undefined;
}

export const settingsFile = 'catalogue.json';

const synonymsFile = 'synonyms.txt';

/** The sheet of cross-references beside the folder of articles. */
export const crossReferencesFile = 'cross-references.csv';

export const readCatalogueFiles = (folder: string): CatalogueFiles => ({
  articles: articleFilesOf(folder).filter(existsSync).map(readSource),
  settings: readIfThere(path.join(folder, settingsFile)),
  synonyms: readIfThere(path.join(folder, synonymsFile)),
  crossReferences: readIfThere(path.join(folder, crossReferencesFile)),
});

const articleFilesOf = (folder: string): readonly string[] =>
  productTypes.map((type) => path.join(folder, 'articles', sourceFileOf(type)));

export const readIfThere = (file: string): SourceText | undefined =>
  existsSync(file) ? readSource(file) : undefined;

function readSource(file: string): SourceText {
  const fromRoot = path.relative('.', file);
  const text = readFileSync(file, 'utf8').normalize('NFC');
  return { name: fromRoot.startsWith('..') ? file : fromRoot, text };
}

/** The articles of each type as their file has them, not checked. */
export type SourceSet = ReadonlyMap<ProductType, readonly unknown[]>;

/** Word for a type in names of files: `mechanics-gloves-general`. */
export const typeWord = (type: ProductType): string => type.toLowerCase().replaceAll(' ', '-');

/** Name of the file of a type: `mechanics-gloves-general.json`. */
export const sourceFileOf = (type: ProductType): string => `${typeWord(type)}.json`;

/** The text of a file of articles. Formatters leave the folder of the site's own articles alone. */
export const printArticles = (articles: readonly unknown[]): string =>
  `${JSON.stringify(articles, undefined, 2)}\n`;

const articlesSchema = v.array(v.unknown(), 'must be an array of articles');

/**
 * Reads all files of a folder of articles; a type without a file has none. Ends a replacement that was cut off before.
 * @throws {SheetError} naming the file that is no array of articles
 */
export async function readSourceFolder(folder: string): Promise<SourceSet> {
  await finishReplacement(folder);
  return new Map(productTypes.map((type) => [type, readArticlesOf(path.join(folder, sourceFileOf(type)))]));
}

function readArticlesOf(file: string): readonly unknown[] {
  try {
    return v.parse(articlesSchema, JSON.parse(readIfThere(file)?.text ?? '[]'));
  } catch (cause) {
    const message = `${file} cannot be read. Run npm run data:check, which says what is wrong with it.`;
    throw new SheetError(message, { cause });
  }
}

/** This package, from the root of the repository, where npm runs commands. */
export const packageFolder = 'remote-catalogue';

/** Folder of the site's own articles, which `data:import` writes. */
export const ownArticles = (folder = packageFolder): string => path.join(folder, 'catalogue/articles');

/** The folder of the catalogue that is built: the site's own as soon as it has articles, else the sample. */
export function catalogueFolder(folder = packageFolder): string {
  const own = ownArticles(folder);
  const hasOwn = isHalfReplaced(own) || (existsSync(own) && readdirSync(own).length > 0);
  return path.join(folder, hasOwn ? 'catalogue' : 'sample');
}
