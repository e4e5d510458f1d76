import * as v from 'valibot';
import type { JsonPath } from 'shared-types/json/json-tree';
import { articleFields, extFields } from '../article-schema';
import { errorIf, type ArticleFields, type FieldName, type Finding } from './finding';
import { isRecord } from './is-record';
import { schemaFindings, unknownKeys, unknownNames } from './schema-findings';

export interface ReadFields {
  /** The fields that have their form; an optional one that is absent is among them, undefined. */
  readonly fields: Partial<ArticleFields>;
  readonly sound: ReadonlySet<FieldName>;
  readonly findings: readonly Finding[];
}

/** The path in the file: the fields of `ext` stand a level deeper. */
export const filePath = (path: JsonPath): JsonPath =>
  Object.hasOwn(extFields, path[0] ?? '') ? ['ext', ...path] : path;

/** Reads every field by itself, so that one mistake hides no other. */
export function readFields(article: unknown): ReadFields {
  const reading: Reading = { fields: {}, sound: new Set(), findings: [] };
  if (!isRecord(article)) {
    reading.findings.push(...errorIf(true, [], noObject));
    return reading;
  }
  const { ext } = article;
  reading.findings.push(...unknownNames(articleNames, article, []));
  readEach(reading, articleSchemas, { values: article, path: [] });
  reading.findings.push(...unknownNames(extNames, ext, ['ext']));
  if (isRecord(ext) || ext === undefined) readEach(reading, extSchemas, { values: ext ?? {}, path: ['ext'] });
  else reading.findings.push(...errorIf(true, ['ext'], noObject));
  return reading;
}

/** Filled field by field: an import of a large sheet reads millions of them. */
interface Reading {
  readonly fields: Record<string, unknown>;
  readonly sound: Set<FieldName>;
  readonly findings: Finding[];
}

type Schemas = readonly (readonly [name: string, schema: v.GenericSchema])[];

const articleSchemas: Schemas = Object.entries(articleFields);
const articleNames = [...Object.keys(articleFields), 'ext'];
const extSchemas: Schemas = Object.entries(extFields);
const extNames = Object.keys(extFields);

const noObject = ['FORM', 'must be an object'] as const;

interface Values {
  readonly values: Readonly<Record<string, unknown>>;
  readonly path: JsonPath;
}

function readEach(reading: Reading, schemas: Schemas, { values, path }: Values): void {
  for (const [name, schema] of schemas) {
    const value = values[name];
    const parsed = v.safeParse(schema, value);
    if (value !== undefined) reading.findings.push(...unknownKeys(schema, value, [...path, name]));
    if (!parsed.success) reading.findings.push(...schemaFindings(parsed.issues, [...path, name]));
    if (!parsed.typed) continue;
    reading.fields[name] = parsed.output;
    reading.sound.add(name as FieldName);
  }
}
