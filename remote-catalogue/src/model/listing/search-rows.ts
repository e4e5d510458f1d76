import { findArticle, rowsContaining } from '../find-rows';
import type { ProductRow } from '../product-row';

/** The articles that a searched text gives. */
export interface Found<Row = ProductRow> {
  /** In the order of the list. */
  readonly rows: readonly Row[];
  /** How well each fits: 0 exact number, 1 beginning of the number, 2 beginning of the title, 3 anywhere. */
  readonly ranks: readonly number[];
  /** Whether no article contains the text, and these contain all its words. */
  readonly isAllWords: boolean;
}

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
  return number === '' ? undefined : (findArticle(rows, text.trim()) ?? rows.find(isBare(number)));
}

const isBare =
  (number: string) =>
  ({ articleNo }: Searched): boolean =>
    articleNo.length >= number.length && bareNumber(articleNo) === number;

/**
 * The articles whose number, title or type contains a text, as the search call has it, and the one with this number;
 * where there are none, those with all the words.
 */
export function searchRows<Row extends Searched>(rows: readonly Row[], text: string): Found<Row> {
  const exact = exactArticle(rows, text);
  const containing = new Set(rowsContaining(rows, text));
  const found = rows.filter((row) => row === exact || containing.has(row));
  const words = text.split(/\s+/).filter(Boolean);
  const withWords = found.length === 0 && words.length > 1 ? rowsWithWords(rows, words) : [];
  const lower = text.toLowerCase();
  return {
    rows: found.length > 0 ? found : withWords,
    ranks: found.map((row) => (row === exact ? 0 : rankOf(row, lower))),
    isAllWords: withWords.length > 0,
  };
}

const rowsWithWords = <Row extends Searched>(
  rows: readonly Row[],
  words: readonly string[],
): readonly Row[] => words.reduce((found, word) => rowsContaining(found, word), rows);

function rankOf({ articleNo, title }: Searched, text: string): number {
  if (articleNo.toLowerCase().startsWith(text)) return 1;
  return title.toLowerCase().startsWith(text) ? 2 : 3;
}
