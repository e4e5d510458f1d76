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

/** @typedef {{ folder: string, ending: string, base: string }} Kind */

/**
 * @param {string} base folder of the content
 * @returns {ContentFiles}
 */
export function readContentFiles(base) {
  /** @type {Problem[]} */
  const findings = [];
  const read = (/** @type {string} */ folder, /** @type {string} */ ending) =>
    readTexts({ folder, ending, base }, findings);
  return {
    pages: read('pages', '.md'),
    data: read('data', '.json'),
    findings,
  };
}

/** @param {string} file @param {string} message @returns {readonly Problem[]} one, about the whole file */
export const problemOfFile = (file, message) => [{ file, line: 1, column: 1, message, isWarning: false }];

const leadsOut = 'The file is a link that leads out of the folder "content"; put the file itself here.';

/** Files that systems and editors create by themselves. */
const notContent = /^\.|~$|^Thumbs\.db$|^desktop\.ini$/;

/** @param {Kind} kind @param {Problem[]} findings @returns {Record<string, string>} */
function readTexts({ folder, ending, base }, findings) {
  /** @type {[string, string][]} */
  const texts = [];
  const report = (/** @type {string} */ file, /** @type {string} */ message) =>
    findings.push(...problemOfFile(file, message));
  for (const name of namesIn(path.join(base, folder), (fault) => report(`content/${folder}`, fault))) {
    if (notContent.test(name)) continue;
    const file = path.join(base, folder, name);
    const fault = faultOfName(name, ending) ?? faultOfFile(file, base);
    if (fault) report(`content/${folder}/${JSON.stringify(name).slice(1, -1)}`, fault);
    else texts.push([name.slice(0, -ending.length), decode(fs.readFileSync(file))]);
  }
  return Object.fromEntries(texts);
}

/** @param {string} folder @param {(fault: string) => void} report @returns {readonly string[]} */
function namesIn(folder, report) {
  try {
    return fs.readdirSync(folder).sort();
  } catch {
    report('The folder is missing or cannot be read; copy it from the version before.');
    return [];
  }
}

/** @param {string} name @param {string} ending */
function faultOfName(name, ending) {
  const isFitting = name.endsWith(ending) && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name.slice(0, -ending.length));
  return isFitting
    ? undefined
    : `No part of the site reads a file of this name; name it in small letters, digits and hyphens, with "${ending}" at its end, or take it out.`;
}

/** @param {string} file @param {string} base */
function faultOfFile(file, base) {
  try {
    if (path.relative(fs.realpathSync(base), fs.realpathSync(file)).startsWith('..')) return leadsOut;
    if (!fs.statSync(file).isFile()) return 'A file belongs here, and this is a folder; take it out.';
    fs.accessSync(file, fs.constants.R_OK);
    return undefined;
  } catch (error) {
    // A link that leads nowhere does not lead to a file of the content either.
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    return code === 'EACCES' ? 'The file cannot be read; give yourself the right to read it.' : leadsOut;
  }
}
