import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isHalfReplaced } from './replace-files';

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
