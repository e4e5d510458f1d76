import type { MergedCells } from '../sheets/workbook-parts';
import type { OpenSheet, OtherSheet } from '../sheets/read-sheet';
import { SheetError, type SheetRow } from '../sheets/sheet-row';
import { missingHeadings, type SheetColumn } from './find-columns';
import type { SheetProblem } from './sheet-problem';

/** Merged cells below the headings: all but the first of them are empty, and would empty fields of articles. */
export const problemsOfMerged = (
  merged: readonly MergedCells[],
  headingRow: SheetRow,
  columns: readonly SheetColumn[],
): readonly SheetProblem[] =>
  merged.flatMap(({ name, lastRow, columns: [first, last] }) => {
    const column = columns.find(({ index = -1 }) => index >= first && index <= last);
    if (lastRow <= headingRow.row || !column) return [];
    return [
      {
        severity: 'error',
        row: lastRow,
        column: column.label,
        value: name,
        message: 'are merged cells, and only the first has the value; unmerge them and fill in each',
        rule: 'MERGED',
      },
    ];
  });

/** Rows of another sheet that are searched for headings. */
const searchedRows = 50;

/**
 * Refuses a workbook of which another sheet has the headings too: its articles would be left out without a word.
 *
 * @throws {SheetError} naming that sheet
 */
export async function refuseSecondSheet(
  { others }: Pick<OpenSheet, 'others'>,
  needed: readonly string[],
): Promise<void> {
  if (needed.length === 0) return;
  for (const other of others) {
    if (!(await hasHeadings(other, needed))) continue;
    throw new SheetError(
      `Sheet ${other.place}, “${other.name}”, has the headings of articles too. Say which sheet to read: --sheet 1 or ` +
        `--sheet ${other.place}.`,
    );
  }
}

async function hasHeadings({ rows }: OtherSheet, needed: readonly string[]): Promise<boolean> {
  let count = 0;
  for await (const row of rows) {
    if (missingHeadings(row, needed).length === 0) return true;
    if ((count += 1) === searchedRows) return false;
  }
  return false;
}
