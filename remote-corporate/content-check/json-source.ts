/** A data file with the positions of its parts. */
import type { JsonPath } from 'shared-types/json/json-tree';
import type { Problem } from 'shared-types/json/problems';
import { readJson } from 'shared-types/json/read-json';
import { pathText } from 'shared-types/json/read-record';
import { plainText } from '../content-compiler/plain-text.js';

export type JsonSource = ReturnType<typeof readSource>;

/** @param name  of the data file: `events` */
export function readSource(name: string, text: string) {
  const file = `content/data/${name}.json`;
  const json = readJson(plainText(text), file);
  const problems: Problem[] = json.kind === 'problem' ? [json.problem] : [];
  const value = json.kind === 'json' ? json.value : undefined;
  const positionOf = (path: JsonPath) =>
    json.kind === 'json' ? json.positionOf(path) : { line: 1, column: 1 };
  return {
    name,
    file,
    problems,
    isReadable: json.kind === 'json',
    value,
    /** Parts of the value: the whole, then its parts in their order. */
    parts: partsOf(value, []),
    positionOf,
    report: (path: JsonPath, message: string) => {
      problems.push({
        file,
        ...positionOf(path),
        message: `${pathText(path)}: ${message}`,
        isWarning: false,
      });
    },
  };
}

function partsOf(value: unknown, path: JsonPath): readonly { path: JsonPath; value: unknown }[] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const keyOf = (key: string) => (Array.isArray(value) ? Number(key) : key);
  return [{ path, value }, ...inside.flatMap(([key, part]) => partsOf(part, [...path, keyOf(key)]))];
}
