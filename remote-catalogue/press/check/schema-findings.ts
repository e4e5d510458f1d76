import type * as v from 'valibot';
import type { JsonPath } from 'shared-types/json/json-tree';
import { suggestion } from 'shared-types/json/nearest-name';
import { errorIf, type Finding } from './finding';
import { isRecord } from './is-record';

type Issue = v.BaseIssue<unknown>;

/** Names of rules by the check that failed; whatever is not listed is FORM. */
const ruleNames: Readonly<Record<string, string>> = {
  max_length: 'LENGTH',
  min_length: 'LENGTH',
  max_entries: 'LENGTH',
  min_value: 'NUMBER',
  max_value: 'NUMBER',
  integer: 'NUMBER',
  check: 'HTML',
  picklist: 'CHOICE',
};

export const schemaFindings = (issues: readonly Issue[], path: JsonPath): readonly Finding[] =>
  issues.map((issue) => ({
    path: [...path, ...(issue.path ?? []).map(({ key }) => key as string | number)],
    rule: isMissing(issue) ? 'MISSING' : (ruleNames[issue.type] ?? 'FORM'),
    message: messageOf(issue),
    severity: 'error',
  }));

const isMissing = ({ kind, received }: Issue): boolean => kind === 'schema' && received === 'undefined';

const limitMessages: Readonly<Record<string, (issue: Issue) => string>> = {
  integer: () => 'must be a whole number',
  min_value: ({ requirement }) => `must be at least ${String(requirement)}`,
  max_value: ({ requirement }) => `must be at most ${String(requirement)}`,
};

/** Messages that a schema does not give itself are put into the words of the others. */
function messageOf(issue: Issue): string {
  if (isMissing(issue)) return 'is missing';
  const limit = limitMessages[issue.type]?.(issue);
  if (limit !== undefined) return limit;
  if (!issue.message.startsWith('Invalid')) return issue.message;
  const expected = (issue.expected ?? 'something else').replaceAll(/[()"]/g, '').replaceAll(' | ', ', ');
  return `must be ${issue.type === 'picklist' ? 'one of ' : ''}${expected}`;
}

interface SchemaParts extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly getter?: (input: unknown) => v.GenericSchema;
}

/** Keys that a schema does not name, at any depth, each with the known one that comes nearest. */
export function unknownKeys(schema: v.GenericSchema, value: unknown, path: JsonPath): readonly Finding[] {
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
  entries: Readonly<Record<string, v.GenericSchema>>,
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
