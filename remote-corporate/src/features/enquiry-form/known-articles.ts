import type { ArticleFact } from 'shared-types';

/** Articles by their number in capitals. */
export type KnownArticles = ReadonlyMap<string, ArticleFact>;

export const knownArticlesFrom = (articles: readonly ArticleFact[]): KnownArticles =>
  new Map(articles.map((article) => [article.articleNo.toUpperCase(), article]));
