import type { Prefixes } from '../catalogue-settings';
import { errorIf, type ArticleFields, type FieldName, type Finding } from './finding';

/** An article among others, as far as it could be read. */
export interface ArticleAmongOthers {
  /** As messages name it. */
  readonly name: string;
  readonly fields: Partial<
    Pick<ArticleFields, 'articleNo' | 'type' | 'title' | 'dataStatus' | 'alsoAvailableIn'>
  >;
}

/** A finding and the article that it is in. */
export interface FindingIn<Article> {
  readonly article: Article;
  readonly finding: Finding;
}

/** What is known beside the articles. */
export interface Surroundings<Article> {
  /** Numbers of other articles, to which links may lead. */
  readonly known: ReadonlySet<string>;
  /** What the numbers of sample articles begin with, by type, where that is said. */
  readonly prefixes?: Prefixes;
  /** Where an article stands, as the end of a sentence: `at leather.json:12:3`. */
  readonly placeOf: (article: Article) => string;
}

/** What is wrong between articles: numbers and titles that are taken, other prefixes, and links that lead nowhere. */
export const findingsBetween = <Article extends ArticleAmongOthers>(
  articles: readonly Article[],
  { known, prefixes = {}, placeOf }: Surroundings<Article>,
): readonly FindingIn<Article>[] => [
  ...repeated(articles, { field: 'articleNo', placeOf }, ({ articleNo }) => articleNo?.toLowerCase()),
  ...repeated(articles, { field: 'title', placeOf }, ({ type, title }) =>
    type && title ? `${type}: ${title}` : undefined,
  ),
  ...otherPrefixes(articles, prefixes),
  ...brokenLinks(articles, { known, prefixes }),
];

function repeated<Article extends ArticleAmongOthers>(
  articles: readonly Article[],
  { field, placeOf }: Pick<Surroundings<Article>, 'placeOf'> & { readonly field: FieldName },
  keyOf: (fields: Article['fields']) => string | undefined,
): readonly FindingIn<Article>[] {
  const seen = new Map<string, Article>();
  return articles.flatMap((article) => {
    const key = keyOf(article.fields);
    if (key === undefined) return [];
    const first = seen.get(key);
    if (!first) {
      seen.set(key, article);
      return [];
    }
    const message = `the same as of ${first.name} ${placeOf(first)}`;
    return foundIn(article, errorIf(true, { path: [field], rule: 'DUPLICATE', message }));
  });
}

const foundIn = <Article>(article: Article, findings: readonly Finding[]): readonly FindingIn<Article>[] =>
  findings.map((finding) => ({ article, finding }));

const otherPrefixes = <Article extends ArticleAmongOthers>(
  articles: readonly Article[],
  prefixes: NonNullable<Prefixes>,
): readonly FindingIn<Article>[] =>
  articles.flatMap((article) => {
    const { articleNo, type, dataStatus } = article.fields;
    const prefix = type && prefixes[type];
    if (dataStatus !== 'sample' || !prefix || articleNo === undefined) return [];
    const isOther = !articleNo.startsWith(prefix);
    const message = `must begin with ${prefix} for a sample article of the type “${type}”`;
    return foundIn(article, errorIf(isOther, { path: ['articleNo'], rule: 'PREFIX', message }));
  });

function brokenLinks<Article extends ArticleAmongOthers>(
  articles: readonly Article[],
  { known, prefixes }: { readonly known: ReadonlySet<string>; readonly prefixes: NonNullable<Prefixes> },
): readonly FindingIn<Article>[] {
  const numbers = new Set([...known, ...articles.map(({ fields }) => fields.articleNo)]);
  const isNumber = readsAsNumber(Object.values(prefixes).filter((prefix) => prefix !== undefined));
  return articles.flatMap((article) =>
    (article.fields.alsoAvailableIn ?? []).flatMap((text, index) => {
      const path = ['alsoAvailableIn', index];
      const isBroken = isNumber(text) && (!numbers.has(text) || text === article.fields.articleNo);
      return foundIn(
        article,
        errorIf(isBroken, { path, rule: 'LINK', message: 'is no number of another article' }),
      );
    }),
  );
}

/** Whether a text is one of the prefixes and digits. */
const readsAsNumber =
  (prefixes: readonly string[]) =>
  (text: string): boolean =>
    prefixes.some((prefix) => {
      const isPrefixed = text.toLowerCase().startsWith(prefix.toLowerCase());
      return isPrefixed && /^\d+$/.test(text.slice(prefix.length));
    });
