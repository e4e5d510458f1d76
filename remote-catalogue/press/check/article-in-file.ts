import { valueOf, nearestNode, offsetOf, type JsonNode, type JsonPath } from 'shared-types/json/json-tree';
import { positionAt } from 'shared-types/json/problems';
import type { SourceText } from '../source-files';
import type { ArticleFields, Finding } from './finding';
import type { Problem } from './problem';

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
