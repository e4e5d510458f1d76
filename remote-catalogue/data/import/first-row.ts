import type { SheetRow } from '../sheets/sheet-row';
import type { ReadContext } from './cell-form';
import type { SheetColumn } from './find-columns';
import { readRow } from './read-row';
import { problemAt, shownCell, type SheetProblem } from './sheet-problem';

/**
 * A map of letters alone takes the first row for the headings, whatever stands in it. Where that row is an article, the
 * sheet has no headings, and the article would be left out.
 */
export function problemsOfFirstRow(
  headingRow: SheetRow,
  columns: readonly SheetColumn[],
  context: ReadContext,
): readonly SheetProblem[] {
  if (!isArticle(headingRow, columns, context)) return [];
  const value = shownCell(headingRow.cells.find((cell) => cell !== null) ?? null);
  const message = 'is an article, where the headings should be. Insert a row of headings above it';
  return [problemAt(headingRow.row, message, { value })];
}

/** A heading can look like an article number, but not like a type. */
function isArticle(row: SheetRow, columns: readonly SheetColumn[], context: ReadContext): boolean {
  const { values, problems } = readRow(row, columns, context);
  if (columns.some(({ field, fixed }) => field === 'type' && fixed === undefined)) return values.has('type');
  return problems.length === 0 && /\d/.test(String(values.get('articleNo')));
}
