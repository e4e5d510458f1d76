import { writeCsv } from 'hucre/csv';
import { codePointOf } from '../check/hidden-character';
import { unsavedFormula, type CellValue } from '../sheets/sheet-row';

/** The report as CSV: a line for each problem, and one for each article that goes. No cell is run as a formula. */
export const reportText = (problems: readonly SheetProblem[], removed: readonly string[]): string =>
  writeCsv(
    [
      ['severity', 'row', 'column', 'value', 'message'],
      ...problems.map(({ severity, row, column, value, message }) => [
        severity,
        row === 0 ? '' : String(row),
        column,
        value,
        message,
      ]),
      ...removed.map((number) => ['removed', '', '', number, 'is not in the sheet']),
    ],
    { bom: true, escapeFormulae: true },
  );

/** Largest number of faults that a terminal shows, and of rows, columns and values that a line of it names. */
const [shownFaults, shownNames] = [50, 8];

/** The problems for a terminal: one line for each message, however many rows have it; errors first. */
export function reportLines(problems: readonly SheetProblem[]): readonly string[] {
  const faults = new Map<string, SheetProblem[]>();
  for (const problem of problems) {
    const key = `${problem.severity}\n${problem.message}`;
    faults.set(key, [...(faults.get(key) ?? []), problem]);
  }
  const inOrder = [...faults.values()].toSorted((one, other) => rank(one) - rank(other));
  const lines = inOrder.slice(0, shownFaults).map(faultLine);
  const rest = inOrder.length - lines.length;
  return rest > 0 ? [...lines, `and ${rest} more faults; all of them are in the report`] : lines;
}

const rank = ([first]: readonly SheetProblem[]): number => (first?.severity === 'error' ? 0 : 1);

/** `error row 2, 3, column B “Type”: “Leather” is not a type`. */
function faultLine(fault: readonly SheetProblem[]): string {
  const [first] = fault;
  const rows = named(fault.map(({ row }) => (row === 0 ? '' : String(row))));
  const columns = named(fault.map(({ column }) => column));
  const values = named(fault.map(({ value }) => value && `“${shownText(value)}”`));
  const place = [rows && `row ${rows}`, columns && `column ${columns}`].filter(Boolean).join(', ');
  const start = [first?.severity, place].filter(Boolean).join(' ');
  return `${start}: ${[values, first?.message].filter(Boolean).join(' ')}`;
}

function named(texts: readonly string[]): string {
  const all = [...new Set(texts.filter(Boolean))];
  const more = all.length > shownNames ? ` and ${all.length - shownNames} more` : '';
  return all.slice(0, shownNames).join(', ') + more;
}

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
