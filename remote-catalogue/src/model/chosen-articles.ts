import type { ReadableStore } from 'shared-types';

/** Articles side by side in a comparison, at most. */
export const mostCompared = 4;

/** Articles in an enquiry, at most. */
export const mostEnquired = 50;

/** An article that the visitor has put on a list. */
export interface ChosenArticle {
  readonly articleNo: string;
  /** When it was chosen, ISO 8601. */
  readonly at: string;
}

/** A visitor's list, in the order of choosing. */
export interface ChosenArticles {
  readonly articles: readonly ChosenArticle[];
  /** Number of the article that was asked for last and found no room. */
  readonly refused?: string;
}

/** A visitor's list that can be watched and changed. */
export interface ChosenList extends ReadableStore<ChosenArticles> {
  /** Puts the article on the list or takes it off; does nothing if it is there, or is not there, already. */
  readonly change: (articleNo: string, isChosen: boolean) => void;
  readonly clear: () => void;
}

/** Whether the article is on the list. */
export const isOn = ({ articles }: ChosenArticles, articleNo: string): boolean =>
  articles.some((article) => article.articleNo === articleNo);

/** The numbers on the list. */
export const numbersOn = ({ articles }: ChosenArticles): readonly string[] =>
  articles.map(({ articleNo }) => articleNo);

/**
 * The list with one more article at its end.
 *
 * @param most a list of so many articles stays as it is, and says which one it refused
 */
export function withArticle(list: ChosenArticles, article: ChosenArticle, most: number): ChosenArticles {
  const { articles } = list;
  if (isOn(list, article.articleNo)) return list;
  return articles.length < most
    ? { articles: [...articles, article] }
    : { articles, refused: article.articleNo };
}

/** The list without an article. */
export const withoutArticle = (list: ChosenArticles, articleNo: string): ChosenArticles =>
  isOn(list, articleNo)
    ? { articles: list.articles.filter((article) => article.articleNo !== articleNo) }
    : list;

/** Address that compares articles side by side. */
export const compareAddress = (articleNos: readonly string[]): string =>
  articleNos.length > 0 ? `/products?compare=${articleNos.join(',')}` : '/products';

/** Address of the form that asks about articles. It is another remote's: article numbers cross, and nothing else. */
export const enquiryAddress = (articleNos: readonly string[]): string =>
  `/contact-us?items=${articleNos.join(',')}`;

/** The article numbers of a list with commas, each once whatever its case; what cannot be a number is left out. */
function readArticleNumbers(text: string): readonly string[] {
  const numbers = text.split(',').filter((part) => /^[A-Za-z0-9]{1,24}$/.test(part));
  return [...new Map(numbers.toReversed().map((part) => [part.toLowerCase(), part])).values()].toReversed();
}

/** The numbers that an address asks to compare, in their order. */
export const comparedNumbers = (search: string): readonly string[] =>
  readArticleNumbers(new URLSearchParams(search).get('compare') ?? '');
