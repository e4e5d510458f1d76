import { positionAt, problemLine as lineOf, type TextPosition } from 'shared-types/json/problems';
import { nearestNode, offsetOf, valueOf, type JsonNode, type JsonPath } from 'shared-types/json/json-tree';
import type { SourceText } from '../source-files';
import type { ArticleFields, Finding } from './finding';

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

export interface ArticleInFile {
  readonly file: SourceText;
  readonly node: JsonNode;
  readonly name: string;
  readonly fields: Partial<ArticleFields>;
}

const longestValue = 40;

export function problemOf({ file, node, name }: ArticleInFile, { path, ...finding }: Finding): Problem {
  const found = nearestNode(node, path);
  return {
    ...finding,
    // An unknown key is itself the mistake.
    ...positionAt(file.text, finding.rule === 'KEY' ? offsetOf(node, path) : found.offset),
    file: file.name,
    article: name,
    field: fieldName(path),
    value: found === nearestNode(node, path.slice(0, -1)) ? '' : shown(found),
  };
}

export const fieldName = (path: JsonPath): string =>
  path.slice(path[0] === 'ext' && path.length > 1 ? 1 : 0).join('.');

export function placeInFile({ file, node }: ArticleInFile): string {
  const { line, column } = positionAt(file.text, node.offset);
  return `at ${file.name}:${line}:${column}`;
}

function shown(node: JsonNode): string {
  if (node.children) return '';
  const value = JSON.stringify(valueOf(node));
  return value.length > longestValue ? `${value.slice(0, longestValue)}…` : value;
}
