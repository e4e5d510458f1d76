import { hiddenCharacter } from '../check/hidden-character';
import { unsavedFormula, type CellValue } from '../sheets/sheet-row';
import { problemRead, valueRead, type Read, type ReadContext } from './cell-form';
import type { SheetColumn } from './find-columns';

export type CellRead = Read & { readonly warning?: string };

/** Texts that spreadsheet programs show for a formula that failed. */
const formulaErrors = /^#(N\/A|REF!|DIV\/0!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!|BUSY!|GETTING_DATA)$/;

/** A number that was too long for its column: `1,21E+05`. */
const exponentForm = /^\d([.,]\d+)?E[+-]\d+$/i;

const asText = 'Format the column as text in the spreadsheet and type the value again.';

/** Characters that a spreadsheet program takes into one cell. */
const longestCell = 32_767;

const mostEntries = 100;

interface Cell {
  readonly raw: CellValue;
  readonly shown: string | undefined;
}

const shownOtherwise = 'the cell shows another text than it holds.';

/** Reads the cell of a field; an empty one gives `undefined`. */
export function readCell(column: SheetColumn, { raw, shown }: Cell, context: ReadContext): CellRead {
  const text = textOf(raw, context.decimal);
  const fault = faultOf(column, raw, text);
  if (fault !== undefined) return problemRead(fault);
  if (shown !== undefined && column.form.isCode) return problemRead(`${shownOtherwise} ${asText}`);
  const items = translated(column, text);
  if ('message' in items) return items;
  if (items.texts.length === 0) return valueRead(undefined);
  const read = column.form.read(items.texts, context);
  if (column.form.isCode && typeof raw === 'number')
    return { ...read, warning: `is a number in the spreadsheet, which drops leading zeros. ${asText}` };
  const isSameNumber = shown === undefined || Number(shown.replaceAll(',', '')) === raw;
  return isSameNumber ? read : { ...read, warning: `${shownOtherwise} What it holds is read` };
}

const textOf = (raw: CellValue, decimal: ReadContext['decimal']): string =>
  typeof raw === 'number' ? String(raw).replace('.', decimal) : String(raw ?? '').trim();

function faultOf({ form, values }: SheetColumn, raw: CellValue, text: string): string | undefined {
  if (raw instanceof Date) return `the spreadsheet made a date of it. ${asText}`;
  if (raw === unsavedFormula) {
    return 'holds a formula without a value. Open the sheet in a spreadsheet program, save it, and import again';
  }
  if (typeof raw === 'boolean' && !form.isYesOrNo && !values) {
    return `the spreadsheet holds a truth value. ${asText}`;
  }
  if (formulaErrors.test(text)) return 'is the error of a formula; mend the formula';
  if (form.isCode && exponentForm.test(text)) {
    return `the spreadsheet made a number with an exponent of it. ${asText}`;
  }
  if (form.isCode && typeof raw === 'number' && !Number.isSafeInteger(raw)) {
    return `the spreadsheet made a number of it, and may have changed its digits. ${asText}`;
  }
  return undefined;
}

type Translated = { readonly texts: readonly string[] } | Extract<Read, { kind: 'problem' }>;

/** The values of a cell, by the table of the map if it has one. */
function translated({ form, split, values }: SheetColumn, text: string): Translated {
  const found = (form.isList ? text.split(split) : [text]).map((each) => each.trim()).filter(Boolean);
  const fault = faultOfTexts(found);
  if (fault !== undefined) return { kind: 'problem', message: fault };
  if (!values) return { texts: found };
  const unknown = found.find((each) => !values.has(each));
  if (unknown !== undefined) {
    const which = unknown === text ? '' : `: “${unknown}”`;
    return { kind: 'problem', message: `is not in the value table of the map${which}` };
  }
  return { texts: found.map((each) => String(values.get(each) ?? '')).filter(Boolean) };
}

function faultOfTexts(texts: readonly string[]): string | undefined {
  if (texts.length > mostEntries) return `has ${texts.length} values; at most ${mostEntries} are read`;
  if (texts.some(({ length }) => length > longestCell)) return `is longer than ${longestCell} characters`;
  if (texts.some((text) => text.includes('\ufffd'))) return 'holds a character that was lost; write it again';
  return texts.map(hiddenCharacter).find((fault) => fault !== undefined);
}
