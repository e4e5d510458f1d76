import { SheetError, type SheetRow } from '../sheets/sheet-row';
import { plainHeading } from './find-columns';
import { shownText } from './sheet-problem';

/** Titles and notes may stand above the headings, but not more. */
const searchedRows = 50;

function missingHeadings({ cells }: SheetRow, headings: readonly string[]): readonly string[] {
  const found = new Set(cells.map(plainHeading));
  return headings.filter((heading) => !found.has(plainHeading(heading)));
}

/** The first row that has all headings. @throws {SheetError} naming the row with most of them, and what it lacks */
export function findHeadingRow(rows: readonly SheetRow[], needed: readonly string[]): SheetRow {
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
