import { lettersOf } from '../sheets/column-letters';
import { isFilled, type SheetRow } from '../sheets/sheet-row';
import type { SheetColumn } from './find-columns';
import { problemAt, shownCell, type SheetProblem } from './sheet-problem';
import type { ReadContext } from './cell-form';
import { readRow } from './read-row';

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
    return headings.slice(cells.length).some(isFilled) ? [problemAt(row, message, { rule: 'WIDTH' })] : [];
  }
  const place = cells.findIndex(
    (cell, index) =>
      index >= headings.length && isFilled(cell) && !columns.some((column) => column.index === index),
  );
  if (place < 0) return [];
  const found = { column: lettersOf(place), value: shownCell(cells[place] ?? null), rule: 'WIDTH' };
  return isText
    ? [problemAt(row, `stands behind the last heading. ${quoteIt}`, found)]
    : [problemAt(row, 'has no heading and is not read', { ...found, severity: 'warning' })];
}

const quoteIt =
  'Put texts with a separator or a line break into quotes, or save the sheet as .xlsx; a file that was cut off must be copied again.';

/** A note above the headings has fewer values than this in the columns that are read. */
const fewestOfArticle = 3;

/**
 * Rows above the headings are titles and notes, and are not read. One that is filled like an article is an error: sorting
 * a sheet can move the headings down.
 */
export const problemsAbove = (
  above: readonly SheetRow[],
  columns: readonly SheetColumn[],
): readonly SheetProblem[] => {
  const places = columns.flatMap(({ index }) => (index === undefined ? [] : [index]));
  const fewest = Math.max(fewestOfArticle, Math.min(places.length / 2, 6));
  return above.flatMap(({ row, cells }) => {
    const filled = [...new Set(places)].filter((place) => isFilled(cells[place]));
    if (filled.length < fewest) return [];
    const message = 'is filled like an article and stands above the headings; move the headings to the top';
    return [problemAt(row, message, { value: shownCell(cells[filled[0] ?? 0] ?? null), rule: 'ABOVE' })];
  });
};

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
