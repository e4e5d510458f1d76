/** A JSON file with the positions of its parts. */
import type { JsonPath } from 'shared-types/json/json-tree';
import { readJson } from 'shared-types/json/read-json';
import { plainText } from '../content-compiler/plain-text.js';

export type JsonSource = ReturnType<typeof readSource>;

/** @param file  as messages name it */
export function readSource(file: string, text: string) {
  const json = readJson(plainText(text), file);
  const problems = json.kind === 'problem' ? [json.problem] : [];
  const value = json.kind === 'json' ? json.value : undefined;
  const positionOf = (path: JsonPath) =>
    json.kind === 'json' ? json.positionOf(path) : { line: 1, column: 1 };
  const reported = new Set<string>();
  return {
    file,
    problems,
    isReadable: json.kind === 'json',
    value,
    /** Parts of the value: the whole, then its parts in their order. */
    parts: partsOf(value, []),
    positionOf,
    /** Reports one error for a part, not also those that follow from it. */
    report: (path: JsonPath, message: string) => {
      const field = fieldName(path);
      if (!reported.has(field))
        problems.push({ file, ...positionOf(path), message: `${field}: ${message}`, isWarning: false });
      reported.add(field);
    },
  };
}

/** @param data  texts of data files by name. @returns sources by name */
export const readSources = (data: Readonly<Record<string, string>>): ReadonlyMap<string, JsonSource> =>
  new Map(Object.entries(data).map(([name, text]) => [name, readSource(`content/data/${name}.json`, text)]));

function partsOf(value: unknown, path: JsonPath): readonly { path: JsonPath; value: unknown }[] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const keyOf = (key: string) => (Array.isArray(value) ? Number(key) : key);
  return [{ path, value }, ...inside.flatMap(([key, part]) => partsOf(part, [...path, keyOf(key)]))];
}

/** @returns `events[1].end` */
const fieldName = (path: JsonPath): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '') || 'the file';
