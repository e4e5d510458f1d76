import { stringify } from 'csv-stringify/sync';
import { quoteFormula } from '../sheets/formula-quote';
import { shownText, type SheetProblem } from './sheet-problem';

/**
 * The report as CSV for a spreadsheet program: a line for each problem, and one for each article that goes. What stood
 * in a cell is quoted, so that it is not run as a formula.
 */
export const reportText = (problems: readonly SheetProblem[], removed: readonly string[] = []): string =>
  stringify(
    [
      ...problems.map(({ severity, row, column, value, message }) => [
        severity,
        row === 0 ? '' : String(row),
        column,
        value,
        message,
      ]),
      ...removed.map((number) => ['removed', '', '', number, 'is not in the sheet']),
    ].map((cells) => cells.map(quoteFormula)),
    { header: true, columns: ['severity', 'row', 'column', 'value', 'message'], bom: true },
  );

/** Largest number of faults that a terminal shows. */
const shownFaults = 50;

/** The problems for a terminal: one line for each fault, however many rows have it; errors first. */
export function reportLines(problems: readonly SheetProblem[]): readonly string[] {
  const faults = faultsOf(problems);
  const lines = faults.slice(0, shownFaults).map(faultLine);
  const rest = faults.length - lines.length;
  return rest > 0 ? [...lines, `and ${rest} more faults; all of them are in the report`] : lines;
}

/** Problems that are one fault: of one kind, in one column. */
type Fault = readonly [SheetProblem, ...SheetProblem[]];

function faultsOf(problems: readonly SheetProblem[]): readonly Fault[] {
  const faults = new Map<string, [SheetProblem, ...SheetProblem[]]>();
  for (const problem of problems) {
    const { severity, column, message, rule = message } = problem;
    // Headings that are not read differ in their columns only.
    const place = problem.row === 0 && severity === 'warning' ? '' : column;
    const key = [severity, place, rule].join('\n');
    const fault = faults.get(key);
    if (fault) fault.push(problem);
    else faults.set(key, [problem]);
  }
  const all = [...faults.values()].flatMap(splitSmall);
  return [...all.filter(isError), ...all.filter((fault) => !isError(fault))];
}

/** Up to this number, problems with different messages are reported one by one. */
const mostSingle = 5;

function splitSmall(fault: Fault): readonly Fault[] {
  const hasOwnMessages = new Set(fault.map(({ message }) => message)).size > 1;
  return hasOwnMessages && fault.length <= mostSingle ? fault.map((problem) => [problem] as const) : [fault];
}

const isError = ([{ severity }]: Fault): boolean => severity === 'error';

/** Values and columns of a fault that its line names. */
const shownValues = 3;

function faultLine(fault: Fault): string {
  const [{ severity, message }] = fault;
  const columns = [...new Set(fault.map(({ column }) => column).filter(Boolean))];
  const place = [rowsText(fault.map(({ row }) => row)), columnsText(columns)].filter(Boolean).join(', ');
  const values = [...new Set(fault.map(({ value }) => value).filter(Boolean))];
  const named = values
    .slice(0, shownValues)
    .map((value) => `“${shownText(value)}”`)
    .join(', ');
  const more = values.length > shownValues ? ` and ${values.length - shownValues} others` : '';
  const others = new Set(fault.map((each) => each.message)).size - 1;
  const like = others > 0 ? ` (and ${others} like it)` : '';
  return `${[severity, place].filter(Boolean).join(' ')}: ${[named + more, message].filter(Boolean).join(' ')}${like}`;
}

/** Ranges of rows that a line names. */
const shownRanges = 8;

/** `row 2`, `rows 2-301, 305`; empty for the sheet as a whole. */
function rowsText(numbers: readonly number[]): string {
  const rows = [...new Set(numbers.filter((row) => row > 0))].toSorted((one, other) => one - other);
  const ranges = rangesOf(rows);
  if (ranges.length === 0) return '';
  const shown = ranges.slice(0, shownRanges).map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`));
  const rest = ranges.slice(shownRanges).reduce((sum, [from, to]) => sum + to - from + 1, 0);
  const more = rest > 0 ? ` and ${rest} more` : '';
  return `${rows.length === 1 ? 'row' : 'rows'} ${shown.join(', ')}${more}`;
}

function rangesOf(rows: readonly number[]): readonly (readonly [from: number, to: number])[] {
  const ranges: [number, number][] = [];
  for (const row of rows) {
    const last = ranges.at(-1);
    if (last && last[1] === row - 1) last[1] = row;
    else ranges.push([row, row]);
  }
  return ranges;
}

const shownColumns = 20;

function columnsText(columns: readonly string[]): string {
  if (columns.length === 0) return '';
  const more = columns.length > shownColumns ? ` and ${columns.length - shownColumns} more` : '';
  return `${columns.length === 1 ? 'column' : 'columns'} ${columns.slice(0, shownColumns).join(', ')}${more}`;
}
