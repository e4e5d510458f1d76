import { ratedStandards } from '../../src/model/standards/standard-names';
import { asText, valueAt } from './at-path';
import type { SheetColumn } from './find-columns';
import type { ImportedArticle } from './merge-articles';
import { problemAt, type SheetProblem } from './sheet-problem';

/**
 * Numbers that stand in several rows, and those that differ only in capitals from a number of the catalogue: their
 * pages would have one address.
 */
export function problemsOfNumbers(
  imported: readonly ImportedArticle[],
  columns: readonly SheetColumn[],
): readonly SheetProblem[] {
  const column = columns.find(({ field }) => field === 'articleNo')?.label ?? '';
  const firstRows = new Map<string, number>();
  return imported.flatMap(({ row: { row, values }, earlier }) => {
    const value = asText(values.get('articleNo'));
    const problem = (rule: string, message: string) => [problemAt(row, message, { column, value, rule })];
    if (value === '') return [];
    const first = firstRows.get(value.toLowerCase());
    if (first !== undefined) return problem('REPEATED', `is the number of row ${first} already`);
    firstRows.set(value.toLowerCase(), row);
    const known = asText(valueAt(earlier, 'articleNo'));
    return earlier === undefined || known === value
      ? []
      : problem('CAPITALS', `differs only in capitals from ${known} of the catalogue; write it as there`);
  });
}

/** Editions of markings that the article does not have: they would be dropped. */
export const problemsOfEditions = (
  imported: readonly ImportedArticle[],
  columns: readonly SheetColumn[],
): readonly SheetProblem[] => {
  const editions = ratedStandards.flatMap((standard) => {
    const column = columns.find(({ field }) => field === `ratings.${standard}.edition`);
    return column ? [{ standard, column }] : [];
  });
  return editions.flatMap(({ standard, column }) =>
    imported.flatMap(({ row: { row, values, unread }, article }) => {
      const value = asText(values.get(column.field));
      const isUsed = valueAt(article, `ext.ratings.${standard}`) !== undefined;
      if (value === '' || isUsed || unread.has(`ratings.${standard}`)) return [];
      const message = 'is the edition of a marking that is empty; fill in the marking, or empty this cell';
      return [problemAt(row, message, { column: column.label, value, rule: 'EDITION' })];
    }),
  );
};
