import { nearestName } from 'shared-types/json/nearest-name';
import { lettersOf } from '../sheets/column-letters';
import type { SheetRow } from '../sheets/sheet-row';
import type { ColumnMap } from './column-map';
import { headingOf, plainHeading, unusedHeadings, type HeadingCell, type SheetColumn } from './find-columns';
import { sheetFields } from './sheet-fields';
import { problemAt, shownText, type SheetProblem } from './sheet-problem';

/** The headings of a sheet, and what was made of them. */
interface ReadHeadings {
  readonly headingRow: SheetRow;
  readonly columns: readonly SheetColumn[];
  /** Headings that the sheet should have and does not. */
  readonly missing: readonly string[];
  readonly map: ColumnMap;
  readonly isOwn: boolean;
}

/** Headings that are missing, stand twice, lie beyond the sheet, or are not read. */
export function problemsOfHeadings(headings: ReadHeadings): readonly SheetProblem[] {
  const unused = unusedHeadings(headings.headingRow, headings.columns);
  return [
    ...missingOnes(headings, unused),
    ...repeatedOnes(headings),
    ...beyondTheSheet(headings),
    ...unused.map((heading) => unusedProblem(heading, headings)),
  ];
}

function missingOnes({ headingRow, missing, isOwn }: ReadHeadings, unused: readonly HeadingCell[]) {
  return missing.map((heading) => {
    const nearest = nearestName(
      heading,
      unused.map(({ text }) => text),
    );
    const label = unused.find(({ text }) => text === nearest)?.label;
    const hint = label === undefined ? '' : ` The nearest heading is ${label}.`;
    return problemAt(
      headingRow.row,
      `looks like the headings, but has no “${shownText(heading)}”.${hint} Compare the spelling with the ${isOwn ? 'template' : 'map'}.`,
    );
  });
}

/** One heading above several columns: it is unknown which of them is meant. */
function repeatedOnes({ headingRow, map, isOwn }: ReadHeadings): readonly SheetProblem[] {
  const headings = headingRow.cells.map(plainHeading);
  const wanted = new Set([...map.fields.values()].flatMap((rule) => headingOf(rule) ?? []));
  return [...wanted].flatMap((heading) => {
    const places = headings.flatMap((each, index) => (each === plainHeading(heading) ? [index] : []));
    if (places.length < 2) return [];
    const letters = places.map(lettersOf).join(', ');
    const remedy = isOwn
      ? ''
      : `, or name the column by its letter in the map: {"letter": "${lettersOf(places[0] ?? 0)}"}`;
    const message = `stands above ${places.length} columns; rename or delete all but one${remedy}`;
    return problemAt(headingRow.row, message, { column: letters, value: heading });
  });
}

function beyondTheSheet({ headingRow, columns }: ReadHeadings): readonly SheetProblem[] {
  return columns.flatMap(({ field, index = 0, label }) =>
    index < headingRow.cells.length
      ? []
      : problemAt(headingRow.row, `is not a column of the sheet; correct the letter of ${field} in the map`, {
          column: label,
        }),
  );
}

const ownHeadings = sheetFields.map(({ heading }) => heading);

function unusedProblem(
  { text, label: column }: HeadingCell,
  { headingRow, isOwn, columns }: ReadHeadings,
): SheetProblem {
  const isRepeated = columns.some(
    ({ index = -1 }) => plainHeading(headingRow.cells[index]) === plainHeading(text),
  );
  const meant = isOwn && !isRepeated ? nearestName(text, ownHeadings) : undefined;
  if (meant === undefined) {
    const message = isOwn
      ? 'is not read: it is no heading of our sheets'
      : 'is not read: the map has no field for it';
    return problemAt(0, message, { severity: 'warning', column });
  }
  const message = `is not a heading of our sheets. Did you mean “${meant}”? Correct it, or delete the column`;
  return problemAt(headingRow.row, message, { column });
}
