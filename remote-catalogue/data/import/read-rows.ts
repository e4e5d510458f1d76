import { mostRows } from '../sheets/limits';
import { SheetError, type CellValue, type SheetRow } from '../sheets/sheet-row';
import type { ReadContext } from './cell-form';
import type { ColumnMap } from './column-map';
import { findColumns, missingHeadings, unusedHeadings, type SheetColumn } from './find-columns';
import { readRow, type ReadRow } from './read-row';

/** What a sheet says. */
export interface ReadRows {
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly ReadRow[];
  /** Headings that nothing is read from. */
  readonly unused: readonly string[];
}

/** How the rows of a sheet are read. */
export interface RowOptions {
  readonly map: ColumnMap;
  /** Headings without which a row is no row of headings. */
  readonly needed: readonly string[];
  readonly context: ReadContext;
}

/** Titles and notes may stand above the headings, but not more. */
const searchedRows = 50;

/**
 * Reads the rows below the first row that has all headings. A map of letters alone takes the first row for the headings.
 *
 * @throws {SheetError} if no row has all headings, or there are too many rows
 */
export async function readRows(
  sheet: AsyncIterable<SheetRow>,
  { map, needed, context }: RowOptions,
): Promise<ReadRows> {
  const above: SheetRow[] = [];
  let headingRow: SheetRow | undefined;
  let columns: readonly SheetColumn[] = [];
  const rows: ReadRow[] = [];
  for await (const row of sheet) {
    if (headingRow) {
      if (row.cells.every(isEmpty)) continue;
      if (rows.length === mostRows)
        throw new SheetError(`There are more than ${mostRows} rows. Split the sheet.`);
      rows.push(readRow(row, columns, context));
    } else if (missingHeadings(row, needed).length === 0) {
      headingRow = row;
      columns = findColumns(map, row);
    } else if (above.push(row) === searchedRows) {
      break;
    }
  }
  if (!headingRow) throw new SheetError(noHeadings(above, needed));
  return { columns, rows, unused: unusedHeadings(headingRow, columns) };
}

const isEmpty = (cell: CellValue): boolean =>
  cell === null || (typeof cell === 'string' && cell.trim() === '');

function noHeadings(above: readonly SheetRow[], needed: readonly string[]): string {
  const [nearest] = above
    .map((row) => ({ row, missing: missingHeadings(row, needed) }))
    .toSorted((one, other) => one.missing.length - other.missing.length);
  if (!nearest) return 'The sheet is empty, or there is no sheet of this number.';
  const names = nearest.missing.map((heading) => `“${heading}”`).join(', ');
  return nearest.missing.length === needed.length
    ? `None of the first ${searchedRows} rows has the headings ${names}.`
    : `Row ${nearest.row.row} looks like the headings, but has no ${names}. Compare the spelling with the map.`;
}
