/** Reads JSON that must fit a schema. */
import * as v from 'valibot';
import type { Problem } from './problems.js';
import { readJson } from './read-json.js';

type Issue = v.BaseIssue<unknown>;

/** A record that fits its schema, or everything that is wrong with it. */
type ReadRecord<Value> = { kind: 'record'; value: Value } | { kind: 'invalid'; problems: readonly Problem[] };

const pathOf = ({ path }: Issue): (string | number)[] =>
  (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));

/** Text of a path: `routes[0].title`. */
export const pathText = (path: readonly (string | number)[]) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');

/** One thing that is wrong, with the path of its key: `[0].drawing is missing`. */
export const faultText = (issue: Issue) => [pathText(pathOf(issue)), issue.message].filter(Boolean).join(' ');

const issuesOf = (schema: v.GenericSchema, value: unknown): readonly Issue[] =>
  v.safeParse(schema, value).issues ?? [];

/** Faults of a value, each with the path of its key. Empty if it fits. @param value  parsed JSON */
export const schemaFaults = (schema: v.GenericSchema, value: unknown): readonly string[] =>
  issuesOf(schema, value).map(faultText);

/** Reads JSON that must fit a schema; a repeated key is a problem, too. @param file as messages name it */
export function readRecord<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  file: string,
): ReadRecord<v.InferOutput<Schema>> {
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
