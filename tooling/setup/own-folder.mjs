/** Folders of one process each: what a killed process leaves, the next one removes. Imports Node's own modules only. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from './processes.mjs';

const prefix = '.of-process-';

/** @param {string} parent @returns {string[]} names of the folders there whose process is gone */
const abandoned = (parent) =>
  readdirSync(parent).filter(
    (name) => name.startsWith(prefix) && !isAlive(parseInt(name.slice(prefix.length), 10)),
  );

/**
 * @param {string} parent
 * @returns {string} a new, empty folder in it
 */
export function makeOwnFolder(parent) {
  mkdirSync(parent, { recursive: true });
  for (const name of abandoned(parent)) rmSync(path.join(parent, name), { recursive: true, force: true });
  const folder = path.join(parent, `${prefix}${process.pid}-${randomBytes(4).toString('hex')}`);
  mkdirSync(folder);
  return folder;
}

/**
 * Writes a file whole or not at all: another process may be reading it, and this one may be killed.
 *
 * @param {string} file  its folder is made where there is none
 * @param {string | Uint8Array} bytes
 */
export function writeWhole(file, bytes) {
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, file);
}

/**
 * Gives a folder its final name. A folder with that name is moved away first, so that a reader never finds a mixture.
 *
 * @param {string} folder
 * @param {string} name  path
 */
export function putInPlace(folder, name) {
  for (;;) {
    try {
      return renameSync(folder, name);
    } catch (error) {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
    }
    // Another process may have built the same meanwhile: then equal files replace equal ones.
    const before = makeOwnFolder(path.dirname(name));
    try {
      renameSync(name, path.join(before, 'before'));
    } finally {
      rmSync(before, { recursive: true, force: true });
    }
  }
}
