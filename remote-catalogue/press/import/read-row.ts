import { unfitCharacter } from '../check/hidden-character';
import { unsavedFormula, type CellValue, type SheetRow } from '../sheets/sheet-row';
import { CellError, refuse, sound, type ReadContext } from './cell-form';
import type { SheetColumn } from './find-columns';
import type { FieldValues } from './compose-article';
import { shownCell, type SheetProblem } from './sheet-problem';

/** Texts that programs write for a formula or a calculation that failed. */
const formulaErrors =
  /^(#(N\/A|REF!|DIV\/0!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!|BUSY!|GETTING_DATA)|nan)$/i;

/** A number that was too long for its column: `1,21E+05`. */
const exponentForm = /^\d([.,]\d+)?E[+-]\d+$/i;

const asText = 'Format the column as text in the spreadsheet and type the value again.';

/** Characters that a spreadsheet program takes into one cell. */
const longestCell = 32_767;

const mostEntries = 100;

interface Cell {
  readonly raw: CellValue;
  readonly shown: string | undefined;
  readonly warn: (message: string) => void;
}

const shownOtherwise = 'the cell shows another text than it holds.';

/** Reads the cell of a field; an empty one gives `undefined`. @throws {CellError} */
function readCell(column: SheetColumn, { raw, shown, warn }: Cell, context: ReadContext): unknown {
  const text = textOf(raw, context.decimal);
  const { form } = column;
  const isOther = text !== '' && shown !== undefined && form.isCode;
  sound(text, faultOf(column, raw, text) ?? (isOther ? `${shownOtherwise} ${asText}` : undefined));
  const texts = translated(column, text);
  if (texts.length === 0) return undefined;
  if (form.isCode && typeof raw === 'number')
    warn(`is a number in the spreadsheet, which drops leading zeros. ${asText}`);
  else if (shown !== undefined && Number(shown.replaceAll(',', '')) !== raw)
    warn(`${shownOtherwise} What it holds is read`);
  return form.read(texts, context);
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
  if (formulaErrors.test(text)) return 'is the error of a formula or a program; write the value';
  if (form.isCode && exponentForm.test(text)) {
    return `the spreadsheet made a number with an exponent of it. ${asText}`;
  }
  if (form.isCode && typeof raw === 'number' && !Number.isSafeInteger(raw)) {
    return `the spreadsheet made a number of it, and may have changed its digits. ${asText}`;
  }
  return undefined;
}

/** The values of a cell, by the table of the map if it has one. */
function translated({ form, split, values }: SheetColumn, text: string): readonly string[] {
  const all = (form.isList ? text.split(split) : [text]).map((each) => each.trim()).filter(Boolean);
  const found = sound(all, faultOfTexts(all));
  if (!values) return found;
  const unknown = found.find((each) => !values.has(each));
  if (unknown !== undefined)
    refuse(`is not in the value table of the map${unknown === text ? '' : `: “${unknown}”`}`);
  return found.map((each) => String(values.get(each) ?? '')).filter(Boolean);
}

function faultOfTexts(texts: readonly string[]): string | undefined {
  if (texts.length > mostEntries) return `has ${texts.length} values; at most ${mostEntries} are read`;
  if (texts.some(({ length }) => length > longestCell)) return `is longer than ${longestCell} characters`;
  if (texts.some((text) => text.includes('\ufffd'))) return 'holds a character that was lost; write it again';
  return texts.map(unfitCharacter).find((fault) => fault !== undefined);
}

export interface ReadRow {
  readonly row: number;
  readonly values: FieldValues;
  readonly problems: readonly SheetProblem[];
  /** Fields whose cells could not be read: it is unknown whether the article has them. */
  readonly unread: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();

export function readRow(
  { row, cells, shown }: SheetRow,
  columns: readonly SheetColumn[],
  context: ReadContext,
): ReadRow {
  const values = new Map<string, unknown>();
  const problems: SheetProblem[] = [];
  const unread = new Set<string>();
  for (const column of columns) {
    const place = column.index ?? -1;
    const raw = column.fixed ?? cells[place] ?? null;
    const otherText = shown?.get(place);
    const report = (severity: SheetProblem['severity'], message: string) => {
      const value = shownCell(otherText === undefined ? raw : `${shownCell(raw)} shown as ${otherText}`);
      problems.push({ severity, row, column: column.label, value, message });
      if (severity === 'error') unread.add(column.field);
    };
    const warn = (message: string) => report('warning', message);
    try {
      const value = readCell(column, { raw, shown: otherText, warn }, context);
      if (value !== undefined) values.set(column.field, joined(values.get(column.field), value));
      else if (column.isNeeded) refuse('must not be empty');
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      report('error', error.message);
    }
  }
  return { row, values, problems, unread: unread.size > 0 ? unread : nothing };
}

/** Several columns can give one list. */
const joined = (before: unknown, value: unknown): unknown =>
  Array.isArray(before) && Array.isArray(value) ? [...(before as unknown[]), ...(value as unknown[])] : value;
