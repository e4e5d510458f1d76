import { positionAt, problemLine as lineOf, type TextPosition } from 'shared-types/json/problems';
import type { SourceText } from '../source-files';
import type { Finding } from './finding';

export interface Problem extends TextPosition, Omit<Finding, 'path'> {
  readonly file: string;
  /** Number of the article or its place in the file; empty for the file as a whole. */
  readonly article: string;
  /** `ratings.en388.code`; empty for the article as a whole. */
  readonly field: string;
  /** Value in the file, as JSON; empty where that would tell nothing. */
  readonly value: string;
}

/** A problem in one line: `FILE:LINE:COLUMN ARTICLE FIELD VALUE: MESSAGE [RULE]`. */
export function problemLine({ article, field, value, message, rule, ...problem }: Problem): string {
  const subject = [article, field, value].filter(Boolean).join(' ');
  return lineOf({
    ...problem,
    isWarning: problem.severity === 'warning',
    message: `${subject}${subject && ': '}${message} [${rule}]`,
  });
}

/** An error of a file as a whole. @param offset characters in front of it */
export const fileProblem = (file: SourceText, offset: number, message: string): Problem => ({
  ...positionAt(file.text, offset),
  file: file.name,
  article: '',
  field: '',
  value: '',
  message,
  rule: 'JSON',
  severity: 'error',
});
