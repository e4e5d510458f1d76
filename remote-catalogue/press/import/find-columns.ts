import { colToLetter } from 'hucre/xlsx';
import type { CellValue, SheetRow } from '../sheets/sheet-row';
import type { CellForm } from './cell-form';
import type { ColumnMap } from './column-map';
import { partFields } from './part-forms';
import { sheetFields } from './sheet-fields';
import { shownText } from './sheet-problem';

export interface SheetColumn {
  readonly field: string;
  /** The part of the field's list that it gives: `Palm`; undefined for the whole field. */
  readonly part?: string;
  readonly isNeeded: boolean;
  readonly form: Pick<CellForm, 'isList' | 'isCode' | 'isYesOrNo' | 'read'>;
  /** Place of its cell in a row; undefined for a fixed value. */
  readonly index?: number;
  readonly fixed?: string | number | boolean;
  readonly split: string;
  readonly values?: ReadonlyMap<string, string | number | boolean>;
  /** Name in messages: `C “Size”`. */
  readonly label: string;
}

export const headingsOf = ({ fields }: ColumnMap): readonly string[] =>
  [...fields.values()].flatMap((rule) => ('column' in rule ? rule.column : []));

export const plainHeading = (cell: CellValue | undefined): string =>
  typeof cell === 'string' || typeof cell === 'number'
    ? String(cell).trim().replaceAll(/\s+/g, ' ').toLowerCase()
    : '';

export const columnLabel = (index: number, heading: string): string =>
  `${colToLetter(index)} “${shownText(heading)}”`;

/** The columns of a sheet; a heading that the row of headings lacks gives none. */
export function findColumns({ fields }: ColumnMap, headingRow: SheetRow): readonly SheetColumn[] {
  const headings = headingRow.cells.map(plainHeading);
  return [...fields].flatMap(([name, rule]): readonly SheetColumn[] => {
    const kind = kindOf(name);
    if ('value' in rule)
      return [{ ...kind, fixed: rule.value, label: 'fixed value of the map', split: '\n' }];
    const { column, split = '\n', values } = rule;
    const index = headings.indexOf(plainHeading(column));
    if (index < 0) return [];
    return [{ ...kind, index, label: columnLabel(index, column), split, ...(values && { values }) }];
  });
}

function kindOf(name: string) {
  const part = partFields.find((each) => each.name === name);
  if (part) return { field: part.joins, part: part.part, isNeeded: false, form: part.form };
  const own = sheetFields.find((each) => each.name === name);
  if (!own) throw new Error(`There is no field ${name}: the schema of column maps lets it pass`);
  return { field: name, isNeeded: own.isNeeded ?? false, form: own.form };
}
