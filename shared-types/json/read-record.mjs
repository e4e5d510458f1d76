/** Reads JSON that must fit a schema. */
import * as v from 'valibot';
import { readJson } from './read-json.mjs';

/** @typedef {v.BaseIssue<unknown>} Issue */

/**
 * A record that fits its schema, or everything that is wrong with it.
 *
 * @template Value
 * @typedef {{ kind: 'record', value: Value } | { kind: 'invalid', problems: readonly import('./problems.mjs').Problem[] }} ReadRecord
 */

/** @param {Issue} issue @returns {(string | number)[]} */
const pathOf = ({ path }) => (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));

/** `routes[0].title` @param {readonly (string | number)[]} path */
const pathText = (path) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');

/** One thing that is wrong, with the path of its key: `[0].drawing is missing`. @param {Issue} issue */
export const faultText = (issue) => [pathText(pathOf(issue)), issue.message].filter(Boolean).join(' ');

/** @param {v.GenericSchema} schema @param {unknown} value @returns {readonly Issue[]} */
const issuesOf = (schema, value) => v.safeParse(schema, value).issues ?? [];

/**
 * What is wrong with a value, each with the path of its key. Empty if it fits.
 *
 * @param {v.GenericSchema} schema
 * @param {unknown} value  parsed JSON
 * @returns {readonly string[]}
 */
export const schemaFaults = (schema, value) => issuesOf(schema, value).map(faultText);

/**
 * Reads JSON that must fit a schema. Each problem has its line; a key that an object has twice is one.
 *
 * @template {v.GenericSchema} Schema
 * @param {Schema} schema
 * @param {string} text  the whole file
 * @param {string} file  as messages name it: `remote.json`
 * @returns {ReadRecord<v.InferOutput<Schema>>}
 */
export function readRecord(schema, text, file) {
  const json = readJson(text, file);
  if (json.kind === 'problem') return { kind: 'invalid', problems: [json.problem] };
  const result = v.safeParse(schema, json.value);
  if (result.success) return { kind: 'record', value: result.output };
  const problems = result.issues.map((issue) => ({
    file,
    ...json.positionOf(pathOf(issue)),
    message: faultText(issue),
    isWarning: false,
  }));
  return { kind: 'invalid', problems };
}
