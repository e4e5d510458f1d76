import { stringify } from 'csv-stringify/sync';
import { quoteFormula } from '../sheets/formula-quote';
import type { SheetProblem } from './sheet-problem';

/** The report as CSV for a spreadsheet program. What stood in a cell is quoted, lest it be run as a formula. */
export const reportText = (problems: readonly SheetProblem[]): string =>
  stringify(
    problems.map(({ severity, row, column, value, message }) =>
      [severity, row === 0 ? '' : String(row), column, value, message].map(quoteFormula),
    ),
    { header: true, columns: ['severity', 'row', 'column', 'value', 'message'], bom: true },
  );

/** More would scroll away. */
const shownProblems = 50;

/** The first problems for a terminal, one line each. */
export function reportLines(problems: readonly SheetProblem[]): readonly string[] {
  const lines = problems.slice(0, shownProblems).map(problemLine);
  const rest = problems.length - lines.length;
  return rest > 0 ? [...lines, `and ${rest} more`] : lines;
}

function problemLine({ severity, row, column, value, message }: SheetProblem): string {
  const place = [row === 0 ? '' : `row ${row}`, column ? `column ${column}` : ''].filter(Boolean).join(', ');
  const what = value === '' ? message : `“${value}” ${message}`;
  return `${severity} ${place}: ${what}`;
}
