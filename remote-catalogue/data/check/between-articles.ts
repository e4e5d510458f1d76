import { textPlace } from '../json/text-place';
import { articlePrefixes } from '../article-numbers';
import { problemOf, type ArticleInFile } from './article-in-file';
import { errorIf, type FieldName } from './finding';
import type { Problem } from './problem';

/**
 * What is wrong between articles: numbers and titles that are taken, and links that lead nowhere.
 *
 * @param known  numbers of other articles, to which links may lead
 */
export const problemsBetween = (
  articles: readonly ArticleInFile[],
  known: ReadonlySet<string>,
): readonly Problem[] => [
  ...repeated(articles, 'articleNo', ({ articleNo }) => articleNo?.toLowerCase()),
  ...repeated(articles, 'title', ({ type, title }) => (type && title ? `${type}: ${title}` : undefined)),
  ...brokenLinks(articles, known),
];

function repeated(
  articles: readonly ArticleInFile[],
  field: FieldName,
  keyOf: (fields: ArticleInFile['fields']) => string | undefined,
): readonly Problem[] {
  const seen = new Map<string, ArticleInFile>();
  return articles.flatMap((article) => {
    const key = keyOf(article.fields);
    if (key === undefined) return [];
    const first = seen.get(key);
    if (!first) seen.set(key, article);
    const message = first ? `the same as of ${first.name} at ${placeOf(first)}` : '';
    return errorIf(first !== undefined, { path: [field], rule: 'DUPLICATE', message }).map((finding) =>
      problemOf(article, finding),
    );
  });
}

function placeOf({ file, node }: ArticleInFile): string {
  const { line, column } = textPlace(file.text, node.start);
  return `${file.name}:${line}:${column}`;
}

/** A text that reads as an article number: `LG502`. */
const articleNumber = new RegExp(`^(${Object.values(articlePrefixes).join('|')})\\d+$`, 'i');

function brokenLinks(articles: readonly ArticleInFile[], known: ReadonlySet<string>): readonly Problem[] {
  const numbers = new Set([...known, ...articles.map(({ fields }) => fields.articleNo)]);
  return articles.flatMap((article) =>
    (article.fields.alsoAvailableIn ?? []).flatMap((text, index) => {
      const path = ['alsoAvailableIn', index];
      const isBroken = articleNumber.test(text) && (!numbers.has(text) || text === article.fields.articleNo);
      return errorIf(isBroken, { path, rule: 'LINK', message: 'is no number of another article' }).map(
        (finding) => problemOf(article, finding),
      );
    }),
  );
}
