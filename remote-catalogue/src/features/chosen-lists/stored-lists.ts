import type { StoredFormat, StoredValue } from 'shared-types';
import type { ListedArticle } from 'shared-types/enquiry';
import { articleNoPattern } from 'shared-types/protocol/article-number';

/** Keys of the visitor's lists, as `remote.json` declares them. */
export const listKeys = { compare: 'catalogue.compare.v1', enquiry: 'catalogue.enquiry.v1' } as const;

const isArticle = (item: unknown): item is ListedArticle => {
  const { articleNo } = (item ?? {}) as Partial<Record<keyof ListedArticle, unknown>>;
  return typeof articleNo === 'string' && articleNoPattern.test(articleNo);
};

/** The articles of a stored list, each once; what cannot be an article is left out. */
const articlesIn = (data: readonly unknown[]): readonly ListedArticle[] => [
  ...new Map(data.filter(isArticle).map((article) => [article.articleNo, article])).values(),
];

/** The format in which a list is stored. */
export const listFormat: StoredFormat<readonly ListedArticle[]> = {
  initial: [],
  parse: (data) => (Array.isArray(data) ? articlesIn(data) : undefined),
};

/** Stores a list; an empty one leaves nothing behind. */
export function storeList(stored: StoredValue<readonly ListedArticle[]>, articles: readonly ListedArticle[]) {
  if (articles.length > 0) stored.set(articles);
  else stored.clear();
}

/** A stored list after a tick that comes before the lists are there to take it. */
export function withTick(
  articles: readonly ListedArticle[],
  articleNo: string,
  isChosen: boolean,
): readonly ListedArticle[] {
  const others = articles.filter((article) => article.articleNo !== articleNo);
  return isChosen ? [...others, { articleNo }] : others;
}
