import type { ReadableStore } from 'shared-types';
import type { ListedArticle } from 'shared-types/enquiry';
import { articleNoPattern } from 'shared-types/protocol/article-number';

/** Articles side by side in a comparison, at most. */
export const mostCompared = 4;

/** Heading and title of a comparison. */
export function compareTitle(count: number): string {
  if (count === 0) return 'Compare articles';
  return count === 1 ? 'Compare 1 article' : `Compare ${count} articles`;
}

/** Forms of a file of articles, by the ending of its name. */
export type FileForm = 'csv' | 'json';

/** A visitor's list, in the order of choosing. Where lists of several devices have met, it shows the newest articles alone. */
export interface ChosenList extends ReadableStore<readonly ListedArticle[]> {
  readonly numbers: () => readonly string[];
  /**
   * Puts the article on the list or takes it off; does nothing if it is there, or is not there, already.
   *
   * @param size  chosen by the visitor; takes the place of the one before
   * @returns false if it found no room
   */
  readonly change: (articleNo: string, isChosen: boolean, size?: string) => boolean;
  readonly clear: () => void;
}

/** The article numbers of a list with commas, each once whatever its case; what cannot be a number is left out. */
export function readArticleNumbers(text: string): readonly string[] {
  const numbers = text.split(',').filter((part) => articleNoPattern.test(part));
  return [...new Map(numbers.toReversed().map((part) => [part.toLowerCase(), part])).values()].toReversed();
}

/** The numbers that an address asks to compare, in their order. A form that was sent without scripts names each apart. */
export const comparedNumbers = (search: string): readonly string[] =>
  readArticleNumbers(new URLSearchParams(search).getAll('compare').join(','));

/** Address that compares articles side by side. */
export const compareAddress = (articleNos: readonly string[]): string =>
  articleNos.length > 0 ? `/products?compare=${articleNos.join(',')}` : '/products';

/** Address of the form that asks about articles. Another remote has it. */
export const enquiryAddress = (articles: readonly ListedArticle[]): string =>
  `/contact-us?items=${articles.map(({ articleNo, size }) => (size ? `${articleNo}:${size}` : articleNo)).join(',')}`;

/** Address of all documents of some articles. */
export const documentsAddress = (articleNos: readonly string[]): string =>
  `/documents/${articleNos.join(',')}`;
