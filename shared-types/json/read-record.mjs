/** Reads JSON that must fit a schema. */
import * as v from 'valibot';
import { readJson } from './read-json.mjs';

/** @typedef {v.BaseIssue<unknown>} Issue */

/** @param {Issue} issue @returns {(string | number)[]} */
const pathOf = ({ path }) => (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));

/** `routes[0].title` @param {readonly (string | number)[]} path */
const pathText = (path) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');

/** @type {typeof import('./read-record.mjs').faultText} */
export const faultText = (issue) => [pathText(pathOf(issue)), issue.message].filter(Boolean).join(' ');

/** @param {v.GenericSchema} schema @param {unknown} value @returns {readonly Issue[]} */
const issuesOf = (schema, value) => v.safeParse(schema, value).issues ?? [];

/** @type {typeof import('./read-record.mjs').schemaFaults} */
export const schemaFaults = (schema, value) => issuesOf(schema, value).map(faultText);

/** @type {typeof import('./read-record.mjs').readRecord} */
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
