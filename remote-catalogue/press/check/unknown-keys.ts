import type { GenericSchema } from 'valibot';
import type { JsonPath } from 'shared-types/json/json-tree';
import { suggestion } from 'shared-types/json/nearest-name';
import { errorIf, type Finding } from './finding';
import { isRecord } from './is-record';

interface SchemaParts extends GenericSchema {
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly item?: GenericSchema;
  readonly wrapped?: GenericSchema;
  readonly getter?: (input: unknown) => GenericSchema;
}

/** Keys that a schema does not name, at any depth, each with the known one that comes nearest. */
export function unknownKeys(schema: GenericSchema, value: unknown, path: JsonPath): readonly Finding[] {
  if (!isParted(value)) return [];
  const { entries, item, wrapped, getter } = schema as SchemaParts;
  if (wrapped) return unknownKeys(wrapped, value, path);
  if (getter) return unknownKeys(getter(value), value, path);
  if (item) return listOf(value).flatMap((each, index) => unknownKeys(item, each, [...path, index]));
  return entries ? unknownEntries(entries, value, path) : [];
}

const isParted = (value: unknown): boolean => typeof value === 'object' && value !== null;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function unknownEntries(
  entries: Readonly<Record<string, GenericSchema>>,
  value: unknown,
  path: JsonPath,
): readonly Finding[] {
  const children = Object.entries(isRecord(value) ? value : {}).flatMap(([key, child]) => {
    const schema = isParted(child) && Object.hasOwn(entries, key) ? entries[key] : undefined;
    return schema ? unknownKeys(schema, child, [...path, key]) : [];
  });
  return [...unknownNames(Object.keys(entries), value, path), ...children];
}

export const unknownNames = (known: readonly string[], value: unknown, path: JsonPath): readonly Finding[] =>
  Object.keys(isRecord(value) ? value : {})
    .filter((key) => !known.includes(key))
    .flatMap((key) => errorIf(true, [...path, key], ['KEY', `unknown key: ${suggestion(key, known)}`]));
