import * as v from 'valibot';
import { articleFields, extFields } from '../article-schema';
import type { JsonPath } from '../json/json-node';
import { errorIf, type ArticleFields, type FieldName, type Finding } from './finding';
import { isRecord } from './is-record';
import { schemaFindings } from './schema-findings';
import { unknownKeys, unknownNames } from './unknown-keys';

/** What could be read of an article. */
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
  if (!isRecord(article)) {
    return nothing(errorIf(true, { path: [], rule: 'FORM', message: 'must be an object' }));
  }
  const { ext } = article;
  const readings = [
    nothing(unknownNames([...Object.keys(articleFields), 'ext'], article, [])),
    ...readEach(articleFields, article, []),
    nothing(unknownNames(Object.keys(extFields), ext, ['ext'])),
    ...(isRecord(ext) ? readEach(extFields, ext, ['ext']) : [nothing(missingExt)]),
  ];
  return {
    fields: Object.assign({}, ...readings.map(({ fields }) => fields)) as Partial<ArticleFields>,
    sound: new Set(readings.flatMap(({ sound }) => [...sound])),
    findings: readings.flatMap(({ findings }) => findings),
  };
}

const missingExt = errorIf(true, { path: ['ext'], rule: 'MISSING', message: 'is missing, or no object' });

const readEach = (
  schemas: Readonly<Record<string, v.GenericSchema>>,
  values: Readonly<Record<string, unknown>>,
  path: JsonPath,
): readonly ReadFields[] =>
  Object.entries(schemas).map(([name, schema]) => {
    const value = values[name];
    const parsed = v.safeParse(schema, value);
    const findings = [
      ...unknownKeys(schema, value, [...path, name]),
      ...(parsed.success ? [] : schemaFindings(parsed.issues, [...path, name])),
    ];
    if (!parsed.typed) return nothing(findings);
    return { fields: { [name]: parsed.output }, sound: new Set([name as FieldName]), findings };
  });

const nothing = (findings: readonly Finding[]): ReadFields => ({ fields: {}, sound: new Set(), findings });
