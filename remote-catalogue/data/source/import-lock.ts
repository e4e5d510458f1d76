import { readFileSync } from 'node:fs';
import { link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
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
    await removeLeftOver(folder);
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
  // The lock lies beside the folder; before the first import there is neither.
  await mkdir(path.dirname(folder), { recursive: true });
  if (await tryLock(folder)) return;
  const holder = holderOf(lockOf(folder));
  if (holder && isAlive(holder)) throw new SheetError(running(folder, holder));
  await removeStale(folder);
  if (!(await tryLock(folder))) throw new SheetError(running(folder, holderOf(lockOf(folder))));
}

/** Removes the lock of a process that was killed. */
async function removeStale(folder: string): Promise<void> {
  const moved = ownFile(folder);
  await rename(lockOf(folder), moved).catch(() => {});
  const holder = holderOf(moved);
  // Another import has found the old lock too, removed it and taken its own, which was moved here.
  if (holder && isAlive(holder)) await link(moved, lockOf(folder)).catch(() => {});
  await rm(moved, { force: true });
}

/** Removes what imports have left that were killed while they took the lock. */
async function removeLeftOver(folder: string): Promise<void> {
  const prefix = `${path.basename(lockOf(folder))}.`;
  for (const name of await readdir(path.dirname(folder))) {
    if (!name.startsWith(prefix)) continue;
    const file = path.join(path.dirname(folder), name);
    // The name tells the process of a file that was cut off before it had a text.
    const holder = holderOf(file) ?? { pid: Number(name.slice(prefix.length)), host: os.hostname() };
    if (!isAlive(holder)) await rm(file, { force: true });
  }
}

const ownFile = (folder: string): string => `${lockOf(folder)}.${process.pid}`;

/** The lock appears with its text: an empty one would look like that of a process that was killed. */
async function tryLock(folder: string): Promise<boolean> {
  const holder: LockHolder = { pid: process.pid, host: os.hostname() };
  const own = ownFile(folder);
  try {
    await writeFile(own, JSON.stringify(holder));
    await link(own, lockOf(folder));
    return true;
  } catch (error) {
    if (fileErrorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(own, { force: true });
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
