import { writeCsv } from 'hucre/csv';
import { shownText, type SheetProblem } from './sheet-problem';

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
