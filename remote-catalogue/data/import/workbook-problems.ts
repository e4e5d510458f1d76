import type { MergedCells } from '../sheets/workbook-parts';
import type { OpenSheet, OtherSheet } from '../sheets/read-sheet';
import { isFilled, SheetError, type SheetRow } from '../sheets/sheet-row';
import { missingHeadings, type SheetColumn } from './find-columns';
import { looksLikeHeadings, searchedRows } from './find-heading-row';
import { explanationHeadings } from './sheet-fields';
import { problemAt, shownText, type SheetProblem } from './sheet-problem';

/** Merged cells below the headings: all but the first of them are empty, and would empty fields of articles. */
export const problemsOfMerged = (
  merged: readonly MergedCells[],
  headingRow: SheetRow,
  columns: readonly SheetColumn[],
): readonly SheetProblem[] =>
  merged.flatMap(({ name, lastRow, columns: [first, last] }) => {
    const column = columns.find(({ index = -1 }) => index >= first && index <= last);
    if (lastRow <= headingRow.row || !column) return [];
    const message = 'are merged cells, and only the first has the value; unmerge them and fill in each';
    return [problemAt(lastRow, message, { column: column.label, value: name, rule: 'MERGED' })];
  });

/**
 * Warns of each other sheet that has something in it: it is not read.
 *
 * @throws {SheetError} naming a sheet that has the headings too: its articles would be left out without a word
 */
export async function problemsOfOthers(
  { others }: Pick<OpenSheet, 'others'>,
  needed: readonly string[],
): Promise<readonly SheetProblem[]> {
  const problems: SheetProblem[] = [];
  for (const other of others) {
    const rows = await firstRows(other);
    if (hasHeadings(rows, needed)) {
      throw new SheetError(
        `${nameOf(other)}, has the headings of articles too. Say which sheet to read: --sheet 1 or --sheet ${other.place}.`,
      );
    }
    const [first] = rows;
    if (first && !isExplanation(first)) problems.push(notRead(other));
  }
  return problems;
}

/** The first of the other sheets that has the headings, or most of them. */
export async function sheetWithHeadings(
  { others }: Pick<OpenSheet, 'others'>,
  needed: readonly string[],
): Promise<OtherSheet | undefined> {
  for (const other of others) if (hasHeadings(await firstRows(other), needed)) return other;
  return undefined;
}

const hasHeadings = (rows: readonly SheetRow[], needed: readonly string[]): boolean =>
  needed.length > 0 && rows.some((row) => looksLikeHeadings(row, needed));

/** How a message names a sheet: `Sheet 2, “Garments”`. */
export const nameOf = ({ place, name }: OtherSheet): string => `Sheet ${place}, “${shownText(name)}”`;

/** Rows with something in them, of those where headings may stand. */
async function firstRows({ rows }: OtherSheet): Promise<readonly SheetRow[]> {
  const first: SheetRow[] = [];
  try {
    for await (const row of rows) {
      first.push(row);
      if (first.length === searchedRows) break;
    }
  } catch (error) {
    // A sheet that is a chart has no rows.
    if (!(error instanceof SheetError)) throw error;
  }
  return first.filter(({ cells }) => cells.some(isFilled));
}

/** The sheet of the template that says what stands in each column. */
const isExplanation = (row: SheetRow): boolean => missingHeadings(row, explanationHeadings).length === 0;

const notRead = (sheet: OtherSheet): SheetProblem =>
  problemAt(0, `${nameOf(sheet)}, is not read`, { severity: 'warning' });
