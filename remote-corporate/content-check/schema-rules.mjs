/** Data files against their schemas. */
import { suggestion } from 'shared-types/json/nearest-name';
import * as v from 'valibot';
import { lists } from './schemas/lists.mjs';

/** @typedef {import('shared-types/json/json-tree').JsonPath} JsonPath */
/** @typedef {import('./json-source.mjs').JsonSource} JsonSource */
/** @typedef {import('./content-schemas.mjs').Schemas} Schemas */
/** @typedef {v.GenericSchema & { entries?: Readonly<Record<string, v.GenericSchema>>, item?: v.GenericSchema, wrapped?: v.GenericSchema }} SchemaParts */

/** Whether pages name the files of a schema; the others are read by screens. @param {string} name */
export const isList = (name) => Object.hasOwn(lists, name);

/**
 * @param {JsonSource} source
 * @param {{ name: string, schemas: Schemas }} context the name of the file
 */
export function checkSchema(source, { name: own, schemas }) {
  const { $schema: address = '' } = /** @type {{ $schema?: unknown }} */ (source.value ?? {});
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

/** @param {JsonSource} source @param {v.GenericSchema} schema */
function reportIssues(source, schema) {
  for (const issue of v.safeParse(schema, source.value).issues ?? []) {
    const path = /** @type {JsonPath} */ ((issue.path ?? []).map(({ key }) => key));
    const advice = v.getDescription(schemaAt(schema, path)) ?? '';
    source.report(path, `${wordsOf(issue, schemaAt(schema, path.slice(0, -1)))} ${advice}`.trim());
  }
}

/** @param {v.BaseIssue<unknown>} issue @param {SchemaParts} group the schema around it */
function wordsOf({ expected, received, message, path }, { entries = {} }) {
  if (expected === 'never')
    return `is not known; ${suggestion(String(path?.at(-1)?.key), Object.keys(entries))}.`;
  return received === 'undefined' ? 'is missing; add the line.' : `${message.replace(/\.$/, '')}.`;
}

/** The schema of a part of a file. @param {SchemaParts} schema @param {JsonPath} path @returns {SchemaParts} */
function schemaAt(schema, path) {
  const { item, entries, wrapped } = schema;
  if (wrapped) return schemaAt(wrapped, path);
  const [key, ...rest] = path;
  const inner = key === undefined ? undefined : (item ?? entries?.[key]);
  return inner ? schemaAt(inner, rest) : schema;
}
