import { SheetError, type SheetRow } from '../sheets/sheet-row';
import { missingHeadings } from './find-columns';
import { shownText } from './sheet-problem';

/** Titles and notes may stand above the headings, but not more. */
export const searchedRows = 50;

/** The share of the headings that may be missing in a row of headings; a note above it has fewer of them. */
const mostMissing = 0.4;

/** Whether a row has all headings, or most of them. */
export const looksLikeHeadings = (row: SheetRow, needed: readonly string[]): boolean =>
  missingHeadings(row, needed).length <= needed.length * mostMissing;

/** A sheet in parts. */
export interface SplitSheet {
  /** Rows above the headings. */
  readonly above: readonly SheetRow[];
  readonly headingRow: SheetRow;
  readonly below: AsyncIterable<SheetRow>;
}

/**
 * Finds the first row that has all headings, or most of them: headings that are repeated further down must not hide the
 * articles between. If there is no such row, the one that has the most headings.
 *
 * @throws {SheetError} if none of the first 50 rows has any
 */
export async function findHeadingRow(
  sheet: AsyncIterable<SheetRow>,
  needed: readonly string[],
): Promise<SplitSheet> {
  const rows = sheet[Symbol.asyncIterator]();
  const above: SheetRow[] = [];
  while (above.length < searchedRows) {
    const next = await rows.next();
    if (next.done) break;
    if (looksLikeHeadings(next.value, needed)) {
      return { above, headingRow: next.value, below: continued([], rows) };
    }
    above.push(next.value);
  }
  const headingRow = nearestRow(above, needed);
  const place = above.indexOf(headingRow);
  return { above: above.slice(0, place), headingRow, below: continued(above.slice(place + 1), rows) };
}

/** The rows that were looked at already, then the others. */
async function* continued(read: readonly SheetRow[], rows: AsyncIterator<SheetRow>) {
  yield* read;
  for (let next = await rows.next(); !next.done; next = await rows.next()) yield next.value;
}

function nearestRow(rows: readonly SheetRow[], needed: readonly string[]): SheetRow {
  const [nearest] = rows
    .map((row) => ({ row, missing: missingHeadings(row, needed).length }))
    .toSorted((one, other) => one.missing - other.missing);
  if (!nearest) throw new SheetError('The sheet is empty, or there is no sheet of this number.');
  if (nearest.missing === needed.length) {
    const names = needed.map((heading) => `“${shownText(heading)}”`).join(', ');
    throw new SheetError(`None of the first ${searchedRows} rows has the headings ${names}.`);
  }
  return nearest.row;
}
