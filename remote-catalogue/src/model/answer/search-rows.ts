import { bareNumber } from 'shared-types/protocol/article-number';
import { findArticle, rowsContaining } from './find-rows';
import { once } from '../../../articles/once';
import type { ProductRow } from '../../../articles/product-row';

/** The articles that a searched text gives. */
export interface Found<Row = ProductRow> {
  /** Those that contain the text, in the order of the list, then those that are related to it, the best first. */
  readonly rows: readonly Row[];
  /** How well each fits: 0 exact number, from 1 on they contain the text, from `firstRelated` on they are related. */
  readonly ranks: readonly number[];
}

/** Ranks from here on are of articles that do not contain the text. */
export const firstRelated = 1_000_000;

/** What is searched of an article. */
type Searched = Pick<ProductRow, 'articleNo' | 'title' | 'type'>;

/**
 * The article whose number is the text; case does not matter, nor do spaces, hyphens, dots and underscores where no
 * article has the number as it is written.
 */
export function exactArticle<Row extends Searched>(rows: readonly Row[], text: string): Row | undefined {
  const number = bareNumber(text);
  if (number === '') return undefined;
  const place = placesByNumber(rows).get(number);
  return findArticle(rows, text.trim()) ?? (place === undefined ? undefined : rows[place]);
}

/** Where the first article with each number stands, by numbers without what stands in between. */
const placesByNumber = once((rows: readonly Searched[]): ReadonlyMap<string, number> => {
  const places = rows.map(({ articleNo }, place) => [bareNumber(articleNo), place] as const);
  return new Map(places.reverse());
});

/**
 * The articles whose number, title or type contains a text, as the search call has it, and the one with this number;
 * then those that the words of the text find. Where the words find articles, one that has the text only within another word
 * is none of them: `PU` is no part of `purple`.
 *
 * @param beyond what the words of the text find
 */
export function searchRows<Row extends Searched>(
  rows: readonly Row[],
  text: string,
  beyond: readonly Row[] = [],
): Found<Row> {
  const exact = exactArticle(rows, text);
  const number = bareNumber(text);
  // A sign alone says nothing of an article.
  const containing = new Set(number === '' ? [] : rowsContaining(rows, text));
  const numbers = new Set(beyond.map(({ articleNo }) => articleNo));
  const isMeant = ({ articleNo }: Row): boolean =>
    numbers.size === 0 || numbers.has(articleNo) || bareNumber(articleNo).includes(number);
  const isNumber = (row: Row): boolean => /\d/.test(number) && bareNumber(row.articleNo).startsWith(number);
  const found = rows.filter((row) => row === exact || isNumber(row) || (containing.has(row) && isMeant(row)));
  const first = new Set(found.map(({ articleNo }) => articleNo));
  const related = beyond.filter(({ articleNo }) => !first.has(articleNo));
  return {
    rows: [...found, ...related],
    ranks: [
      ...found.map((row, place) => (row === exact ? 0 : place + 1)),
      ...related.map((_, place) => firstRelated + place),
    ],
  };
}
