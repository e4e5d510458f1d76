import {
  parseJson,
  repeatedKeys,
  valueOf,
  type JsonNode,
  type RepeatedKey,
} from 'shared-types/json/json-tree';
import { byPosition, positionAt } from 'shared-types/json/problems';
import type { SourceArticle, WrittenArticle } from '../article-schema';
import type { SourceText } from '../source-files';
import { artOf } from '../drawings/article-art';
import type { Prefixes } from '../catalogue-settings';
import { problemsBetween } from './between-articles';
import { isError, type ArticleFields, type Finding } from './finding';
import { fileProblem, problemOf, type ArticleInFile, type Problem } from './problem';
import { isRecord } from './is-record';
import { filePath, readFields, type ReadFields } from './read-fields';
import { articleRules } from './rules/article-rules';
import { claimRules } from './rules/claim-rules';

export interface CheckedCatalogue {
  /** All articles, in the order of the files; empty if there is an error. */
  readonly articles: readonly SourceArticle[];
  readonly problems: readonly Problem[];
}

export function checkCatalogue(
  files: readonly SourceText[],
  { prefixes = {} }: { readonly prefixes?: Prefixes } = {},
): CheckedCatalogue {
  const checked = files.map(checkFile);
  const articles = checked.flatMap((file) => file.articles);
  const problems = [
    ...checked.flatMap((file) => file.problems),
    ...articles.flatMap((article) => article.problems),
    ...problemsBetween(articles, prefixes),
  ];
  const isSound = !problems.some(isError);
  return {
    articles: isSound ? articles.map(({ node }) => completeArticle(valueOf(node) as WrittenArticle)) : [],
    problems: inOrder(problems, files),
  };
}

interface CheckedFile {
  readonly articles: readonly CheckedArticle[];
  readonly problems: readonly Problem[];
}

function checkFile(file: SourceText): CheckedFile {
  const tree = parseJson(file.text);
  if (tree.kind === 'fault')
    return { articles: [], problems: [fileProblem(file, tree.offset, tree.message)] };
  const { root } = tree;
  if (root.type !== 'array') {
    return { articles: [], problems: [fileProblem(file, root.offset, 'must be an array of articles')] };
  }
  return {
    articles: (root.children ?? []).map((item, index) => checkArticle(file, item, index)),
    problems: [],
  };
}

function inOrder(problems: readonly Problem[], files: readonly SourceText[]): readonly Problem[] {
  const places = new Map(files.map(({ name }, place) => [name, place]));
  const placeOf = ({ file }: Problem) => places.get(file) ?? 0;
  return problems.toSorted((one, other) => placeOf(one) - placeOf(other) || byPosition(one, other));
}

function completeArticle({ image, ext = {}, ...article }: WrittenArticle): SourceArticle {
  return {
    ...article,
    image: image ?? `${article.articleNo.toLowerCase()}.svg`,
    ext: { ...ext, art: artOf({ ...article, ...ext }) },
  };
}

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
