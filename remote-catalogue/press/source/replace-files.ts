import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SheetError } from '../sheets/sheet-error';
import { isImporting } from './import-lock';

export type FileTexts = ReadonlyMap<string, string>;

const unfinishedOf = (folder: string): string => `${folder}.unfinished`;
const readyOf = (folder: string): string => `${folder}.ready`;

/**
 * Replaces files of a folder, all or none: whatever is cut off when, either all are the old ones or `finishReplacement`
 * makes all the new ones. Each single file is whole at every moment.
 */
export async function replaceFiles(folder: string, texts: FileTexts): Promise<void> {
  await writeUnfinished(folder, texts);
  await markReady(folder);
  await finishReplacement(folder);
}

/** Writes the new files beside the folder, and to the disk. */
export async function writeUnfinished(folder: string, texts: FileTexts): Promise<void> {
  const unfinished = unfinishedOf(folder);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  for (const [name, text] of texts) await writeFile(path.join(unfinished, name), text, { flush: true });
  await syncFolder(unfinished);
}

/** The one step that decides: from here on the new files count. */
export async function markReady(folder: string): Promise<void> {
  await rename(unfinishedOf(folder), readyOf(folder));
  await syncFolder(path.dirname(folder));
}

/** True if files of a folder are replaced only in part: `finishReplacement` does the rest. */
export const isHalfReplaced = (folder: string): boolean => existsSync(readyOf(folder));

/**
 * Puts new files in place that are ready, and drops those that are not. Does nothing in a folder at rest.
 * @throws {SheetError} while another process imports into the folder: the unfinished files are its own
 */
export async function finishReplacement(folder: string): Promise<void> {
  if (isImporting(folder))
    throw new SheetError('An import of articles is running. Try again when it has ended.');
  await rm(unfinishedOf(folder), { recursive: true, force: true });
  if (!isHalfReplaced(folder)) return;
  const ready = readyOf(folder);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(ready)) await rename(path.join(ready, name), path.join(folder, name));
  await syncFolder(folder);
  await rmdir(ready);
}

/** Does nothing on Windows, which cannot open a folder and keeps renamed entries without it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
