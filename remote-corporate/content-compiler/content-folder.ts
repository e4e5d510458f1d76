/** Folder of the content, and the names of its files. */
import fs from 'node:fs';
import path from 'node:path';
import { packageAround } from 'tooling/setup/root';

const packageFolder = packageAround(import.meta.dirname);

/** @param file  absolute. @returns its name in messages: `content/pages/career.md` */
export const contentName = (file: string): string =>
  path.relative(packageFolder, file).replaceAll(path.sep, '/');

export const contentFolder = path.join(packageFolder, 'content');

/** @param name  without extension */
export const dataFile = (name: string) => path.join(contentFolder, 'data', `${name}.json`);

/** @returns `undefined` if there is no such file */
export function readData(name: string): unknown {
  const file = dataFile(name);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}
