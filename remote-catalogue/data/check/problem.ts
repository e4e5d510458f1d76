import type { TextPlace } from '../json/text-place';
import type { Finding } from './finding';

/** A finding with its place in a file. */
export interface Problem extends TextPlace, Omit<Finding, 'path'> {
  readonly file: string;
  /** Number of the article or its place in the file; empty for the file as a whole. */
  readonly article: string;
  /** `ratings.en388.code`; empty for the article as a whole. */
  readonly field: string;
  /** What stands there, as JSON; empty where that would tell nothing. */
  readonly value: string;
}

/** A problem in one line: `FILE:LINE:COLUMN ARTICLE FIELD VALUE: MESSAGE [RULE]`. */
export function problemLine(problem: Problem): string {
  const { file, line, column, severity, article, field, value, message, rule } = problem;
  const place = `${file}:${line}:${column}`;
  const parts = [place, severity === 'warning' ? 'warning' : '', article, field, value];
  return `${parts.filter(Boolean).join(' ')}: ${message} [${rule}]`;
}
