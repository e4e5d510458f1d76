import { ratedStandards } from '../../src/model/standards/standard-names';
import { asText, valueAt } from './at-path';
import type { SheetColumn } from './find-columns';
import type { ImportedArticle } from './merge-articles';
import { problemAt, type SheetProblem } from './sheet-problem';

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
