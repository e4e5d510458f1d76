import { nearestName } from 'shared-types/json/nearest-name';
import { colToLetter } from 'hucre/xlsx';
import type { Sheet } from '../sheets/read-sheet';
import { isFilled, type SheetRow } from '../sheets/sheet-row';
import type { ColumnMap } from './column-map';
import { columnLabel, headingsOf, plainHeading, type SheetColumn } from './find-columns';
import { sheetFields } from './sheet-fields';
import { problemAt, shownCell, shownText, type SheetProblem } from './sheet-problem';

interface ReadHeadings extends Sheet {
  readonly headingRow: SheetRow;
  readonly columns: readonly SheetColumn[];
  readonly map: ColumnMap;
  /** True for a sheet of ours, in which an unknown heading is a mistake. */
  readonly isOwn: boolean;
}

/** Problems that put a value under a wrong heading, or leave it out. */
export const problemsOfHeadings = (headings: ReadHeadings): readonly SheetProblem[] => [
  ...repeatedOnes(headings),
  ...unusedOnes(headings),
  ...articlesAbove(headings),
  ...withoutHeading(headings),
  ...mergedCells(headings),
];

/** One heading above several columns: it is unknown which of them is meant. */
function repeatedOnes({ headingRow, map }: ReadHeadings): readonly SheetProblem[] {
  const headings = headingRow.cells.map(plainHeading);
  return [...new Set(headingsOf(map))].flatMap((heading) => {
    const places = headings.flatMap((each, index) => (each === plainHeading(heading) ? [index] : []));
    if (places.length < 2) return [];
    const message = `stands above ${places.length} columns; rename or delete all but one`;
    return problemAt(headingRow.row, message, { column: places.map(colToLetter).join(', '), value: heading });
  });
}

const ownHeadings = sheetFields.map(({ heading }) => heading);

/** Headings that no field is under: a warning, or a mistyped heading of ours. */
function unusedOnes({ headingRow, columns, isOwn }: ReadHeadings): readonly SheetProblem[] {
  const used = new Set(columns.map(({ index = -1 }) => plainHeading(headingRow.cells[index])));
  return headingRow.cells.flatMap((cell, index) => {
    const label = columnLabel(index, String(cell));
    if (!plainHeading(cell) || used.has(plainHeading(cell))) return [];
    const meant = isOwn ? nearestName(String(cell), ownHeadings) : undefined;
    if (meant === undefined)
      return problemAt(0, 'is not read: no field has this heading', { severity: 'warning', column: label });
    const message = `is not a heading of our sheets. Did you mean “${meant}”? Correct it, or delete the column`;
    return problemAt(headingRow.row, message, { column: label });
  });
}

/** A note above the headings has fewer values than this in the columns that are read. */
const fewestOfArticle = 3;

/** Sorting a sheet can move the headings down: a row above them that is filled like an article would be left out. */
function articlesAbove({ rows, headingRow, columns }: ReadHeadings): readonly SheetProblem[] {
  const above = rows.filter(({ row }) => row < headingRow.row);
  return above.flatMap(({ row, cells }) => {
    const filled = columns.flatMap(({ index = -1 }) => (isFilled(cells[index]) ? (cells[index] ?? []) : []));
    if (filled.length < fewestOfArticle) return [];
    const message = 'is filled like an article and stands above the headings; move the headings to the top';
    return problemAt(row, message, { value: shownCell(filled[0] ?? null) });
  });
}

/** Columns with values below an empty heading; the first value of each tells what it is. */
function withoutHeading({ rows, headingRow }: ReadHeadings): readonly SheetProblem[] {
  const first = new Map<number, SheetProblem>();
  for (const { row, cells } of rows.filter((each) => each.row > headingRow.row))
    for (const [index, cell] of cells.entries()) {
      if (!isFilled(cell) || plainHeading(headingRow.cells[index]) || first.has(index)) continue;
      const found = { column: colToLetter(index), value: shownCell(cell) };
      first.set(
        index,
        problemAt(row, 'has values and no heading, and is not read', { ...found, severity: 'warning' }),
      );
    }
  return [...first.values()];
}

/** All but the first of merged cells are empty, and would empty fields of articles. */
const mergedCells = ({ merges, headingRow, columns }: ReadHeadings): readonly SheetProblem[] =>
  merges.flatMap(({ startRow, startCol, endRow, endCol }) => {
    const column = columns.find(({ index = -1 }) => index >= startCol && index <= endCol);
    if (endRow + 1 <= headingRow.row || !column) return [];
    const value = `${colToLetter(startCol)}${startRow + 1}:${colToLetter(endCol)}${endRow + 1}`;
    const message = 'are merged cells, and only the first has the value; unmerge them and fill in each';
    return [problemAt(endRow + 1, message, { column: column.label, value })];
  });

export const visiblePart = (sheet: Sheet): Sheet => ({
  ...sheet,
  rows: sheet.rows
    .filter(({ isHidden }) => !isHidden)
    .map(({ cells, seen = cells, ...row }) => ({
      ...row,
      cells: seen.map((cell, column) => (sheet.hiddenColumns.has(column) ? null : cell)),
    })),
});

/** Names whatever is filled and hidden, and says what became of it. */
export function hiddenParts(
  { name, isHidden, rows, hiddenColumns }: Sheet,
  { headingRow, skipsHidden }: { readonly headingRow: SheetRow; readonly skipsHidden: boolean },
): readonly SheetProblem[] {
  const warning = (row: number, message: string, column = '') =>
    problemAt(row, message, { severity: 'warning', column });
  const outcome = skipsHidden ? 'left out' : 'read all the same; --skip-hidden leaves it out';
  const filled = rows.filter(({ row, cells }) => row >= headingRow.row && cells.some(isFilled));
  return [
    ...(isHidden ? [warning(0, `the sheet “${shownText(name)}” is hidden in the workbook, and read`)] : []),
    ...[...hiddenColumns]
      .filter((column) => filled.some(({ cells }) => isFilled(cells[column])))
      .map((column) => warning(0, `is hidden in the sheet, and ${outcome}`, colToLetter(column))),
    ...filled.flatMap(({ row, cells, isHidden: isOut, seen = cells }) => {
      if (isOut) return warning(row, `is hidden, filtered out or struck through, and ${outcome}`);
      const message = `has text that is struck through or white on white, and ${outcome}`;
      return cells.flatMap((cell, at) =>
        !isFilled(cell) || Object.is(cell, seen[at]) ? [] : warning(row, message, colToLetter(at)),
      );
    }),
  ];
}
