/** Data files against their schemas, in the words of an editor. */
import * as v from 'valibot';
import { fieldName, shortened } from './json-source.mjs';
import { lists } from './schemas/lists.mjs';

/** @typedef {import('./json-source.mjs').JsonSource} JsonSource */
/** @typedef {import('./json-source.mjs').JsonPath} JsonPath */
/** @typedef {import('./content-schemas.mjs').Schemas} Schemas */
/** @typedef {v.BaseIssue<unknown>} Issue */
/** @typedef {v.GenericSchema & { entries?: Readonly<Record<string, v.GenericSchema>>, item?: v.GenericSchema, wrapped?: v.GenericSchema, pipe?: readonly { type: string }[] }} SchemaParts */

/** Whether pages name the files of a schema; the others are read by screens. @param {string} name */
export const isList = (name) => Object.hasOwn(lists, name);

/**
 * @param {JsonSource} source
 * @param {{ name: string, schemas: Schemas }} context the name of the file
 */
export function checkSchema(source, { name: own, schemas }) {
  const { $schema: address = undefined } = /** @type {Record<string, unknown>} */ (source.value ?? {});
  const place = address === undefined ? [] : ['$schema'];
  const [, name = ''] =
    /^\.\.\/schema\/([a-z-]+)\.schema\.json$/.exec(typeof address === 'string' ? address : '') ?? [];
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  if (name !== own && Object.hasOwn(schemas, own)) {
    source.report(
      place,
      `names ${schema ? 'another' : 'no'} schema; begin the file with "$schema": "../schema/${own}.schema.json".`,
    );
  } else if (!schema) {
    source.report(
      place,
      `names no schema; begin the file with "$schema": "../schema/<name>.schema.json", where <name> is one of ${Object.keys(lists).join(', ')}.`,
    );
  } else if (!isList(name) && name !== own) {
    source.report(place, `No page reads this file; put its entries into content/data/${name}.json.`);
  } else {
    reportIssues(source, schema);
  }
}

/**
 * One message for each place: an empty text is not also reported as an invalid date.
 *
 * @param {JsonSource} source @param {v.GenericSchema} schema
 */
function reportIssues(source, schema) {
  const reported = new Set();
  for (const issue of v.safeParse(schema, source.value).issues ?? []) {
    for (const { offset, message, isMissing } of findingsOf(issue, schema, source)) {
      if (isMissing || !reported.has(offset)) source.problems.add(offset, message.trim());
      reported.add(offset);
    }
  }
}

/** @param {Issue} issue @param {v.GenericSchema} schema @param {JsonSource} source */
function findingsOf(issue, schema, source) {
  const path = /** @type {JsonPath} */ ((issue.path ?? []).map(({ key }) => key));
  const { origin, input } = issue.path?.at(-1) ?? {};
  const group = path.slice(0, -1);
  const isOfName = issue.type === 'strict_object' && origin === 'key';
  if (isOfName && issue.expected === 'never') {
    const { entries = {} } = schemaAt(schema, group);
    return unknownNames(group, { input, entries, source });
  }
  // A list is an object too: valibot looks for the fields of a group in it.
  const isMissing = isOfName && !Array.isArray(input);
  const field = isOfName && !isMissing ? group : path;
  const own = schemaAt(schema, field);
  const fault = isMissing ? 'is missing; add the line.' : whatIsWrong(issue, own);
  const message = `${fieldName(field)}: ${fault} ${v.getDescription(own) ?? ''}`;
  return [{ offset: source.offsetOf(isMissing ? group : field), message, isMissing }];
}

/**
 * All of a group, of which valibot reports the first.
 *
 * @param {JsonPath} group
 * @param {{ input: unknown, entries: object, source: JsonSource }} context
 */
const unknownNames = (group, { input, entries, source }) =>
  Object.keys(Object(input))
    .filter((key) => !Object.hasOwn(entries, key))
    .map((key) => ({
      offset: source.offsetOfName([...group, key]),
      message: `${fieldName([...group, key])}: is not known; use one of ${Object.keys(entries).join(', ')}.`,
      isMissing: false,
    }));

/** The schema of a part of a file. @param {SchemaParts} schema @param {JsonPath} path @returns {SchemaParts} */
function schemaAt(schema, path) {
  const { item, entries, wrapped } = schema;
  if (wrapped) return schemaAt(wrapped, path);
  const [key, ...rest] = path;
  const inner = key === undefined ? undefined : (item ?? entries?.[key]);
  return inner ? schemaAt(inner, rest) : schema;
}

/** @param {Issue & { requirement?: unknown }} issue @param {SchemaParts} schema that it is an issue of */
function whatIsWrong({ type, kind, input, expected, requirement, message }, { pipe }) {
  const isWhole = pipe?.some((item) => item.type === 'integer');
  const shown = shortened(JSON.stringify(input));
  if (type === 'picklist')
    return `${shown} is not one of the choices; write ${expected?.replaceAll(/[()]/g, '').replaceAll(' | ', ' or ')}.`;
  if (kind === 'schema') return typeFault(isWhole ? 'integer' : type);
  switch (type) {
    case 'non_empty':
      return 'is empty; write a text, or take the line out if it may be left out.';
    case 'gt_value':
      return `${shown} is too small; write more than ${requirement}.`;
    case 'min_value':
      return `${shown} is too small; write at least ${requirement}.`;
    case 'max_value':
      return `${shown} is too large; write at most ${requirement}.`;
    case 'max_length':
      return Array.isArray(input)
        ? `has too many entries; keep ${requirement}.`
        : `has ${String(input).length} characters, ${requirement} are the most; shorten it.`;
    case 'min_length':
      return `has too few entries; write at least ${requirement}.`;
    case 'integer':
      return typeFault(type);
    default:
      return `${shown} ${message}`;
  }
}

/** What a type is called, and how it is written. @type {Readonly<Record<string, readonly [name: string, example: string]>>} */
const kinds = {
  string: ['a text', 'it in double quotes'],
  number: ['a number', 'a number without quotes'],
  integer: ['a whole number', 'a number without quotes'],
  boolean: ['true or false', 'true or false without quotes'],
  array: ['a list', 'it between "[" and "]"'],
  strict_object: ['a group in braces', 'it between "{" and "}"'],
};

/** @param {string} type */
function typeFault(type) {
  const [name = type, example = 'one'] = kinds[type] ?? [];
  return `is not ${name}; write ${example}.`;
}
