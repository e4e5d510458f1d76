import { lettersOf } from '../sheets/column-letters';
import type { Sheet } from '../sheets/read-sheet';
import { isFilled, type SheetRow } from '../sheets/sheet-row';
import { problemAt, shownText, type SheetProblem } from './sheet-problem';

export const visiblePart = (sheet: Sheet): Sheet => ({
  ...sheet,
  rows: sheet.rows
    .filter(({ isHidden }) => !isHidden)
    .map(({ cells, ...row }) => ({
      ...row,
      cells: cells.map((cell, column) => (sheet.hiddenColumns.has(column) ? null : cell)),
    })),
});

/** Names whatever is filled and hidden, and says what became of it. */
export function hiddenParts(
  { name, isHidden, rows, hiddenColumns }: Sheet,
  { headingRow, skipsHidden }: { readonly headingRow: SheetRow; readonly skipsHidden: boolean },
): readonly SheetProblem[] {
  const warning = (row: number, message: string, column = '') =>
    problemAt(row, message, { severity: 'warning', column });
  const outcome = skipsHidden ? 'left out' : 'read all the same; --skip-hidden leaves it out';
  const filled = rows.filter(({ row, cells }) => row >= headingRow.row && cells.some(isFilled));
  return [
    ...(isHidden ? [warning(0, `the sheet “${shownText(name)}” is hidden in the workbook, and read`)] : []),
    ...[...hiddenColumns]
      .filter((column) => filled.some(({ cells }) => isFilled(cells[column])))
      .map((column) => warning(0, `is hidden in the sheet, and ${outcome}`, lettersOf(column))),
    ...filled
      .filter((row) => row.isHidden)
      .map(({ row }) => warning(row, `is hidden or filtered out in the sheet, and ${outcome}`)),
  ];
}
