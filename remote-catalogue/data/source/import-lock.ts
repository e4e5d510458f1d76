import { readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { SheetError } from '../sheets/sheet-row';
import { fileErrorCode } from './file-error';

const lockOf = (folder: string): string => `${folder}.importing`;

/** The process that imports into a folder. */
interface LockHolder {
  readonly pid: number;
  readonly host: string;
}

/**
 * Does something while no other import changes the folder.
 *
 * @throws {SheetError} if another import is running
 */
export async function withImportLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  await takeLock(folder);
  try {
    return await work();
  } finally {
    await rm(lockOf(folder), { force: true });
  }
}

/** Whether another process imports into the folder just now. */
export function isImporting(folder: string): boolean {
  const holder = holderOf(lockOf(folder));
  return holder !== undefined && holder.pid !== process.pid && isAlive(holder);
}

async function takeLock(folder: string): Promise<void> {
  if (await tryLock(folder)) return;
  const holder = holderOf(lockOf(folder));
  if (holder && isAlive(holder)) throw new SheetError(running(folder, holder));
  // Of a process that was killed. Only one of several that find it can move it away.
  const stale = `${lockOf(folder)}.${process.pid}`;
  await rename(lockOf(folder), stale).catch(() => {});
  await rm(stale, { force: true });
  if (!(await tryLock(folder))) throw new SheetError(running(folder, holderOf(lockOf(folder))));
}

async function tryLock(folder: string): Promise<boolean> {
  const holder: LockHolder = { pid: process.pid, host: os.hostname() };
  try {
    await writeFile(lockOf(folder), JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if (fileErrorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function holderOf(lock: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')) as LockHolder;
  } catch {
    return undefined;
  }
}

/** What runs on another machine cannot be asked, so it counts as running. */
function isAlive({ pid, host }: LockHolder): boolean {
  if (host !== os.hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return fileErrorCode(error) === 'EPERM';
  }
}

const running = (folder: string, holder: LockHolder | undefined): string =>
  `Another import is running${holder ? ` (process ${holder.pid} on ${holder.host})` : ''}. Wait until it has ended; if ` +
  `there is none, delete ${lockOf(folder)}.`;
