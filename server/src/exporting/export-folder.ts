import { stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { sha256Hex } from 'release/model/digest';
import { ReleaseError } from 'release/model/release-error';
import { directoryStore } from 'release/store/directory-store';
import type { Store } from 'release/store/store';

/** Makes a folder an export. */
const markFile = 'export.json';

/**
 * Time that a file gets, in seconds: one of eight years from 2001, made from its content. nginx makes the ETag from time and
 * size: by the time of writing, two pages of equal size within a second would be one for a browser.
 */
const timeOf = (bytes: Uint8Array): number =>
  1_000_000_000 + Number.parseInt(sha256Hex(bytes).slice(0, 7), 16);

/** Opens a folder of files that each appear whole in it. @throws if it holds something else */
export async function openExportFolder(folder: string): Promise<Store> {
  const files = directoryStore(folder);
  const names = await files.list('');
  if (names.length > 0 && !names.includes(markFile)) {
    const others = names.slice(0, 3).join(', ');
    throw new ReleaseError(
      'store',
      `${files.title} holds other files (${others}). Name an empty folder, or one with an earlier export.`,
    );
  }
  await writeFile(files, markFile, '{"format":1}\n');
  return files;
}

/** Writes a file if it is not there with these bytes. @returns `true` if it was written */
export async function writeFile(folder: Store, file: string, text: string | Uint8Array): Promise<boolean> {
  const bytes = Buffer.from(text);
  const target = path.join(folder.title, file);
  const time = timeOf(bytes);
  const found = await stat(target).catch(() => undefined);
  if (found?.mtimeMs === time * 1000 && (await folder.read(file))?.equals(bytes)) return false;
  await folder.replace(file, bytes);
  await utimes(target, time, time);
  return true;
}
