import { randomUUID } from 'node:crypto';
import { chmod, link, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../model/thrown.js';
import { causeOf, explained, readRemedies, writeRemedies } from './disk-errors.js';
import { makeFolder, readPlainFile } from './plain-files.js';
import type { Store } from './store.js';

/** Half-written files; never read. A killed writer may leave one behind, harmless. */
const temporaryFolder = 'tmp';

/** A link in a circle and a name that is too long lead to no file; a socket is none. */
const absentCodes: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG', 'ENXIO'];

/** `undefined` where there is no such file. */
async function ifThere<Value>(file: string, reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (absentCodes.includes(codeOf(error))) return undefined;
    throw explained(error, `read ${file}`, readRemedies);
  }
}

/** Makes the names in a folder outlive a power cut. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeWhole(file: string, bytes: string | Uint8Array) {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  // After a kill between link and unlink the temporary name still leads to the published file.
  await chmod(file, 0o444);
}

/** Gives the file its final name; `link` has exactly one winner. */
async function takeName(temporary: string, file: string) {
  try {
    await link(temporary, file);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  await syncFolder(path.dirname(file));
  return true;
}

/** Errors of `rename` when a folder stands where a file belongs. */
const folderInTheWay = new Set<unknown>(['EISDIR', 'EEXIST', 'ENOTEMPTY', 'ENOTDIR']);

/** Takes a name, whatever has it. A folder in its place is moved away first, under the second name. */
async function takeOver(temporary: string, file: string, aside: string) {
  try {
    await rename(temporary, file);
  } catch (error) {
    if (!folderInTheWay.has(codeOf(error))) throw error;
    await rename(file, aside);
    await rename(temporary, file);
  }
  await syncFolder(path.dirname(file));
}

export function directoryStore(folder: string): Store {
  const root = path.resolve(folder);
  const fileOf = (key: string) => path.join(root, key);
  const temporaryFile = () => path.join(root, temporaryFolder, `${process.pid}-${randomUUID()}`);
  const makeFolderOf = (file: string) =>
    makeFolder(path.dirname(file), {
      root,
      asideFor: (obstacle) =>
        path.basename(obstacle) === temporaryFolder ? `${obstacle}-${randomUUID()}` : temporaryFile(),
    });

  /** Any change but that of a file's bytes. */
  async function change<Result>(what: string, doing: () => Promise<Result>): Promise<Result> {
    try {
      return await doing();
    } catch (error) {
      throw explained(error, what, writeRemedies);
    }
  }

  async function written<Result>(
    key: string,
    bytes: string | Uint8Array,
    use: (file: string) => Promise<Result>,
  ) {
    const temporary = temporaryFile();
    try {
      await makeFolderOf(temporary);
      await writeWhole(temporary, bytes);
      await makeFolderOf(fileOf(key));
      return await use(temporary);
    } catch (error) {
      throw explained(await causeOf(error, root), `write ${fileOf(key)}`, writeRemedies);
    } finally {
      // Often moved or never made. One that stays is never read, and must not hide why the write failed.
      await unlink(temporary).catch(() => {});
    }
  }

  const find = <Value>(key: string, look: (file: string) => Promise<Value>) =>
    ifThere(fileOf(key), look(fileOf(key)));

  return {
    title: root,
    read: (key) => find(key, readPlainFile),
    has: async (key) => (await find(key, (file) => stat(file)))?.isFile() ?? false,
    list: async (key) => ((await find(key, (folder) => readdir(folder))) ?? []).sort(),
    create: (key, bytes) => written(key, bytes, (temporary) => takeName(temporary, fileOf(key))),
    replace: (key, bytes) =>
      written(key, bytes, (temporary) => takeOver(temporary, fileOf(key), temporaryFile())),
    remove: async (key) => {
      await change(`remove ${fileOf(key)}`, () => rm(fileOf(key), { recursive: true, force: true }));
    },
    move: async (from, to) => {
      await change(`move ${fileOf(from)}`, async () => {
        await makeFolderOf(fileOf(to));
        await rename(fileOf(from), fileOf(to));
      });
    },
    removeLeftovers: async ({ olderThanMs, isDryRun = false }) => {
      const names = (await find(temporaryFolder, (leftovers) => readdir(leftovers))) ?? [];
      let count = 0;
      for (const name of names) {
        const file = fileOf(path.join(temporaryFolder, name));
        const { mtimeMs } = (await ifThere(file, stat(file))) ?? { mtimeMs: Infinity };
        if (Date.now() - mtimeMs < olderThanMs) continue;
        count += 1;
        if (!isDryRun) await change(`remove ${file}`, () => rm(file, { recursive: true, force: true }));
      }
      return count;
    },
  };
}
