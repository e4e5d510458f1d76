/** The files of `content`, as they are read for a check. */
import fs from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../content-compiler/content-folder.mjs';

/**
 * Texts by name: `career` of `pages/career.md`, `events` of `data/events.json`, `events` of `schema/events.schema.json`.
 *
 * @typedef {object} ContentFiles
 * @property {Readonly<Record<string, string>>} pages
 * @property {Readonly<Record<string, string>>} data
 * @property {Readonly<Record<string, string>>} schemas
 */

/** @returns {ContentFiles} */
export const readContentFiles = () => ({
  pages: readTexts('pages', '.md'),
  data: readTexts('data', '.json'),
  schemas: readTexts('schema', '.schema.json'),
});

/** @param {string} folder @param {string} ending @returns {Record<string, string>} */
function readTexts(folder, ending) {
  const names = fs.readdirSync(path.join(contentFolder, folder)).filter((name) => name.endsWith(ending));
  return Object.fromEntries(
    names.map((name) => [
      name.slice(0, -ending.length),
      fs.readFileSync(path.join(contentFolder, folder, name), 'utf8'),
    ]),
  );
}
