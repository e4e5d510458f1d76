import { valueOf, type JsonNode } from '../json/json-node';
import { textPlace } from '../json/text-place';
import type { SourceText } from '../source-files';
import { problemOf, type ArticleInFile } from './article-in-file';
import type { ArticleFields, ArticleRule, Finding } from './finding';
import { isRecord } from './is-record';
import type { Problem } from './problem';
import { repeatedKeys, type RepeatedKey } from './repeated-keys';
import { filePath, readFields, type ReadFields } from './read-fields';
import { constructionRules } from './rules/construction';
import { garmentClaimRules } from './rules/garment-claims';
import { gloveClaimRules } from './rules/glove-claims';
import { gloveOrGarmentRules } from './rules/glove-or-garment';
import { identityRules } from './rules/identity';
import { markingArticleRules } from './rules/markings';
import { typicalRules } from './rules/typical';

const rules: readonly ArticleRule[] = [
  ...identityRules,
  ...gloveOrGarmentRules,
  ...constructionRules,
  ...markingArticleRules,
  ...gloveClaimRules,
  ...garmentClaimRules,
  ...typicalRules,
];

/** Everything that is wrong with an article alone, wherever it comes from. */
export const articleFindings = (article: unknown): readonly Finding[] => findingsIn(readFields(article));

const findingsIn = (reading: ReadFields): readonly Finding[] => [
  ...reading.findings,
  ...brokenRules(reading),
];

/** An article and everything that is wrong with it alone. */
export interface CheckedArticle extends ArticleInFile {
  readonly problems: readonly Problem[];
}

/** Checks one item of a file. */
export function checkArticle(file: SourceText, node: JsonNode, index: number): CheckedArticle {
  const value = valueOf(node);
  const reading = readFields(value);
  const article = { file, node, name: nameOf(value, index), fields: reading.fields };
  const problems = [
    ...repeatedKeys(node).map((repeated) => repeatedKeyProblem(article, repeated)),
    ...findingsIn(reading).map((finding) => problemOf(article, finding)),
  ];
  return { ...article, problems };
}

function repeatedKeyProblem({ file, name }: ArticleInFile, { first, again }: RepeatedKey): Problem {
  const { line, column } = textPlace(file.text, first.start);
  return {
    ...textPlace(file.text, again.start),
    file: file.name,
    article: name,
    field: again.key,
    value: '',
    message: `stands already at ${line}:${column}`,
    rule: 'KEY',
    severity: 'error',
  };
}

function brokenRules({ fields, sound }: ReadFields): readonly Finding[] {
  const asked = rules.filter(({ reads }) => reads.every((name) => sound.has(name)));
  return asked
    .flatMap(({ find }) => find(fields as ArticleFields))
    .map((finding) => ({ ...finding, path: filePath(finding.path) }));
}

const nameOf = (value: unknown, index: number): string =>
  isRecord(value) && typeof value.articleNo === 'string' && value.articleNo !== ''
    ? value.articleNo
    : `article ${index + 1}`;
