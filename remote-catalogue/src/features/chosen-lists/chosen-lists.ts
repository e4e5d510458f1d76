import type { ShellStorage, StoredFormat } from 'shared-types';
import type { ListedArticle } from 'shared-types/enquiry';
import { articleNoPattern } from 'shared-types/protocol/article-number';
import { maxEnquiryItems } from 'shared-types/protocol/enquiry-limits';
import type { ProductRow } from '../../../articles/product-row';
import type { ChosenLists } from '../../components/chosen-lists-context';
import { mostCompared, type ChosenList } from '../../model/chosen-articles';

/** Keys of the visitor's lists, as `remote.json` declares them. */
export const listKeys = { compare: 'catalogue.compare.v1', enquiry: 'catalogue.enquiry.v1' } as const;

/** Largest numbers of articles. */
export const most: Readonly<Record<keyof ChosenLists, number>> = {
  compare: mostCompared,
  enquiry: maxEnquiryItems,
};

/** Articles on the lists, by their number. */
export type RowsByNumber = ReadonlyMap<string, Pick<ProductRow, 'title' | 'card'>>;

const isArticle = (item: unknown): item is ListedArticle => {
  const { articleNo, size = '' } = (item ?? {}) as Partial<Record<keyof ListedArticle, unknown>>;
  return typeof articleNo === 'string' && articleNoPattern.test(articleNo) && typeof size === 'string';
};

/** The articles of a stored list, each once; what cannot be an article is left out. */
const format: StoredFormat<readonly ListedArticle[]> = {
  initial: [],
  parse: (data) =>
    Array.isArray(data)
      ? [...new Map(data.filter(isArticle).map((article) => [article.articleNo, article])).values()]
      : undefined,
};

/**
 * A list that this browser keeps and that its tabs share. Where the lists of several devices meet, there may be more articles than
 * the list has room for: it shows the newest, and the others as soon as there is room.
 */
function openList(name: keyof ChosenLists, storage: ShellStorage): ChosenList {
  const stored = storage.open(listKeys[name], format);
  const { getState, getInitialState, subscribe } = stored;
  const numbers = () =>
    getState()
      .slice(-most[name])
      .map(({ articleNo }) => articleNo);
  /** An empty list leaves nothing behind. */
  const store = (articles: readonly ListedArticle[]) =>
    articles.length > 0 ? stored.set(articles) : stored.clear();
  return {
    getState,
    getInitialState,
    subscribe,
    numbers,
    change: (articleNo, isChosen, size) => {
      const present = getState().find((article) => article.articleNo === articleNo);
      const isSameSize = !isChosen || size === undefined || size === present?.size;
      if (numbers().includes(articleNo) === isChosen && isSameSize) return true;
      const others = getState().filter((article) => article !== present);
      if (isChosen && others.length >= most[name]) return false;
      store(isChosen ? [...others, { articleNo, ...(size !== undefined && { size }) }] : others);
      return true;
    },
    clear: () => store(getState().slice(0, -most[name])),
  };
}

/** The visitor's lists: articles to compare, and to ask about. */
export const openLists = (storage: ShellStorage): ChosenLists => ({
  compare: openList('compare', storage),
  enquiry: openList('enquiry', storage),
});
