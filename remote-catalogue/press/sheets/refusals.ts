import { colToLetter, rangeRef, type MergeRange, type Sheet } from 'hucre/xlsx';
import { filledCells, type FilledCell } from './filled-cells';
import { listed } from './listed';
import { fontsOf, isPale, shownText, textOf } from './seen-text';

/** What a reader of a sheet does not see, or sees otherwise than a program. `%` stands for the places. */
type Rule = readonly [
  where: keyof typeof placesOf,
  isBad: (cell: FilledCell, theme: readonly string[]) => boolean,
  message: string,
];

/** Heights in points and widths in characters under which nothing can be read: 2 mm. Sizes of fonts in points. */
const [leastHeight, leastWidth, leastFont] = [5.67, 1.08, 4];

const isBelow = (size: number | undefined, least: number): boolean => size !== undefined && size < least;

const rules: readonly Rule[] = [
  ['rows', (cell) => cell.isRowHidden, 'Rows are hidden or filtered out: show rows %'],
  ['rows', (cell) => isBelow(cell.rowHeight, leastHeight), 'Rows are too low to be read: make rows % higher'],
  ['columns', (cell) => cell.isColumnHidden, 'Columns are hidden: show columns %'],
  [
    'columns',
    (cell) => isBelow(cell.columnWidth, leastWidth),
    'Columns are too narrow: make columns % wider',
  ],
  ['cells', isStruck, 'Text is struck through: delete it, or the line through it, in %'],
  ['cells', isPale, 'Text has nearly the colour of its cell: give % another colour or fill'],
  ['cells', isTiny, 'Text is too small to be read: give % a larger font'],
  ['cells', (cell) => cell.value !== '' && shownText(cell) === '', 'A format hides values: format % as text'],
  ['cells', ({ value }) => value === '', 'Formulas have no value: calculate % again, or write the values'],
  ['cells', isShownOtherwise, 'Cells show another text than they hold: format % as text and type it again'],
];

function isStruck(cell: FilledCell): boolean {
  return fontsOf(cell).some((font) => font?.strikethrough);
}

function isTiny(cell: FilledCell): boolean {
  return fontsOf(cell).some((font) => isBelow(font?.size, leastFont));
}

/** A date is never shown as it is held: as a count of days. */
function isShownOtherwise(cell: FilledCell): boolean {
  const shown = shownText(cell);
  return shown !== '' && (cell.value instanceof Date || shown !== textOf(cell.value));
}

const placesOf = {
  rows: (cells: readonly FilledCell[]) =>
    inRanges(
      cells.map(({ row }) => row),
      (row) => String(row + 1),
    ),
  columns: (cells: readonly FilledCell[]) =>
    inRanges(
      cells.map(({ column }) => column),
      colToLetter,
    ),
  cells: (cells: readonly FilledCell[]) => cells.map(({ name }) => name),
};

/** What must be changed in the spreadsheet program before a sheet can be read: whatever a person does not see in it. */
export function refusalsOf(sheet: Sheet, theme: readonly string[] = []): readonly string[] {
  const { name, hidden, veryHidden, merges = [] } = sheet;
  const filled = filledCells(sheet);
  return [
    ...refusal('The sheet is hidden: show “%”', hidden || veryHidden ? [name] : []),
    ...refusal('Merged cells have one value: unmerge % and fill in each cell', merges.map(rangeOf)),
    ...rules.flatMap(([where, isBad, message]) =>
      refusal(message, placesOf[where](filled.filter((cell) => isBad(cell, theme)))),
    ),
  ];
}

const rangeOf = ({ startRow, startCol, endRow, endCol }: MergeRange) =>
  rangeRef(startRow, startCol, endRow, endCol);

const mostListed = 8;

function refusal(message: string, places: readonly string[]): readonly string[] {
  if (places.length === 0) return [];
  const isOne = places.length === 1 && !places[0]?.includes('–');
  const asked = isOne ? message.replace(/s(?= %)/, '') : message;
  return [`${asked.replace('%', () => listed(places, mostListed))}, then save.`];
}

/** `12–14`, `20`: places in their order, neighbours as one. */
function inRanges(places: readonly number[], nameOf: (place: number) => string): readonly string[] {
  const all = new Set(places.toSorted((one, other) => one - other));
  const starts = [...all].filter((place) => !all.has(place - 1));
  const ends = [...all].filter((place) => !all.has(place + 1));
  return starts.map((start, index) => {
    const end = ends[index] ?? start;
    return end === start ? nameOf(start) : `${nameOf(start)}–${nameOf(end)}`;
  });
}
