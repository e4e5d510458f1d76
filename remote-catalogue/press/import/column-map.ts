import { sheetFields } from './sheet-fields';

/** A value that a map gives for every row, or for a word of a sheet. */
export type MapConstant = string | number | boolean;

export type ColumnRule =
  | {
      readonly column: string;
      /** Separator of several values in a cell; a line break by default. */
      readonly split?: string | undefined;
      /** Meanings of the sheet's texts; a text that is not listed is an error. `""` stands for an empty cell. */
      readonly values?: ReadonlyMap<string, MapConstant> | undefined;
    }
  | { readonly value: MapConstant };

/** Columns of a supplier's sheet by the fields of an article that they give. */
export interface ColumnMap {
  readonly fields: ReadonlyMap<string, ColumnRule>;
  /** Sign before the decimals of a number that is written as text. */
  readonly decimal: '.' | ',';
}

/** The map of a sheet that the export or the template gave: every field under its own heading. */
export const ownColumnMap: ColumnMap = {
  fields: new Map(sheetFields.map(({ name, heading }) => [name, { column: heading }])),
  decimal: '.',
};
