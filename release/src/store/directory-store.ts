import { randomUUID } from 'node:crypto';
import {
  access,
  chmod,
  constants,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  unlink,
} from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from '../model/release-error.js';
import { codeOf } from '../model/thrown.js';
import type { Store } from './store.js';

/** Half-written files; never read. A killed writer may leave one behind, harmless. */
const temporaryFolder = 'tmp';

const notAllowed = 'This account is not allowed to: use one that is, or another --store.';

const diskFault = 'The disk reports a fault: check it, and restore the store from a backup.';

const writeRemedies: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: make room and repeat the command.',
  EDQUOT: 'The quota of this account is used up: make room and repeat the command.',
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: 'The disk is read-only: use another --store, or mount it for writing.',
  EIO: diskFault,
};

const readRemedies: Readonly<Record<string, string>> = {
  EACCES: notAllowed,
  EPERM: notAllowed,
  EIO: diskFault,
};

/** An error of the system that an operator can mend, with the file and the remedy. Any other error as it is. */
function explained(error: unknown, what: string, remedies: Readonly<Record<string, string>>): unknown {
  const remedy = remedies[String(codeOf(error))];
  return remedy ? new ReleaseError('store', `Cannot ${what}. ${remedy}`) : error;
}

const absentCodes: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR'];

/** `undefined` where there is no such file. */
async function ifThere<Value>(file: string, reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (absentCodes.includes(codeOf(error))) return undefined;
    throw explained(error, `read ${file}`, readRemedies);
  }
}

/**
 * Node's recursive `mkdir` says ENOENT where the disk is read-only, so the nearest folder that exists is asked.
 *
 * @returns why nothing can be written below a folder, or `error` if something can
 */
async function causeOf(error: unknown, folder: string): Promise<unknown> {
  if (codeOf(error) !== 'ENOENT') return error;
  try {
    await access(folder, constants.W_OK);
    return error;
  } catch (refusal) {
    const parent = path.dirname(folder);
    return parent === folder ? refusal : await causeOf(refusal, parent);
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

/** Errors of `rename` when a folder stands where a file belongs. */
const folderInTheWay = new Set<unknown>(['EISDIR', 'EEXIST', 'ENOTEMPTY', 'ENOTDIR']);

/** Takes a name, whatever has it. A folder in its place is moved away first, under the second name. */
async function takeOver(temporary: string, file: string, aside: string) {
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await rename(temporary, file);
  } catch (error) {
    if (!folderInTheWay.has(codeOf(error))) throw error;
    await rename(file, aside);
    await rename(temporary, file);
  }
  await syncFolder(path.dirname(file));
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
    read: (key) => find(key, (file) => readFile(file)),
    has: async (key) => (await find(key, (file) => stat(file)))?.isFile() ?? false,
    list: async (key) => ((await find(key, (folder) => readdir(folder))) ?? []).sort(),
    create: (key, bytes) => written(key, bytes, (temporary) => takeName(temporary, fileOf(key))),
    replace: (key, bytes) =>
      written(key, bytes, (temporary) => takeOver(temporary, fileOf(key), temporaryFile())),
    remove: async (key) => {
      await find(key, (file) => unlink(file));
    },
    move: async (from, to) => {
      await mkdir(path.dirname(fileOf(to)), { recursive: true });
      await rename(fileOf(from), fileOf(to));
    },
    removeLeftovers: async ({ olderThanMs, isDryRun = false }) => {
      const names = (await find(temporaryFolder, (leftovers) => readdir(leftovers))) ?? [];
      let count = 0;
      for (const name of names) {
        const file = fileOf(path.join(temporaryFolder, name));
        const { mtimeMs } = (await ifThere(file, stat(file))) ?? { mtimeMs: Infinity };
        if (Date.now() - mtimeMs < olderThanMs) continue;
        count += 1;
        if (!isDryRun) await rm(file, { recursive: true, force: true });
      }
      return count;
    },
  };
}
