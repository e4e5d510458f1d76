/** A JSON file with the positions of its parts. */
import { readJson } from 'shared-types/json/read-json';
import { plainText } from '../content-compiler/plain-text.mjs';

/** @typedef {import('shared-types/json/json-tree').JsonPath} JsonPath */
/** @typedef {import('shared-types/json/problems').Problem} Problem */
/** @typedef {ReturnType<typeof readSource>} JsonSource */

/** @param {string} file as messages name it @param {string} text */
export function readSource(file, text) {
  const json = readJson(plainText(text), file);
  const problems = json.kind === 'problem' ? [json.problem] : [];
  const value = json.kind === 'json' ? json.value : undefined;
  const positionOf = (/** @type {JsonPath} */ path) =>
    json.kind === 'json' ? json.positionOf(path) : { line: 1, column: 1 };
  const reported = new Set();
  return {
    file,
    /** @type {readonly Problem[]} */
    problems,
    isReadable: json.kind === 'json',
    value,
    /** The whole, then its parts in their order. */
    parts: partsOf(value, []),
    positionOf,
    /** Reports one error for a part, not also those that follow from it. @param {JsonPath} path @param {string} message */
    report: (path, message) => {
      const field = fieldName(path);
      if (!reported.has(field))
        problems.push({ file, ...positionOf(path), message: `${field}: ${message}`, isWarning: false });
      reported.add(field);
    },
  };
}

/**
 * @param {Readonly<Record<string, string>>} data texts of data files by name
 * @returns {ReadonlyMap<string, JsonSource>} by name
 */
export const readSources = (data) =>
  new Map(Object.entries(data).map(([name, text]) => [name, readSource(`content/data/${name}.json`, text)]));

/** @param {unknown} value @param {JsonPath} path @returns {readonly { path: JsonPath, value: unknown }[]} */
function partsOf(value, path) {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const keyOf = (/** @type {string} */ key) => (Array.isArray(value) ? Number(key) : key);
  return [{ path, value }, ...inside.flatMap(([key, part]) => partsOf(part, [...path, keyOf(key)]))];
}

/** @param {JsonPath} path @returns {string} `events[1].end` */
const fieldName = (path) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '') || 'the file';
