import { positionAt, problemLine as lineOf, type TextPosition } from 'shared-types/json/problems';
import { nearestNode, offsetOf, valueOf, type JsonNode, type JsonPath } from 'shared-types/json/json-tree';
import type { SourceText } from '../source-files';
import type { ArticleFields, Finding } from './finding';

/** Something that is wrong at a position of a file of a catalogue. */
export interface Problem extends TextPosition, Omit<Finding, 'path'> {
  readonly file: string;
  /** Place of the article in the file, from 0; absent for the file as a whole. */
  readonly index?: number;
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
    isWarning: false,
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
});

/** An article of a file that is checked. */
export interface ArticleInFile {
  readonly file: SourceText;
  readonly node: JsonNode;
  /** Its place in the file, from 0. */
  readonly index: number;
  readonly name: string;
  readonly fields: Partial<ArticleFields>;
}

const longestValue = 40;

/** A finding at its position in the file of the article. */
export function problemOf(
  { file, node, name, index }: Omit<ArticleInFile, 'fields'>,
  { path, rule, message }: Finding,
): Problem {
  const found = nearestNode(node, path);
  return {
    rule,
    message,
    // An unknown key is itself the mistake.
    ...positionAt(file.text, rule === 'KEY' ? offsetOf(node, path) : found.offset),
    file: file.name,
    index,
    article: name,
    field: fieldName(path),
    value: found === nearestNode(node, path.slice(0, -1)) ? '' : shown(found),
  };
}

const fieldName = (path: JsonPath): string =>
  path.slice(path[0] === 'ext' && path.length > 1 ? 1 : 0).join('.');

function shown(node: JsonNode): string {
  if (node.children) return '';
  const value = JSON.stringify(valueOf(node));
  return value.length > longestValue ? `${value.slice(0, longestValue)}…` : value;
}
