/** Files in memory for tests: stores sync each file that they write, which takes long on a busy disk. */
import { rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { makeOwnFolder } from 'tooling/setup/own-folder';

/** Folder of Linux for files in memory. Containers often have 64 MB of it. */
const memory = '/dev/shm';

/** The unit tests need 60 MB at most, three windows of the browser a few hundred. */
const enoughBytes = 2 ** 30;

export function hasMemoryFiles(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enoughBytes;
  } catch {
    return false;
  }
}

/**
 * Makes a folder in memory for temporary files; none where there is no room, or where `TMPDIR` names a folder already.
 *
 * @returns `env` names the folder to a program
 */
export function makeTemporaryFiles(): {
  readonly env: Readonly<Record<string, string>>;
  readonly remove: () => void;
} {
  if (process.env['TMPDIR'] !== undefined || !hasMemoryFiles()) return { env: {}, remove: () => {} };
  const folder = makeOwnFolder(path.join(memory, `site-tests-${process.getuid?.()}`));
  return { env: { TMPDIR: folder }, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
