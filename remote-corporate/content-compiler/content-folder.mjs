/** Where the content lies. */
import fs from 'node:fs';
import path from 'node:path';

const packageFolder = path.resolve(import.meta.dirname, '..');

/**
 * @param {string} file absolute
 * @returns {string} as messages name it: `content/pages/career.md`
 */
export const contentName = (file) => path.relative(packageFolder, file).replaceAll(path.sep, '/');

export const contentFolder = path.join(packageFolder, 'content');

/** @param {string} name without extension */
export const dataFile = (name) => path.join(contentFolder, 'data', `${name}.json`);

/**
 * @param {string} name
 * @returns {unknown} `undefined` if there is no such file
 */
export function readData(name) {
  const file = dataFile(name);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}
