import type { CellValue } from '../sheets/sheet-row';
import { problemRead, valueRead, type Read, type ReadContext } from './cell-form';
import type { SheetColumn } from './find-columns';

/** A cell that was read, and what is doubtful about it. */
export type CellRead = Read & { readonly warning?: string };

/** Texts that spreadsheet programs show for a formula that failed. */
const formulaErrors = /^#(N\/A|REF!|DIV\/0!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!|BUSY!|GETTING_DATA)$/;

/** How programs write a number that is too long for its column: `1,21E+05`. */
const exponentForm = /^\d([.,]\d+)?E[+-]\d+$/i;

const asText = 'Format the column as text in the spreadsheet and type the value again.';

/** Reads the cell of a field; an empty one gives `undefined`. */
export function readCell(column: SheetColumn, raw: CellValue, context: ReadContext): CellRead {
  if (raw instanceof Date) {
    return problemRead(`the spreadsheet made a date of it. ${asText}`);
  }
  const text = textOf(raw, context.decimal);
  if (formulaErrors.test(text)) return problemRead('is the error of a formula; mend the formula');
  if (column.form.isCode && exponentForm.test(text)) {
    return problemRead(`the spreadsheet made a number with an exponent of it. ${asText}`);
  }
  const items = translated(column, text);
  if ('message' in items) return items;
  if (items.texts.length === 0) return valueRead(undefined);
  const read = column.form.read(items.texts, context);
  return column.form.isCode && typeof raw === 'number'
    ? { ...read, warning: `is a number in the spreadsheet, which drops leading zeros. ${asText}` }
    : read;
}

const textOf = (raw: CellValue, decimal: ReadContext['decimal']): string =>
  typeof raw === 'number' ? String(raw).replace('.', decimal) : String(raw ?? '').trim();

type Translated = { readonly texts: readonly string[] } | Extract<Read, { kind: 'problem' }>;

/** The values of a cell, by the table of the map if it has one. */
function translated({ form, split, values }: SheetColumn, text: string): Translated {
  const found = (form.isList ? text.split(split) : [text]).map((each) => each.trim()).filter(Boolean);
  if (!values) return { texts: found };
  const unknown = found.find((each) => !Object.hasOwn(values, each));
  if (unknown !== undefined) {
    return { kind: 'problem', message: `“${unknown}” is not in the value table of the map` };
  }
  return { texts: found.map((each) => String(values[each])).filter(Boolean) };
}
