import { findArticle, rowsContaining } from '../find-rows';
import type { FoundWords } from '../finding/finder';
import { once } from '../once';
import type { ProductRow } from '../product-row';

/** The articles that a searched text gives. */
export interface Found<Row = ProductRow> {
  /** Those that contain the text, in the order of the list, then those that are related to it, the best first. */
  readonly rows: readonly Row[];
  /** How well each fits: 0 exact number, from 1 on they contain the text, from `firstRelated` on they are related. */
  readonly ranks: readonly number[];
  /** Whether no article contains the text, and these contain all its words. */
  readonly isAllWords: boolean;
  /** What the words of the text find; absent where there is no finder. */
  readonly words?: Omit<FoundWords, 'rows'>;
}

/** Ranks from here on are of articles that do not contain the text. */
export const firstRelated = 1_000_000;

/** What is searched of an article. */
type Searched = Pick<ProductRow, 'articleNo' | 'title' | 'type'>;

/** A number without what stands between its letters and digits: `a 101`, `10-02200`. */
const bareNumber = (text: string): string => text.replaceAll(/[\s._-]/g, '').toLowerCase();

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
 * then those that the words of the text find. Without a finder, those with all the words where none contains the text.
 *
 * @param beyond what the words of the text find
 */
export function searchRows<Row extends Searched>(
  rows: readonly Row[],
  text: string,
  beyond?: FoundWords<Row>,
): Found<Row> {
  const exact = exactArticle(rows, text);
  const containing = new Set(rowsContaining(rows, text));
  const found = rows.filter((row) => row === exact || containing.has(row));
  const ranks = found.map((row, place) => (row === exact ? 0 : place + 1));
  if (beyond) {
    const numbers = new Set(found.map(({ articleNo }) => articleNo));
    const related = beyond.rows.filter(({ articleNo }) => !numbers.has(articleNo));
    const { rows: _, ...words } = beyond;
    return {
      rows: [...found, ...related],
      ranks: [...ranks, ...related.map((_, place) => firstRelated + place)],
      isAllWords: false,
      words,
    };
  }
  const words = text.split(/\s+/).filter(Boolean);
  const withWords = found.length === 0 && words.length > 1 ? rowsWithWords(rows, words) : [];
  return { rows: found.length > 0 ? found : withWords, ranks, isAllWords: withWords.length > 0 };
}

const rowsWithWords = <Row extends Searched>(
  rows: readonly Row[],
  words: readonly string[],
): readonly Row[] => words.reduce((found, word) => rowsContaining(found, word), rows);
