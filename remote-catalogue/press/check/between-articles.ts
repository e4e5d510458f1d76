import type { Prefixes } from '../catalogue-settings';
import { placeInFile, problemOf, type ArticleInFile, type Problem } from './problem';
import { errorIf, type ArticleFields, type FieldName, type Finding } from './finding';

/** Problems between articles: numbers and titles that are taken, other prefixes, and links that lead nowhere or are none. */
export const problemsBetween = (
  articles: readonly ArticleInFile[],
  prefixes: NonNullable<Prefixes>,
): readonly Problem[] => [
  ...repeated(articles, 'articleNo', numberOf),
  ...repeated(articles, 'title', ({ type, title }) => (type && title ? `${type}: ${title}` : undefined)),
  ...articles.flatMap((article) => otherPrefix(article, prefixes)),
  ...brokenLinks(articles, prefixes),
];

const problemsOf = (article: ArticleInFile, findings: readonly Finding[]): readonly Problem[] =>
  findings.map((finding) => problemOf(article, finding));

const numberOf = ({ articleNo }: Partial<ArticleFields>) => articleNo?.toLowerCase();

function repeated(
  articles: readonly ArticleInFile[],
  field: FieldName,
  keyOf: (fields: Partial<ArticleFields>) => string | undefined,
): readonly Problem[] {
  const seen = new Map<string, ArticleInFile>();
  return articles.flatMap((article) => {
    const key = keyOf(article.fields);
    const first = key === undefined ? undefined : seen.get(key);
    if (key !== undefined && !first) seen.set(key, article);
    // One article in two rows: only the number is reported.
    if (!first || (field === 'title' && numberOf(first.fields) === numberOf(article.fields))) return [];
    const message = `the same as of ${first.name} ${placeInFile(first)}`;
    return problemsOf(article, errorIf(true, [field], ['DUPLICATE', message]));
  });
}

function otherPrefix(article: ArticleInFile, prefixes: NonNullable<Prefixes>): readonly Problem[] {
  const { articleNo, type, dataStatus } = article.fields;
  const prefix = type && prefixes[type];
  if (dataStatus !== 'sample' || !prefix || articleNo === undefined) return [];
  const message = `must begin with ${prefix} for a sample article of the type “${type}”`;
  const isOther = !articleNo.startsWith(prefix);
  return problemsOf(article, errorIf(isOther, ['articleNo'], ['PREFIX', message]));
}

function brokenLinks(
  articles: readonly ArticleInFile[],
  prefixes: NonNullable<Prefixes>,
): readonly Problem[] {
  const numbers = new Set(articles.map(({ fields }) => fields.articleNo));
  const isNumber = readsAsNumber(Object.values(prefixes).filter((prefix) => prefix !== undefined));
  return articles.flatMap((article) =>
    (article.fields.alsoAvailableIn ?? []).flatMap((text, index) => {
      const isBroken = isNumber(text) && (!numbers.has(text) || text === article.fields.articleNo);
      const named = numbers.has(text)
        ? undefined
        : wordsOf(text).find((word) => numbers.has(word) && word !== article.fields.articleNo);
      const path = ['alsoAvailableIn', index];
      const warned = errorIf(named !== undefined, path, ['LINK', `is no link: write ${named} alone`]);
      return problemsOf(article, [
        ...errorIf(isBroken, path, ['LINK', 'is no number of another article']),
        ...warned.map((finding) => ({ ...finding, severity: 'warning' as const })),
      ]);
    }),
  );
}

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\d]+/gu) ?? [];

const readsAsNumber =
  (prefixes: readonly string[]) =>
  (text: string): boolean =>
    prefixes.some((prefix) => {
      const isPrefixed = text.toLowerCase().startsWith(prefix.toLowerCase());
      return isPrefixed && /^\d+$/.test(text.slice(prefix.length));
    });
