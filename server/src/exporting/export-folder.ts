/** A folder with an export: each file appears whole in it, or stays as it was. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256Hex } from 'release/model/digest';
import { ReleaseError } from 'release/model/release-error';
import { codeOf, messageOf } from 'release/model/thrown';

/** Makes a folder an export. */
const markFile = 'export.json';

/** Files that a killed export has not finished; never read. */
const temporaryFolder = 'tmp';

/** Folders of a site's files. */
const siteFolders = ['files', 'pages', 'errors'];

/** 2001-09-09, in seconds. */
const earliestTime = 1_000_000_000;

/** Digits of a digest that a time is made from: 28 bits, eight years of seconds. */
const timeDigits = 7;

/**
 * The time that a file gets. nginx makes the ETag from time and size: by the time of writing, two texts of equal size that
 * are exported within a second would be one for a browser, and an unchanged file would be another in each copy.
 */
const timeOf = (bytes: Uint8Array): number =>
  earliestTime + Number.parseInt(sha256Hex(bytes).slice(0, timeDigits), 16);

const isAbsent = (error: unknown) => codeOf(error) === 'ENOENT';

const cannotWrite = (file: string, error: unknown) =>
  new ReleaseError(
    'store',
    `Cannot write ${file}: ${messageOf(error)}. Make that possible, or name another folder, and repeat the command.`,
  );

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isAbsent(error)) return [];
    throw cannotWrite(folder, error);
  }
}

/** All files below a folder, as paths from the root. */
async function filesBelow(root: string, name: string): Promise<readonly string[]> {
  const found = await readdir(path.join(root, name), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return found
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

async function isThere(file: string, bytes: Uint8Array): Promise<boolean> {
  try {
    const { mtimeMs, size } = await stat(file);
    return mtimeMs === timeOf(bytes) * 1000 && size === bytes.length && (await readFile(file)).equals(bytes);
  } catch {
    return false;
  }
}

export type ExportFolder = Awaited<ReturnType<typeof openExportFolder>>;

/** @throws if the folder holds something else than an export */
export async function openExportFolder(folder: string) {
  const root = path.resolve(folder);
  const names = await namesIn(root);
  const others = names.filter((name) => name !== temporaryFolder);
  if (others.length > 0 && !others.includes(markFile)) {
    const text = `${root} holds other files (${others.slice(0, 3).join(', ')}). Name an empty folder, or one with an earlier export.`;
    throw new ReleaseError('store', text);
  }

  async function write(file: string, text: string | Uint8Array): Promise<boolean> {
    const bytes = Buffer.from(text);
    const target = path.join(root, file);
    if (await isThere(target, bytes)) return false;
    const temporary = path.join(root, temporaryFolder, randomUUID());
    try {
      await mkdir(path.dirname(temporary), { recursive: true });
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(temporary, bytes);
      await utimes(temporary, timeOf(bytes), timeOf(bytes));
      await rename(temporary, target);
      return true;
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => {});
      throw cannotWrite(target, error);
    }
  }

  await write(markFile, '{"format":1}\n');
  return {
    root,
    /** Writes a file if it is not there with these bytes. @returns `true` if it was written */
    write,
    /** Removes the files below the folders of a site that are not to be kept. @returns number of removed files */
    removeOthers: async (isKept: (file: string) => boolean): Promise<number> => {
      const below = await Promise.all(siteFolders.map((name) => filesBelow(root, name)));
      const removed = below.flat().filter((file) => !isKept(file));
      for (const file of removed) await rm(path.join(root, file), { force: true });
      return removed.length;
    },
  };
}
