import { randomUUID } from 'node:crypto';
import { chmod, link, mkdir, open, readdir, readFile, rename, rm, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from '../model/release-error.js';
import { codeOf, messageOf } from '../model/thrown.js';
import type { Store } from './store.js';

/** Half-written files; never read. A killed writer may leave one behind, harmless. */
const temporaryFolder = 'tmp';

/** A name that is too long, which a visitor may send, leads to no file. */
const absentCodes: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'];

/** An error of the system, with the file. */
const explained = (error: unknown, what: string): unknown =>
  error instanceof ReleaseError || codeOf(error) === undefined
    ? error
    : new ReleaseError(
        'store',
        `Cannot ${what}: ${messageOf(error)}. Check the disk and what this account may do there, or use another --store.`,
      );

/** `undefined` where there is no such file. */
async function ifThere<Value>(file: string, reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (absentCodes.includes(codeOf(error))) return undefined;
    throw explained(error, `read ${file}`);
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
    throw explained(error, `write ${file}`);
  }
  await syncFolder(path.dirname(file));
  return true;
}

async function takeOver(temporary: string, file: string) {
  await rename(temporary, file);
  await syncFolder(path.dirname(file));
}

export function directoryStore(folder: string): Store {
  const root = path.resolve(folder);
  const fileOf = (key: string) => path.join(root, key);
  const temporaryFile = () => path.join(root, temporaryFolder, `${process.pid}-${randomUUID()}`);
  const makeFolderOf = (file: string) => mkdir(path.dirname(file), { recursive: true });

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
      throw explained(error, `write ${fileOf(key)}`);
    } finally {
      // Often moved or never made. One that stays is never read, and must not hide why the write failed.
      await unlink(temporary).catch(() => {});
    }
  }

  const find = <Value>(key: string, look: (file: string) => Promise<Value>) =>
    ifThere(fileOf(key), look(fileOf(key)));

  const statOf: Store['stat'] = async (key) => {
    const found = await find(key, (file) => stat(file));
    return found?.isFile() ? { bytes: found.size, changedAtMs: found.mtimeMs } : undefined;
  };

  return {
    title: root,
    read: (key) => find(key, (file) => readFile(file)),
    has: async (key) => (await statOf(key)) !== undefined,
    stat: statOf,
    list: async (key) => ((await find(key, (folder) => readdir(folder))) ?? []).sort(),
    create: (key, bytes) => written(key, bytes, (temporary) => takeName(temporary, fileOf(key))),
    replace: (key, bytes) => written(key, bytes, (temporary) => takeOver(temporary, fileOf(key))),
    remove: async (key) => {
      try {
        await rm(fileOf(key), { force: true });
      } catch (error) {
        throw explained(error, `remove ${fileOf(key)}`);
      }
    },
  };
}
