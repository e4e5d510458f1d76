import { writeCsv } from 'hucre/csv';
import { colToLetter } from 'hucre/xlsx';
import { shownText } from '../check/hidden-character';
import type { Problem } from '../check/problem';
import { listed } from '../sheets/listed';
import type { SheetRow } from './article-cells';
import { sheetFields } from './sheet-fields';

/** Something that is wrong with an article of a sheet, or with the catalogue that it goes into. */
export interface SheetProblem {
  /** Row as the spreadsheet counts; empty for the catalogue. */
  readonly row: string;
  /** Letters and heading; empty where no column is meant. */
  readonly column: string;
  /** The cell; empty where there is none. */
  readonly value: string;
  readonly message: string;
}

/** A problem that is not of a row. */
export const catalogueProblem = (message: string): SheetProblem => ({
  row: '',
  column: '',
  value: '',
  message,
});

/** What messages call the parts of a cell; a marking is the whole cell. */
const partWords: Readonly<Record<string, string>> = {
  code: '',
  hex: 'the colour after the name',
  percent: 'the share',
  gsm: 'the mass',
};

/** A problem of an article, by the row and the column that it was read from. */
export function problemInRow(
  { field, message }: Pick<Problem, 'field' | 'message'>,
  { row, cells, columns }: SheetRow,
  fields = sheetFields,
): SheetProblem {
  const nameOf = (path: string) => path.replace(/^ext\./, '');
  const isWithin = ({ path }: { readonly path: string }) => `${field}.`.startsWith(`${nameOf(path)}.`);
  const column = columns.findLast((each) => isWithin(each.field));
  const { path, heading } = column?.field ?? fields.find(isWithin) ?? { path: field, heading: field };
  const [key = ''] = /[^.\d][^.]*$/.exec(field.slice(nameOf(path).length)) ?? [];
  return {
    row: String(row),
    column: [column && colToLetter(column.index), heading && `“${heading}”`].filter(Boolean).join(' '),
    value: column ? (cells[column.index] ?? '') : '',
    message: [partWords[key] ?? key, message].filter(Boolean).join(' '),
  };
}

/** The report as CSV: a line for each problem, and one for each article that goes. No cell is run as a formula. */
export const reportText = (problems: readonly SheetProblem[], removed: readonly string[]): string =>
  writeCsv(
    [
      ['row', 'column', 'value', 'message'],
      ...problems.map(({ row, column, value, message }) => [row, column, shownText(value), message]),
      ...removed.map((number) => ['', '', number, 'is removed: it is not in the sheet']),
    ],
    { bom: true, escapeFormulae: true },
  );

/** Largest number of lines in a terminal, of places and values in a line, and of characters of a value. */
const [mostLines, mostNames, longestValue] = [50, 8, 60];

/** The problems for a terminal: one line for each fault of a column, however many rows have it. */
export function reportLines(problems: readonly SheetProblem[]): readonly string[] {
  const faults = new Map<string, SheetProblem[]>();
  for (const problem of problems) {
    const key = `${problem.column}: ${problem.message}`;
    faults.set(key, [...(faults.get(key) ?? []), problem]);
  }
  const lines = [...faults.values()].slice(0, mostLines).map(faultLine);
  const rest = faults.size - lines.length;
  return rest > 0 ? [...lines, `and ${rest} more faults; all of them are in the report`] : lines;
}

/** `row 2, 3, column B “Type”: “Leather” must be one of …` */
function faultLine(fault: readonly SheetProblem[]): string {
  const [{ column, message } = catalogueProblem('')] = fault;
  const rows = listed(
    fault.flatMap(({ row }) => row || []),
    mostNames,
  );
  const values = listed(
    fault.flatMap(({ value }) => (value ? `“${shortened(value)}”` : [])),
    mostNames,
  );
  const place = [rows && `row ${rows}`, column && `column ${column}`].filter(Boolean).join(', ');
  return `${place}${place && ': '}${[values, message].filter(Boolean).join(' ')}`;
}

const shortened = (value: string): string =>
  shownText(value.length > longestValue ? `${value.slice(0, longestValue)}…` : value);
