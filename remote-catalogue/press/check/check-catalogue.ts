import { parseJson, repeatedKeys, valueOf, type JsonNode } from 'shared-types/json/json-tree';
import { positionAt } from 'shared-types/json/problems';
import { articleSchema, extFields, type SourceArticle, type WrittenArticle } from '../article-schema';
import type { SourceText } from '../source-files';
import { artOf } from '../drawings/article-art';
import { problemsBetween } from './between-articles';
import type { ArticleFields, Finding } from './finding';
import { fileProblem, problemOf, type ArticleInFile, type Problem } from './problem';
import { isRecord } from './is-record';
import { articleRules } from './rules/article-rules';
import { claimRules } from './rules/claim-rules';
import { schemaFindings } from './schema-findings';

/** The articles of a catalogue, and all that is wrong with them. */
export interface CheckedCatalogue {
  /** All articles, in the order of the files; empty if there is an error. */
  readonly articles: readonly SourceArticle[];
  readonly problems: readonly Problem[];
}

/** Checks the articles of all files, each by itself and against the others. */
export function checkCatalogue(files: readonly SourceText[]): CheckedCatalogue {
  const checked = files.map(checkFile);
  const articles = checked.flatMap((file) => file.articles);
  const problems = [...checked.flatMap((file) => file.problems), ...problemsBetween(articles)];
  const sound = problems.length > 0 ? [] : articles;
  return { articles: sound.map(({ node }) => completeArticle(valueOf(node) as WrittenArticle)), problems };
}

interface CheckedFile {
  readonly articles: readonly ArticleInFile[];
  readonly problems: readonly Problem[];
}

function checkFile(file: SourceText): CheckedFile {
  const tree = parseJson(file.text);
  const isList = tree.kind === 'json' && tree.root.type === 'array';
  if (!isList) {
    const { offset, message } =
      tree.kind === 'fault' ? tree : { ...tree.root, message: 'must be an array of articles' };
    return { articles: [], problems: [fileProblem(file, offset, message)] };
  }
  const checked = (tree.root.children ?? []).map((node, index) => checkArticle(file, node, index));
  return {
    articles: checked.map(({ article }) => article),
    problems: checked.flatMap(({ problems }) => problems),
  };
}

function completeArticle({ image, ext = {}, ...article }: WrittenArticle): SourceArticle {
  return {
    ...article,
    image: image ?? `${article.articleNo.toLowerCase()}.svg`,
    ext: { ...ext, art: artOf({ ...article, ...ext }) },
  };
}

function checkArticle(file: SourceText, node: JsonNode, index: number) {
  const value = valueOf(node);
  const { fields, findings } = judgeArticle(value);
  const article: ArticleInFile = { file, node, index, name: articleName(value, index), fields };
  const repeated = repeatedKeys(node).map(({ first, again }): Problem => {
    const { line, column } = positionAt(file.text, first.keyOffset);
    const problem = fileProblem(file, again.keyOffset, `stands already at ${line}:${column}`);
    return { ...problem, index, article: article.name, field: again.key, rule: 'KEY' };
  });
  return { article, problems: [...repeated, ...findings.map((finding) => problemOf(article, finding))] };
}

/** Findings of the schema of an article and of the rules. A rule is left out if a field that it reads has not its form. */
function judgeArticle(value: unknown) {
  const found = schemaFindings(articleSchema, value);
  if (!isRecord(value)) return { fields: {}, findings: found };
  const { ext, ...article } = value;
  const unread = new Set(found.filter(({ isUnread }) => isUnread).map(({ path }) => fieldOf(path)));
  const all = Object.entries({ ...article, ...(isRecord(ext) ? ext : {}) });
  const fields: Partial<ArticleFields> = Object.fromEntries(all.filter(([name]) => !unread.has(name)));
  const broken = [...articleRules, ...claimRules]
    .filter(({ reads }) => !reads.some((name) => unread.has(name)))
    .flatMap(({ find }) => find(fields as ArticleFields).map(inFile));
  // What the schema refuses is not named again by a rule.
  const named = new Set(found.map(({ path }) => path.join('.')));
  return { fields, findings: [...found, ...broken.filter(({ path }) => !named.has(path.join('.')))] };
}

const fieldOf = ([first, second]: Finding['path']) => (first === 'ext' ? second : first);

/** Rules name the fields of `ext` like the others: in the file they stand a level deeper. */
const inFile = ({ path, ...finding }: Finding): Finding => ({
  ...finding,
  path: Object.hasOwn(extFields, path[0] ?? '') ? ['ext', ...path] : path,
});

const articleName = (value: unknown, index: number): string =>
  isRecord(value) && typeof value.articleNo === 'string' && value.articleNo !== ''
    ? value.articleNo
    : `article ${index + 1}`;
