import type * as v from 'valibot';
import type { JsonPath } from 'shared-types/json/json-tree';
import type { Finding } from './finding';

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
