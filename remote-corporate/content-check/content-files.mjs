/** The files of `content`, as they are read for a check. */
import fs from 'node:fs';
import path from 'node:path';
import { decode } from '../content-compiler/plain-text.mjs';

/** @typedef {import('shared-types/json/problems').Problem} Problem */

/**
 * Texts by name: `career` of `pages/career.md`, `events` of `data/events.json`.
 *
 * @typedef {object} ContentFiles
 * @property {Readonly<Record<string, string>>} pages
 * @property {Readonly<Record<string, string>>} data
 * @property {import('./content-schemas.mjs').Schemas} [schemas] of data files, where they are not those of this remote
 * @property {readonly Problem[]} [findings] about files that cannot be read as content
 */

/** @param {string} file @param {string} message @returns {Problem} one, about the whole file */
export const problemOfFile = (file, message) => ({ file, line: 1, column: 1, message, isWarning: false });

/** Files that systems and editors create by themselves. */
const notContent = /^\.|~$|^Thumbs\.db$|^desktop\.ini$/;

/**
 * @param {string} base folder of the content
 * @returns {ContentFiles}
 */
export function readContentFiles(base) {
  /** @type {Problem[]} */
  const findings = [];
  const read = (/** @type {string} */ folder, /** @type {string} */ ending) => {
    const fileName = new RegExp(`^([a-z0-9]+(?:-[a-z0-9]+)*)\\${ending}$`);
    const entries = fs.readdirSync(path.join(base, folder), { withFileTypes: true });
    const texts = entries.flatMap((entry) => {
      const [, name] = fileName.exec(entry.name) ?? [];
      if (notContent.test(entry.name)) return [];
      if (name && entry.isFile())
        return [[name, decode(fs.readFileSync(path.join(base, folder, entry.name)))]];
      const shown = `content/${folder}/${JSON.stringify(entry.name).slice(1, -1)}`;
      findings.push(
        problemOfFile(
          shown,
          `No part of the site reads this; put a file here, no link, named in small letters, digits and hyphens, with "${ending}" at its end.`,
        ),
      );
      return [];
    });
    return Object.fromEntries(texts);
  };
  return { pages: read('pages', '.md'), data: read('data', '.json'), findings };
}
