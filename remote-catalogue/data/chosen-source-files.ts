import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles, type SourceText } from './source-files';

/** Names a folder of articles to build instead of the catalogue's own, as `data:generate` and `data:import` write it. */
export const folderVariable = 'CATALOGUE_ARTICLES';

/**
 * The files of articles to build: those of the folder that `CATALOGUE_ARTICLES` names, else the catalogue's own. A type
 * without a file has no articles.
 *
 * @throws if that folder has no file of articles at all
 */
export function chosenSourceFiles(): readonly SourceText[] {
  const folder = process.env[folderVariable];
  if (!folder) return sourceFiles;
  const names = sourceFiles.map(({ name }) => path.join(folder, path.basename(name)));
  if (names.some((name) => existsSync(name))) return names.map(readFrom);
  throw new Error(
    `${folder} has no file of articles, such as ${path.basename(names[0] ?? '')}. Let ${folderVariable} name a folder that ` +
      'data:generate or data:import wrote, or leave it out.',
  );
}

const readFrom = (name: string): SourceText => ({
  name,
  text: existsSync(name) ? readFileSync(name, 'utf8') : '[]\n',
});
