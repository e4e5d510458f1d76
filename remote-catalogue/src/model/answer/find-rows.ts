import { bareNumber } from 'shared-types/protocol/article-number';
import type { Category } from '../../../articles/categories';
import { once } from '../../../articles/once';
import type { ProductType } from '../../../articles/product-types';
import type { ProductRow } from '../../../articles/product-row';

/** What is searched of an article. */
export type Searched = Pick<ProductRow, 'articleNo' | 'title' | 'type'>;

/** Whether a text contains another, whatever their case. Not by locale: in Turkish, `I` would not contain `i`. */
export const containsText = (text: string, searched: string): boolean =>
  text.toLowerCase().includes(searched.toLowerCase());

/** The rows whose number, title or type contains the text: the rule of the search call. */
export function rowsContaining<Row extends Searched>(rows: readonly Row[], text: string): readonly Row[] {
  const texts = searchedTexts(rows);
  const searched = text.toLowerCase();
  return rows.filter((_, place) => texts[place]?.includes(searched));
}

/** Number, title and type of each row in small letters. */
export const searchedTexts = once((rows: readonly Searched[]): readonly string[] =>
  rows.map(({ articleNo, title, type }) => [articleNo, title, type].join('\n').toLowerCase()),
);

/** The rows of exactly these types, whatever a service answered. */
export const rowsOfTypes = <Row extends Searched>(
  rows: readonly Row[],
  types: readonly ProductType[],
): readonly Row[] => rows.filter(({ type }) => types.includes(type));

/** Categories with the number of articles that each has; none without articles. */
export const countedCategories = (categories: readonly Category[], rows: readonly Searched[]) =>
  categories
    .map(({ path, label, types }) => ({ path, label, count: rowsOfTypes(rows, types).length }))
    .filter(({ count }) => count > 0);

/** The article with a number: the same spelling first, then any case. */
export function findArticle<Row extends Pick<ProductRow, 'articleNo'>>(
  rows: readonly Row[],
  articleNo: string,
): Row | undefined {
  const spelled = articleNo.toLowerCase();
  return (
    rows.find((row) => row.articleNo === articleNo) ??
    rows.find((row) => row.articleNo.toLowerCase() === spelled)
  );
}

/** The article whose number is the text, in any case, and with other signs in between where none has it as it is written. */
export function exactArticle<Row extends Searched>(rows: readonly Row[], text: string): Row | undefined {
  const number = bareNumber(text);
  if (number === '') return undefined;
  return findArticle(rows, text.trim()) ?? rows.find(({ articleNo }) => bareNumber(articleNo) === number);
}
