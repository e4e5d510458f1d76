import type { StoredFormat, StoredValue } from 'shared-types';
import { articleNoPattern } from 'shared-types/protocol/article-number';
import type { ChosenArticle } from '../../model/chosen-articles';

/** Keys of the visitor's lists, as `remote.json` declares them. */
export const listKeys = { compare: 'catalogue.compare.v1', enquiry: 'catalogue.enquiry.v1' } as const;

const isArticle = (item: unknown): item is ChosenArticle => {
  const { articleNo, at } = (item ?? {}) as Partial<Record<keyof ChosenArticle, unknown>>;
  return typeof articleNo === 'string' && articleNoPattern.test(articleNo) && typeof at === 'string';
};

/** The articles of a stored list, each once; what cannot be an article is left out. */
const articlesIn = (data: readonly unknown[]): readonly ChosenArticle[] => [
  ...new Map(data.filter(isArticle).map((article) => [article.articleNo, article])).values(),
];

/** How a list is stored. */
export const listFormat: StoredFormat<readonly ChosenArticle[]> = {
  initial: [],
  parse: (data) => (Array.isArray(data) ? articlesIn(data) : undefined),
};

/** Stores a list; an empty one leaves nothing behind. */
export function storeList(stored: StoredValue<readonly ChosenArticle[]>, articles: readonly ChosenArticle[]) {
  if (articles.length > 0) stored.set(articles);
  else stored.clear();
}

/** A stored list after a tick that comes before the lists are there to take it. */
export function withTick(
  articles: readonly ChosenArticle[],
  articleNo: string,
  isChosen: boolean,
): readonly ChosenArticle[] {
  const others = articles.filter((article) => article.articleNo !== articleNo);
  return isChosen ? [...others, { articleNo, at: new Date().toISOString() }] : others;
}
