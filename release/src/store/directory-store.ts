import { randomUUID } from 'node:crypto';
import { chmod, link, mkdir, open, readdir, readFile, rename, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from '../model/release-error.js';
import { codeOf } from '../model/thrown.js';
import type { Store } from './store.js';

/** Half-written files; never read. A killed writer may leave one behind, harmless. */
const temporaryFolder = 'tmp';

const remedies: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: make room and repeat the command.',
  EACCES: 'You may not write there: use an account that may, or another --store.',
  EPERM: 'You may not write there: use an account that may, or another --store.',
  EROFS: 'The disk is read-only: use another --store.',
};

/** An error that an operator can mend, said so that they can. */
function explained(error: unknown, key: string): unknown {
  const remedy = remedies[String(codeOf(error))];
  return remedy ? new ReleaseError('store', `Cannot write ${key}. ${remedy}`) : error;
}

/** `undefined` instead of the error that there is no such file. */
async function ifThere<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR' || codeOf(error) === 'EISDIR')
      return undefined;
    throw error;
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
  await mkdir(path.dirname(file), { recursive: true });
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
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await link(temporary, file);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  await syncFolder(path.dirname(file));
  return true;
}

/** A store in a folder of a local disk. */
export function directoryStore(folder: string): Store {
  const root = path.resolve(folder);
  const fileOf = (key: string) => path.join(root, key);
  const temporaryFile = () => path.join(root, temporaryFolder, `${process.pid}-${randomUUID()}`);

  async function written<Result>(
    key: string,
    bytes: string | Uint8Array,
    use: (file: string) => Promise<Result>,
  ) {
    const temporary = temporaryFile();
    try {
      await writeWhole(temporary, bytes);
      return await use(temporary);
    } catch (error) {
      throw explained(error, fileOf(key));
    } finally {
      await ifThere(unlink(temporary));
    }
  }

  return {
    title: root,
    read: (key) => ifThere(readFile(fileOf(key))),
    has: async (key) => (await ifThere(stat(fileOf(key)))) !== undefined,
    list: async (key) => ((await ifThere(readdir(fileOf(key)))) ?? []).sort(),
    create: (key, bytes) => written(key, bytes, (temporary) => takeName(temporary, fileOf(key))),
    replace: (key, bytes) =>
      written(key, bytes, async (temporary) => {
        await mkdir(path.dirname(fileOf(key)), { recursive: true });
        await rename(temporary, fileOf(key));
      }),
  };
}
