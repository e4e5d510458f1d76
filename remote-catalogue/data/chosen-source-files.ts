import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles, type SourceText } from './source-files';

/** Names a folder of articles to build instead of the catalogue's own, as `data:generate` writes it. */
export const folderVariable = 'CATALOGUE_ARTICLES';

/**
 * The files of articles to build: those of the folder that `CATALOGUE_ARTICLES` names, else the catalogue's own.
 *
 * @throws if a file is missing in that folder
 */
export function chosenSourceFiles(): readonly SourceText[] {
  const folder = process.env[folderVariable];
  return folder ? sourceFiles.map(({ name }) => readFrom(folder, path.basename(name))) : sourceFiles;
}

function readFrom(folder: string, file: string): SourceText {
  const name = path.join(folder, file);
  if (existsSync(name)) return { name, text: readFileSync(name, 'utf8') };
  throw new Error(
    `${name} is missing. Let ${folderVariable} name a folder that data:generate wrote, or leave it out.`,
  );
}
