import { problemLine } from 'shared-types/json/problems';
import { readRecord } from 'shared-types/json/read-record';
import { closedObject } from 'shared-types/schemas/closed-object';
import * as v from 'valibot';
import { SheetError } from '../sheets/sheet-row';
import { partFields } from './part-forms';
import { sheetFields } from './sheet-fields';

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));

/** A value that a map gives for every row, or for a word of a sheet. */
const constant = v.union([v.string(), v.number(), v.boolean()]);

const namedColumn = v.strictObject({
  column: text,
  /** Separator of several values in a cell; a line break by default. */
  split: v.optional(text),
  /** Meanings of the sheet's texts; a text that is not listed is an error. `""` stands for an empty cell. */
  values: v.optional(
    v.pipe(
      v.record(v.string(), constant),
      v.transform((words) => new Map(Object.entries(words).map(([word, value]) => [word.trim(), value]))),
    ),
  ),
});

const columnRule = v.union(
  [
    v.pipe(
      text,
      v.transform((column): v.InferOutput<typeof namedColumn> => ({ column })),
    ),
    namedColumn,
    v.strictObject({ value: constant }),
  ],
  'must be a heading, {"column": heading, "split": "/", "values": {…}} or {"value": what is the same in every row}',
);

const fieldNames = [...sheetFields, ...partFields].map(({ name }) => name);
const mapSchema = closedObject({
  fields: closedObject({
    ...v.entriesFromList(fieldNames, v.optional(columnRule)),
    // A row without a number is no article.
    articleNo: columnRule,
  }),
  decimal: v.optional(v.picklist(['.', ','], 'must be "." or ","'), '.'),
});

/** Columns of a supplier's sheet by the fields of an article that they give. */
export interface ColumnMap {
  readonly fields: ReadonlyMap<string, v.InferOutput<typeof columnRule>>;
  /** Sign before the decimals of a number that is written as text. */
  readonly decimal: '.' | ',';
}

/** The map of a sheet that the export or the template gave: every field under its own heading. */
export const ownColumnMap: ColumnMap = {
  fields: new Map(sheetFields.map(({ name, heading }) => [name, { column: heading }])),
  decimal: '.',
};

/** @param name as messages name it. @throws {SheetError} with every fault of the map, each with line and column */
export function readMap(name: string, source: string): ColumnMap {
  const read = readRecord(mapSchema, source.normalize('NFC'), name);
  if (read.kind === 'invalid') throw new SheetError(read.problems.map(problemLine).join('\n'));
  const { fields, decimal } = read.value;
  return { decimal, fields: new Map(Object.entries(fields)) };
}
