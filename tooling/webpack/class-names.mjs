/** Names of classes as pages carry them: short, and of one release only. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const characters = `${letters}0123456789_-`;

/**
 * Three characters, the first a letter. They keep releases apart that meet in one page, of two packages or of two
 * versions of one; being the same in every name, they cost next to nothing once compressed.
 *
 * @param {string} release name and version
 */
export function prefixOf(release) {
  const [first = 0, second = 0, third = 0] = createHash('sha256').update(release).digest();
  return letters.charAt(first % 52) + characters.charAt(second % 64) + characters.charAt(third % 64);
}

/**
 * @param {number} number from 0
 * @returns {string} the number in base 64, as few characters as it takes
 */
const shortText = (number) =>
  (number < 64 ? '' : shortText(Math.floor(number / 64) - 1)) + characters.charAt(number % 64);

/**
 * @param {string} folder of the package
 * @returns {string[]} absolute paths in the same order everywhere
 */
const moduleSheets = (folder) =>
  fs
    .readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()
    .map((file) => path.join(folder, 'src', file));

/** @param {string} file absolute path of a sheet */
const namesIn = (file) => {
  const text = fs.readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  return [...text.matchAll(/(?:\.|@keyframes\s+)(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => `${file} ${name}`);
};

/**
 * For `getLocalIdent` of css-loader. Counted from the sources and not in the order of the build, so that the build
 * for browsers and the one for rendering agree.
 *
 * @param {string} folder  of the package
 * @param {string} version of the release
 * @returns {(file: string, name: string) => string} what a class or keyframes of that file are called in the page
 * @throws {Error} when the name stands in none of the package's sheets
 */
export function classNames(folder, version) {
  const prefix = prefixOf(`${path.basename(folder)}@${version}`);
  /** @type {Map<string, string>} */
  const names = new Map();
  const count = () => {
    for (const name of moduleSheets(folder).flatMap(namesIn)) {
      if (!names.has(name)) names.set(name, prefix + shortText(names.size));
    }
  };
  return (file, name) => {
    const key = `${file} ${name}`;
    // Classes that were added since a watching build began are numbered after the others.
    if (!names.has(key)) count();
    const found = names.get(key);
    if (!found) throw new Error(`No '.${name}' or '@keyframes ${name}' is found in ${file}`);
    return found;
  };
}
