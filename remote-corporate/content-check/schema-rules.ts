import type { JsonPath } from 'shared-types/json/json-tree';
import { suggestion } from 'shared-types/json/nearest-name';
import * as v from 'valibot';
import type { Schemas } from './content-schemas.js';
import type { JsonSource } from './json-source.js';
import { lists } from './schemas/lists.js';

type SchemaParts = v.GenericSchema & {
  entries?: Readonly<Record<string, v.GenericSchema>>;
  item?: v.GenericSchema;
  wrapped?: v.GenericSchema;
};

/** True if pages name the files of a schema; the others are read by screens. */
export const isList = (name: string) => Object.hasOwn(lists, name);

/** @param context  the name of the file */
export function checkSchema(source: JsonSource, { name: own, schemas }: { name: string; schemas: Schemas }) {
  const { $schema: address = '' } = (source.value ?? {}) as { $schema?: unknown };
  const [, name = ''] = /^\.\.\/schema\/([a-z-]+)\.schema\.json$/.exec(String(address)) ?? [];
  const isOwn = Object.hasOwn(schemas, own);
  const schema = schemas[name];
  if (schema && (isOwn ? name === own : isList(name))) {
    reportIssues(source, schema);
  } else {
    const wanted = isOwn ? own : `<name>`;
    const choice = isOwn ? '' : `, where <name> is one of ${Object.keys(lists).join(', ')}`;
    source.report(['$schema'], `begin the file with "$schema": "../schema/${wanted}.schema.json"${choice}.`);
  }
}

function reportIssues(source: JsonSource, schema: v.GenericSchema) {
  for (const issue of v.safeParse(schema, source.value).issues ?? []) {
    const path = (issue.path ?? []).map(({ key }) => key) as JsonPath;
    const advice = v.getDescription(schemaAt(schema, path)) ?? '';
    source.report(path, `${wordsOf(issue, schemaAt(schema, path.slice(0, -1)))} ${advice}`.trim());
  }
}

/** @param group  the schema around it */
function wordsOf({ expected, received, message, path }: v.BaseIssue<unknown>, { entries = {} }: SchemaParts) {
  if (expected === 'never')
    return `is not known; ${suggestion(String(path?.at(-1)?.key), Object.keys(entries))}.`;
  return received === 'undefined' ? 'is missing; add the line.' : `${message.replace(/\.$/, '')}.`;
}

function schemaAt(schema: SchemaParts, path: JsonPath): SchemaParts {
  const { item, entries, wrapped } = schema;
  if (wrapped) return schemaAt(wrapped, path);
  const [key, ...rest] = path;
  const inner = key === undefined ? undefined : (item ?? entries?.[key]);
  return inner ? schemaAt(inner, rest) : schema;
}
