import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { productTypes, type ProductType } from '../../articles/product-types';
import { SheetError } from '../sheets/sheet-row';
import { finishReplacement, isHalfReplaced } from './replace-files';

/** The articles of each type as their file has them, not checked. */
export type SourceSet = ReadonlyMap<ProductType, readonly unknown[]>;

/** Name of the file of a type: `mechanics-gloves-general.json`. */
export const sourceFileOf = (type: ProductType): string => `${type.toLowerCase().replaceAll(' ', '-')}.json`;

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
  const files = await Promise.all(
    productTypes.map(
      async (type) => [type, await readArticlesOf(path.join(folder, sourceFileOf(type)))] as const,
    ),
  );
  return new Map(files);
}

async function readArticlesOf(file: string): Promise<readonly unknown[]> {
  if (!existsSync(file)) return [];
  try {
    return v.parse(articlesSchema, JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new SheetError(
      `${file} cannot be read. Run npm run data:check, which says what is wrong with it.`,
      {
        cause: error,
      },
    );
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
