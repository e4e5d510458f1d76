import type { JsonPath } from 'shared-types/json/json-tree';
import { isArticleNo } from 'shared-types/protocol/article-number';
import { problemOf, type ArticleInFile, type Problem } from './problem';
import { errorIf, type ArticleFields } from './finding';

/** Problems between articles: numbers and titles that are taken, and links that lead nowhere. */
export const problemsBetween = (articles: readonly ArticleInFile[]): readonly Problem[] => [
  ...repeated(articles, ({ articleNo }) => (articleNo ? [[articleNo.toLowerCase(), ['articleNo']]] : [])),
  ...repeated(articles, ({ type, title }) => (type && title ? [[`${type}: ${title}`, ['title']]] : [])),
  ...repeated(articles, ({ gtins = [] }) =>
    gtins.map(({ gtin }, place) => [gtin, ['ext', 'gtins', place, 'gtin']]),
  ),
  ...brokenLinks(articles),
];

const numberOf = ({ articleNo }: Partial<ArticleFields>) => articleNo?.toLowerCase();

/** @param keysOf  what no other article may have, and where it stands in the article */
function repeated(
  articles: readonly ArticleInFile[],
  keysOf: (fields: Partial<ArticleFields>) => readonly (readonly [key: string, path: JsonPath])[],
): readonly Problem[] {
  const seen = new Map<string, ArticleInFile>();
  return articles.flatMap((article) =>
    keysOf(article.fields).flatMap(([key, path]) => {
      const first = seen.get(key);
      if (!first) seen.set(key, article);
      // One article in two rows: only the number is reported.
      const isAgain = path[0] !== 'articleNo' && first !== article;
      if (!first || (isAgain && numberOf(first.fields) === numberOf(article.fields))) return [];
      const { name, file, index } = first;
      const place = file.rows ? `row ${file.rows[index]}` : file.name;
      const message = `the same as of ${name} in ${place}; each article has its own`;
      return problemOf(article, { path, rule: 'DUPLICATE', message });
    }),
  );
}

/** Also available in: a text, or the number of an article, which is one word with a digit. */
function brokenLinks(articles: readonly ArticleInFile[]): readonly Problem[] {
  const numbers = new Set(articles.map(({ fields }) => fields.articleNo));
  const isNumber = (text: string) => isArticleNo(text) && /\d/.test(text);
  return articles.flatMap((article) =>
    (article.fields.alsoAvailableIn ?? []).flatMap((text, index) => {
      const isBroken = isNumber(text) && (!numbers.has(text) || text === article.fields.articleNo);
      const message = 'is no number of another article';
      const found = errorIf(isBroken, ['alsoAvailableIn', index], ['LINK', message]);
      return found.map((finding) => problemOf(article, finding));
    }),
  );
}
