import { mostColumns, mostRows } from '../sheets/limits';
import { isFilled, SheetError, type SheetRow } from '../sheets/sheet-row';
import type { ReadContext } from './cell-form';
import { settleColours } from './colours/settle-colours';
import type { ColumnMap } from './column-map';
import { fieldOf, findColumns, headingOf, missingHeadings, type SheetColumn } from './find-columns';
import { findHeadingRow } from './find-heading-row';
import { problemsOfHeadings } from './heading-problems';
import { readRow, type ReadRow } from './read-row';
import { problemsAbove, problemsOfFirstRow, problemsOfWidth } from './row-problems';
import { problemAt, type SheetProblem } from './sheet-problem';

/** What a sheet says. */
export interface ReadRows {
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly ReadRow[];
  /** What is wrong with the sheet as a whole and with its headings. */
  readonly problems: readonly SheetProblem[];
  /** Fields whose columns the sheet should have and does not. */
  readonly missing: ReadonlySet<string>;
  /** The row of the headings. */
  readonly headingRow: SheetRow;
}

/** How the rows of a sheet are read. */
export interface RowOptions {
  readonly map: ColumnMap;
  /** Headings that the sheet must have. */
  readonly needed: readonly string[];
  readonly context: ReadContext;
  /** The sheet is one of ours, so that an unknown heading is a mistake. */
  readonly isOwn?: boolean;
  /** A text file gives every row all its cells. */
  readonly isText?: boolean;
}

/**
 * Reads the rows below the headings: the first row that has all of them, else the one that has most. A map of letters
 * alone takes the first row for the headings.
 *
 * @throws {SheetError} if no row has any heading, or there are too many rows or columns
 */
export async function readRows(sheet: AsyncIterable<SheetRow>, options: RowOptions): Promise<ReadRows> {
  const { map, needed, context } = options;
  const { above, headingRow, below } = await findHeadingRow(sheet, needed);
  if (headingRow.cells.length > mostColumns) {
    throw new SheetError(
      `Row ${headingRow.row} has ${headingRow.cells.length} columns; at most ${mostColumns} are read.`,
    );
  }
  const columns = findColumns(map, headingRow);
  const rows: ReadRow[] = [];
  const widths: SheetProblem[] = [];
  for await (const row of below) {
    if (!row.cells.some(isFilled)) continue;
    if (rows.length === mostRows)
      throw new SheetError(`There are more than ${mostRows} rows. Split the sheet.`);
    widths.push(...problemsOfWidth(row, headingRow, { columns, isText: options.isText ?? false }));
    rows.push(readRow(row, columns, context));
  }
  const missing = missingHeadings(headingRow, needed);
  return {
    columns,
    headingRow,
    missing: fieldsUnder(missing, map),
    rows: settleColours(rows, columns, context.colours),
    problems: [
      ...problemsOfHeadings({ headingRow, columns, missing, map, isOwn: options.isOwn ?? false }),
      ...problemsAbove(above, columns),
      ...(needed.length === 0 ? problemsOfFirstRow(headingRow, columns, context) : []),
      ...(rows.length === 0 ? [noRows(headingRow)] : []),
      ...widths,
    ],
  };
}

function fieldsUnder(headings: readonly string[], { fields }: ColumnMap): ReadonlySet<string> {
  const names = [...fields].flatMap(([name, rule]) =>
    headings.includes(headingOf(rule) ?? '') ? [name] : [],
  );
  return new Set(names.map(fieldOf));
}

const noRows = ({ row }: SheetRow) => problemAt(row, 'has the headings, and no row below it has an article');
