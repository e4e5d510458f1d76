import type { Colour } from '../../articles/product';
import type { SheetColumn } from './find-columns';
import type { NamedColour } from './part-forms';
import type { ReadRow } from './read-row';
import { problemAt, type SheetProblem } from './sheet-problem';

type ReadColour = Colour | NamedColour;
type Colours = ReadonlyMap<string, Colour>;

const coloursOf = ({ values }: ReadRow): readonly ReadColour[] =>
  (values.get('colours') ?? []) as readonly ReadColour[];

const isNamed = (colour: ReadColour): colour is NamedColour => colour.hex === undefined;

const otherValue = 'has another value elsewhere in the sheet; write one value, or two names';

/** Gives a colour of a name only its value in another row or the catalogue; else it is one error for all rows. */
export function settleColours(
  rows: readonly ReadRow[],
  columns: readonly SheetColumn[],
  known: Colours,
): readonly ReadRow[] {
  const label = columns.find(({ field }) => field === 'colours')?.label;
  if (label === undefined) return rows;
  const ofSheet = new Map<string, Colour>();
  for (const colour of rows.flatMap(coloursOf)) {
    const key = colour.name.toLowerCase();
    if (!isNamed(colour) && !ofSheet.has(key)) ofSheet.set(key, colour);
  }
  const all = new Map([...known, ...ofSheet]);
  const isOther = ({ name, hex }: ReadColour) =>
    hex !== undefined && hex !== all.get(name.toLowerCase())?.hex;
  return rows.map((row) => {
    const others = coloursOf(row).filter(isOther);
    const problems = others.map(({ name, hex }) =>
      problemAt(row.row, otherValue, { severity: 'warning', column: label, value: `${name} | ${hex}` }),
    );
    return settledRow({ ...row, problems: [...row.problems, ...problems] }, label, all);
  });
}

function settledRow(row: ReadRow, label: string, known: Colours): ReadRow {
  const colours = coloursOf(row);
  if (!colours.some(isNamed)) return row;
  const settled = colours.map((colour) =>
    isNamed(colour) ? (known.get(colour.name.toLowerCase()) ?? colour) : colour,
  );
  const unknown = settled.filter(isNamed);
  if (unknown.length === 0) return { ...row, values: new Map([...row.values, ['colours', settled]]) };
  return {
    ...row,
    values: new Map([...row.values].filter(([field]) => field !== 'colours')),
    unread: new Set([...row.unread, 'colours']),
    problems: [...row.problems, ...unknown.map(({ name }) => unknownColour(row.row, label, name))],
  };
}

const unknownColour = (row: number, column: string, value: string): SheetProblem =>
  problemAt(
    row,
    'is not a colour of the catalogue. Write what it looks like once, in any row: “Navy | #26364f”, or “Yellow | #d9ee2b | fluorescent”',
    { column, value },
  );
