import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SheetError } from '../sheets/sheet-error';
import { fileErrorCode } from './file-error';

const lockOf = (folder: string): string => `${folder}.importing`;

/**
 * Does something while no other import changes the folder. The lock of a process that was killed counts for nothing.
 * @throws {SheetError} if another import is running
 */
export async function withImportLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  // The lock lies beside the folder; before the first import there is neither.
  await mkdir(path.dirname(folder), { recursive: true });
  const holder = holderOf(folder);
  if (holder !== undefined && !isAlive(holder)) await rm(lockOf(folder), { force: true });
  try {
    await writeFile(lockOf(folder), String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (fileErrorCode(error) !== 'EEXIST') throw error;
    throw new SheetError(
      `Another import is running. Wait until it has ended; if there is none, delete ${lockOf(folder)}.`,
    );
  }
  try {
    return await work();
  } finally {
    await rm(lockOf(folder), { force: true });
  }
}

/** True if another process imports into the folder just now. */
export function isImporting(folder: string): boolean {
  const holder = holderOf(folder);
  return holder !== undefined && holder !== process.pid && isAlive(holder);
}

function holderOf(folder: string): number | undefined {
  try {
    return Number(readFileSync(lockOf(folder), 'utf8'));
  } catch {
    return undefined;
  }
}

/** A lock without a number is just being taken. */
function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid === 0) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return fileErrorCode(error) === 'EPERM';
  }
}
