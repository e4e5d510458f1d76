import type { Sheet } from '../sheets/read-sheet';
import { SheetError, isFilled, type SheetRow } from '../sheets/sheet-row';
import type { ReadContext } from './cell-form';
import type { ColumnMap } from './column-map';
import { findColumns, plainHeading, type SheetColumn } from './find-columns';
import { hiddenParts, problemsOfHeadings, visiblePart } from './heading-problems';
import { readRow, type ReadRow } from './read-row';
import { settleColours } from './settle-colours';
import { problemAt, shownText, type SheetProblem } from './sheet-problem';

const mostRows = 100_000;

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

/** Titles and notes may stand above the headings, but not more. */
const searchedRows = 50;

function missingHeadings({ cells }: SheetRow, headings: readonly string[]): readonly string[] {
  const found = new Set(cells.map(plainHeading));
  return headings.filter((heading) => !found.has(plainHeading(heading)));
}

/** The first row that has all headings. @throws {SheetError} naming the row with most of them, and what it lacks */
function findHeadingRow(rows: readonly SheetRow[], needed: readonly string[]): SheetRow {
  const searched = rows.slice(0, searchedRows).map((row) => ({ row, missing: missingHeadings(row, needed) }));
  const found = searched.find(({ missing }) => missing.length === 0);
  if (found) return found.row;
  const [nearest] = searched.toSorted((one, other) => one.missing.length - other.missing.length);
  const isNear = nearest && nearest.missing.length < needed.length;
  const lacked = (isNear ? nearest.missing : needed).map((heading) => `“${shownText(heading)}”`).join(', ');
  throw new SheetError(
    isNear
      ? `Row ${nearest.row.row} looks like the headings, but lacks ${lacked}. Compare the spelling.`
      : `None of the first ${searchedRows} rows has the headings ${lacked}.`,
  );
}
