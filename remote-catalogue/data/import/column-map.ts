import * as v from 'valibot';
import { sheetFields } from './sheet-fields';
import { partFields } from './part-fields';

const constant = v.union([v.string(), v.number(), v.boolean()]);

const common = {
  /** What separates the values of a cell with several; a line break where nothing is said. */
  split: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** What a text of the sheet stands for; a text that is not listed is an error. `""` stands for an empty cell. */
  values: v.optional(v.record(v.string(), constant)),
};

const columnRule = v.union(
  [
    v.pipe(v.string(), v.nonEmpty()),
    v.strictObject({ column: v.pipe(v.string(), v.nonEmpty()), ...common }),
    v.strictObject({ letter: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,3}$/)), ...common }),
    v.strictObject({ value: constant }),
  ],
  'must be a heading, or {"column": heading}, {"letter": "C"} or {"value": what is the same in every row}',
);

const fieldNames = [...sheetFields, ...partFields].map(({ name }) => name);

/** Which column of a supplier's sheet gives which field of an article. */
export const columnMapSchema = v.strictObject({
  fields: v.record(
    v.picklist(
      fieldNames,
      (issue) => `there is no field ${issue.received}; docs/catalogue-data.md lists them`,
    ),
    columnRule,
  ),
  /** Sign before the decimals of a number that is written as text. */
  decimal: v.optional(v.picklist(['.', ',']), '.'),
});

/** Which column of a supplier's sheet gives which field of an article. */
export type ColumnMap = v.InferOutput<typeof columnMapSchema>;

/** Where one field comes from. */
export type ColumnRule = v.InferOutput<typeof columnRule>;

/** The map of a sheet that the export or the template gave: every field under its own heading. */
export const ownColumnMap: ColumnMap = {
  fields: Object.fromEntries(sheetFields.map(({ name, heading }) => [name, heading])),
  decimal: '.',
};
