import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The files of a folder by their names. */
export type FolderTexts = ReadonlyMap<string, string>;

/** Reads all files of a folder. */
export async function readTexts(folder: string): Promise<FolderTexts> {
  const names = (await readdir(folder)).toSorted();
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const),
    ),
  );
}

/** Makes a folder that has these files and no others. */
export async function writeTexts(folder: string, texts: FolderTexts): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, text] of texts) await writeFile(path.join(folder, name), text);
}
