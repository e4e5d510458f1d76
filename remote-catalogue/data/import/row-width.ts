import { lettersOf } from '../sheets/column-letters';
import type { CellValue, SheetRow } from '../sheets/sheet-row';
import type { SheetColumn } from './find-columns';
import { shownCell, type SheetProblem } from './sheet-problem';

interface WidthOptions {
  readonly columns: readonly SheetColumn[];
  /** A text file gives every row all its cells. */
  readonly isText: boolean;
}

const isFilled = (cell: CellValue): boolean => cell !== null && String(cell).trim() !== '';

/**
 * A row that has more values than there are headings, or of a text file fewer cells: its values stand under wrong
 * headings.
 */
export function problemsOfWidth(
  { row, cells }: SheetRow,
  { cells: headings }: SheetRow,
  { columns, isText }: WidthOptions,
): readonly SheetProblem[] {
  if (isText && cells.length < headings.length) {
    // Cells that are missing at the end have no heading, or are the end of a line that was cut.
    const message = `has ${cells.length} cells, and there are ${headings.length} headings. ${quoteIt}`;
    return headings.slice(cells.length).some(isFilled) ? [problem(row, '', { value: '', message })] : [];
  }
  const place = cells.findIndex(
    (cell, index) =>
      index >= headings.length && isFilled(cell) && !columns.some((column) => column.index === index),
  );
  if (place < 0) return [];
  const value = shownCell(cells[place] ?? null);
  return isText
    ? [problem(row, lettersOf(place), { value, message: `stands behind the last heading. ${quoteIt}` })]
    : [{ ...problem(row, lettersOf(place), { value, message: noHeading }), severity: 'warning' }];
}

const quoteIt =
  'Put texts with a separator or a line break into quotes, or save the sheet as .xlsx; a file that was cut off must be copied again.';
const noHeading = 'has no heading and is not read';

const problem = (
  row: number,
  column: string,
  { value, message }: Pick<SheetProblem, 'value' | 'message'>,
): SheetProblem => ({ severity: 'error', row, column, value, message, rule: 'WIDTH' });
