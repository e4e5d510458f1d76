import { sheetFields } from './sheet-fields';

/** What a map says that is the same in every row, and what a word of a sheet stands for. */
export type MapConstant = string | number | boolean;

/** Where one field comes from. */
export type ColumnRule =
  | {
      /** Its heading. */
      readonly column: string;
      /** Separator of several values in a cell; a line break by default. */
      readonly split?: string | undefined;
      /** What a text of the sheet stands for; a text that is not listed is an error. `""` stands for an empty cell. */
      readonly values?: ReadonlyMap<string, MapConstant> | undefined;
    }
  | { readonly value: MapConstant };

/** Which column of a supplier's sheet gives which field of an article. */
export interface ColumnMap {
  /** By the names of the fields. */
  readonly fields: ReadonlyMap<string, ColumnRule>;
  /** Sign before the decimals of a number that is written as text. */
  readonly decimal: '.' | ',';
}

/** The map of a sheet that the export or the template gave: every field under its own heading. */
export const ownColumnMap: ColumnMap = {
  fields: new Map(sheetFields.map(({ name, heading }) => [name, { column: heading }])),
  decimal: '.',
};
