/** Reads plain files and makes folders, whatever else lies under their names. */
import { constants, lstat, mkdir, open, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { succeeds } from '../model/thrown.js';

/**
 * Reads a file. A pipe is not waited for, and a device is not read.
 *
 * @returns `undefined` for what is not a plain file
 */
export async function readPlainFile(file: string): Promise<Buffer | undefined> {
  // Without O_NONBLOCK, opening a pipe waits for its writer and blocks one of Node's four file threads.
  const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    return (await handle.stat()).isFile() ? await handle.readFile() : undefined;
  } finally {
    await handle.close();
  }
}

/** The first part of a path below `root` that is not a folder: a file, or a broken link. */
async function obstacleTo(folder: string, root: string): Promise<string | undefined> {
  if (!folder.startsWith(root + path.sep)) return undefined;
  if (!(await succeeds(() => lstat(folder)))) return await obstacleTo(path.dirname(folder), root);
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return isFolder ? undefined : folder;
}

/** Where a folder is made. */
interface FolderPlace {
  /** Nothing above it is touched. */
  readonly root: string;
  /** Path to which an obstacle is moved. */
  readonly asideFor: (obstacle: string) => string;
}

/** Makes a folder. A file that lies where a folder belongs is moved away. */
export async function makeFolder(folder: string, { root, asideFor }: FolderPlace): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    const obstacle = await obstacleTo(folder, root);
    if (obstacle === undefined) throw error;
    await rename(obstacle, asideFor(obstacle));
    await mkdir(folder, { recursive: true });
  }
}
