import { lettersOf } from '../sheets/column-letters';
import { isFilled, type SheetRow } from '../sheets/sheet-row';
import type { SheetColumn } from './find-columns';
import { problemAt, shownCell, type SheetProblem } from './sheet-problem';

interface WidthOptions {
  readonly columns: readonly SheetColumn[];
  /** A text file gives every row all its cells. */
  readonly isText: boolean;
}

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
    return headings.slice(cells.length).some(isFilled) ? [problemAt(row, message, { rule })] : [];
  }
  const place = cells.findIndex(
    (cell, index) =>
      index >= headings.length && isFilled(cell) && !columns.some((column) => column.index === index),
  );
  if (place < 0) return [];
  const found = { column: lettersOf(place), value: shownCell(cells[place] ?? null), rule };
  return isText
    ? [problemAt(row, `stands behind the last heading. ${quoteIt}`, found)]
    : [problemAt(row, 'has no heading and is not read', { ...found, severity: 'warning' })];
}

const quoteIt =
  'Put texts with a separator or a line break into quotes, or save the sheet as .xlsx; a file that was cut off must be copied again.';

const rule = 'WIDTH';
