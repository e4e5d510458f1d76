import { articlePrefixes } from '../article-numbers';
import { errorIf, type ArticleFields, type FieldName, type Finding } from './finding';

/** An article among others, as far as it could be read. */
export interface ArticleAmongOthers {
  /** As messages name it. */
  readonly name: string;
  readonly fields: Partial<Pick<ArticleFields, 'articleNo' | 'type' | 'title' | 'alsoAvailableIn'>>;
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
  /** Where an article stands, as the end of a sentence: `at leather.json:12:3`. */
  readonly placeOf: (article: Article) => string;
}

/** What is wrong between articles: numbers and titles that are taken, and links that lead nowhere. */
export const findingsBetween = <Article extends ArticleAmongOthers>(
  articles: readonly Article[],
  { known, placeOf }: Surroundings<Article>,
): readonly FindingIn<Article>[] => [
  ...repeated(articles, { field: 'articleNo', placeOf }, ({ articleNo }) => articleNo?.toLowerCase()),
  ...repeated(articles, { field: 'title', placeOf }, ({ type, title }) =>
    type && title ? `${type}: ${title}` : undefined,
  ),
  ...brokenLinks(articles, known),
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

/** A text that reads as an article number: `LG502`. */
const articleNumber = new RegExp(`^(${Object.values(articlePrefixes).join('|')})\\d+$`, 'i');

function brokenLinks<Article extends ArticleAmongOthers>(
  articles: readonly Article[],
  known: ReadonlySet<string>,
): readonly FindingIn<Article>[] {
  const numbers = new Set([...known, ...articles.map(({ fields }) => fields.articleNo)]);
  return articles.flatMap((article) =>
    (article.fields.alsoAvailableIn ?? []).flatMap((text, index) => {
      const path = ['alsoAvailableIn', index];
      const isBroken = articleNumber.test(text) && (!numbers.has(text) || text === article.fields.articleNo);
      return foundIn(
        article,
        errorIf(isBroken, { path, rule: 'LINK', message: 'is no number of another article' }),
      );
    }),
  );
}
