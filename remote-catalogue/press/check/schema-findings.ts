import * as v from 'valibot';
import type { JsonPath } from 'shared-types/json/json-tree';
import type { Finding } from './finding';

/** A finding of a schema. */
export interface SchemaFinding extends Finding {
  /** True if a value has another form, and not only another value than allowed: nothing can be read of it. */
  readonly isUnread: boolean;
}

/** Everything that a schema finds wrong with a value, each fault once. */
export const schemaFindings = (schema: v.GenericSchema, value: unknown): readonly SchemaFinding[] =>
  (v.safeParse(schema, value, { message: expectation }).issues ?? []).map((issue) => ({
    path: pathOf(issue),
    rule: issue.expected === 'never' ? 'KEY' : 'FORM',
    message: issue.message,
    isUnread: issue.kind === 'schema',
  }));

const pathOf = ({ path }: Pick<v.BaseIssue<unknown>, 'path'>): JsonPath =>
  (path ?? []).map(({ key }) => key as string | number);

/** The message of a check that gives none itself. */
function expectation({ type, received, expected }: v.BaseIssue<unknown>): string {
  if (received === 'undefined') return 'is missing';
  const wanted = (expected ?? 'something else').replaceAll(/[()"]/g, '').replaceAll(' | ', ', ');
  return `must be ${type === 'picklist' ? 'one of ' : ''}${wanted}`;
}
