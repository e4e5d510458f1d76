import { mostRows } from '../sheets/limits';
import type { Sheet } from '../sheets/read-sheet';
import { isFilled, SheetError } from '../sheets/sheet-row';
import type { ReadContext } from './cell-form';
import type { ColumnMap } from './column-map';
import { findColumns, type SheetColumn } from './find-columns';
import { findHeadingRow } from './find-heading-row';
import { hiddenParts, visiblePart } from './hidden-parts';
import { problemsOfHeadings } from './heading-problems';
import { readRow, type ReadRow } from './read-row';
import { settleColours } from './settle-colours';
import { problemAt, type SheetProblem } from './sheet-problem';

export interface ReadRows {
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly ReadRow[];
  readonly problems: readonly SheetProblem[];
}

export interface RowOptions {
  readonly map: ColumnMap;
  readonly needed: readonly string[];
  readonly context: ReadContext;
  readonly isOwn?: boolean;
  readonly skipsHidden?: boolean;
}

/** Reads the rows below the headings. @throws {SheetError} if no row has all headings, or there are too many */
export function readRows(
  whole: Sheet,
  { map, needed, context, isOwn = false, skipsHidden = false }: RowOptions,
): ReadRows {
  const sheet = skipsHidden ? visiblePart(whole) : whole;
  const headingRow = findHeadingRow(sheet.rows, needed);
  const columns = findColumns(map, headingRow);
  const filled = sheet.rows.filter(({ row, cells }) => row > headingRow.row && cells.some(isFilled));
  if (filled.length > mostRows)
    throw new SheetError(`There are more than ${mostRows} rows. Split the sheet.`);
  const rows = filled.map((row) => readRow(row, columns, context));
  const nothing = problemAt(headingRow.row, 'has the headings, and no row below it has an article');
  return {
    columns,
    rows: settleColours(rows, columns, context.colours),
    problems: [
      ...hiddenParts(whole, { headingRow, skipsHidden }),
      ...problemsOfHeadings({ ...sheet, headingRow, columns, map, isOwn }),
      ...(rows.length === 0 ? [nothing] : []),
    ],
  };
}
