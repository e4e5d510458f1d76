import { codePointOf } from '../check/hidden-character';
import { unsavedFormula, type CellValue } from '../sheets/sheet-row';

export interface SheetProblem {
  /** A warning hinders nothing. */
  readonly severity: 'error' | 'warning';
  /** Row as the spreadsheet counts; 0 for the sheet as a whole, or for an article that is not in it. */
  readonly row: number;
  /** Letters and heading; empty where no column is meant. */
  readonly column: string;
  readonly value: string;
  readonly message: string;
}

/** An error that names no column and repeats no value, unless `rest` says so. @param row as in `SheetProblem` */
export const problemAt = (row: number, message: string, rest: Partial<SheetProblem> = {}): SheetProblem => ({
  severity: 'error',
  row,
  column: '',
  value: '',
  message,
  ...rest,
});

const longestShown = 60;

/** A cell as a message repeats it. Invisible characters are written as `U+202E`, so that they do nothing in a terminal. */
export function shownCell(raw: CellValue): string {
  if (raw === unsavedFormula) return '';
  const text = raw instanceof Date ? shownDate(raw) : String(raw ?? '');
  return shownText(text.length > longestShown ? `${text.slice(0, longestShown)}…` : text);
}

/** A date that a spreadsheet made can be none at all. */
const shownDate = (date: Date): string =>
  Number.isNaN(date.getTime()) ? 'invalid date' : date.toISOString().slice(0, 10);

const unseen = /[\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]|(?!\n)\p{Cc}/gu;

export const shownText = (text: string): string =>
  text.replaceAll(unseen, (character) => `[${codePointOf(character)}]`);
