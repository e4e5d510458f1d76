import { repeatedKeys, valueOf, type JsonNode, type RepeatedKey } from 'shared-types/json/json-tree';
import { positionAt } from 'shared-types/json/problems';
import type { SourceText } from '../source-files';
import { problemOf, type ArticleInFile } from './article-in-file';
import type { ArticleFields, Finding } from './finding';
import { isRecord } from './is-record';
import { fileProblem, type Problem } from './problem';
import { filePath, readFields, type ReadFields } from './read-fields';
import { articleRules } from './rules/article-rules';
import { claimRules } from './rules/claim-rules';

export interface CheckedArticle extends ArticleInFile {
  readonly problems: readonly Problem[];
}

export function checkArticle(file: SourceText, node: JsonNode, index: number): CheckedArticle {
  const value = valueOf(node);
  const reading = readFields(value);
  const article = { file, node, name: articleName(value, index), fields: reading.fields };
  const problems = [
    ...repeatedKeys(node).map((repeated) => repeatedKeyProblem(article, repeated)),
    ...[...reading.findings, ...brokenRules(reading)].map((finding) => problemOf(article, finding)),
  ];
  return { ...article, problems };
}

function repeatedKeyProblem({ file, name }: ArticleInFile, { first, again }: RepeatedKey): Problem {
  const { line, column } = positionAt(file.text, first.keyOffset);
  const problem = fileProblem(file, again.keyOffset, `stands already at ${line}:${column}`);
  return { ...problem, article: name, field: again.key, rule: 'KEY' };
}

function brokenRules({ fields, sound }: ReadFields): readonly Finding[] {
  return [...articleRules, ...claimRules]
    .filter(({ reads }) => reads.every((name) => sound.has(name)))
    .flatMap(({ find }) => find(fields as ArticleFields))
    .map((finding) => ({ ...finding, path: filePath(finding.path) }));
}

const articleName = (value: unknown, index: number): string =>
  isRecord(value) && typeof value.articleNo === 'string' && value.articleNo !== ''
    ? value.articleNo
    : `article ${index + 1}`;
