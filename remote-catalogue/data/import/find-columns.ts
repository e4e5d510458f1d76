import { hiddenCharacter } from '../check/hidden-character';
import { indexOfLetters, lettersOf } from '../sheets/column-letters';
import type { CellValue, SheetRow } from '../sheets/sheet-row';
import type { CellForm } from './cell-form';
import type { ColumnMap, ColumnRule } from './column-map';
import { partFields } from './part-fields';
import { sheetFields } from './sheet-fields';
import { shownText } from './sheet-problem';

/** A field and the column, or the fixed value, that gives it. */
export interface SheetColumn {
  /** The field of an article. */
  readonly field: string;
  readonly isNeeded: boolean;
  readonly form: Pick<CellForm, 'isList' | 'isCode' | 'isYesOrNo' | 'read'>;
  /** Place of its cell in a row; undefined for a fixed value. */
  readonly index?: number;
  readonly fixed?: string | number | boolean;
  readonly split: string;
  readonly values?: ReadonlyMap<string, string | number | boolean>;
  /** As a message names it: `C “Size”`. */
  readonly label: string;
}

/** The headings that a map names. */
export const headingsOf = ({ fields }: ColumnMap): readonly string[] =>
  [...fields.values()].flatMap((rule) => headingOf(rule) ?? []);

/** The heading of a rule, if it names one. */
export function headingOf(rule: ColumnRule): string | undefined {
  if (typeof rule === 'string') return rule;
  return 'column' in rule ? rule.column : undefined;
}

/** A heading as it is compared: case and the kind of spaces say nothing. */
export const plainHeading = (cell: CellValue | undefined): string =>
  typeof cell === 'string' || typeof cell === 'number'
    ? String(cell).trim().replaceAll(/\s+/g, ' ').toLowerCase()
    : '';

/** The headings that a row lacks. */
export function missingHeadings({ cells }: SheetRow, headings: readonly string[]): readonly string[] {
  const found = new Set(cells.map(plainHeading));
  return headings.filter((heading) => !found.has(plainHeading(heading)));
}

/** A heading of a sheet and its column. */
export interface HeadingCell {
  readonly index: number;
  readonly text: string;
  /** As a message names it: `C “Size”`. */
  readonly label: string;
}

/** The headings of a row that no field is under. */
export function unusedHeadings({ cells }: SheetRow, columns: readonly SheetColumn[]): readonly HeadingCell[] {
  const used = new Set(columns.map(({ index }) => index));
  return cells.flatMap((cell, index) =>
    plainHeading(cell) && !used.has(index)
      ? [{ index, text: String(cell), label: columnLabel(index, String(cell)) }]
      : [],
  );
}

/** A column as a message names it. */
export const columnLabel = (index: number, heading: string): string =>
  `${lettersOf(index)} “${hiddenCharacter(heading) === undefined ? heading : shownText(heading)}”`;

/** The columns of a sheet; a heading that the row of headings lacks gives none. */
export function findColumns({ fields }: ColumnMap, headingRow: SheetRow): readonly SheetColumn[] {
  const headings = headingRow.cells.map(plainHeading);
  return [...fields].flatMap(([name, rule]) => {
    const { field, ...kind } = kindOf(name);
    const place = placeOf(rule, headings);
    if (!place) return [];
    const [split, values] = typeof rule === 'string' || 'value' in rule ? [] : [rule.split, rule.values];
    return [{ field, ...kind, ...place, split: split ?? '\n', ...(values && { values }) }];
  });
}

/** The field of an article that a name of a map gives. */
export const fieldOf = (name: string): string => kindOf(name).field;

function kindOf(name: string) {
  const part = partFields.find((each) => each.name === name);
  if (part) return { field: part.joins, isNeeded: false, form: part.form };
  const own = sheetFields.find((each) => each.name === name);
  if (!own) throw new Error(`There is no field ${name}: the schema of column maps lets it pass`);
  return { field: name, isNeeded: own.isNeeded ?? false, form: own.form };
}

function placeOf(rule: ColumnRule, headings: readonly string[]) {
  if (typeof rule !== 'string' && 'value' in rule)
    return { fixed: rule.value, label: 'fixed value of the map' };
  if (typeof rule !== 'string' && 'letter' in rule) {
    return { index: indexOfLetters(rule.letter), label: rule.letter.toUpperCase() };
  }
  const heading = headingOf(rule) ?? '';
  const index = headings.indexOf(plainHeading(heading));
  return index < 0 ? undefined : { index, label: columnLabel(index, heading) };
}
