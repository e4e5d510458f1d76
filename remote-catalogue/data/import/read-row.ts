import type { CellValue, SheetRow } from '../sheets/sheet-row';
import type { ReadContext } from './cell-form';
import type { FieldValues } from './compose-article';
import type { SheetColumn } from './find-columns';
import { readCell } from './read-cell';
import type { SheetProblem } from './sheet-problem';

/** What a row says of an article. */
export interface ReadRow {
  readonly row: number;
  /** What the row has a value for. */
  readonly values: FieldValues;
  readonly problems: readonly SheetProblem[];
}

/** Reads the cells of a row. */
export function readRow(
  { row, cells }: SheetRow,
  columns: readonly SheetColumn[],
  context: ReadContext,
): ReadRow {
  const values = new Map<string, unknown>();
  const problems: SheetProblem[] = [];
  for (const column of columns) {
    const raw = column.fixed ?? cells[column.index ?? -1] ?? null;
    const place = { row, column: column.label, value: shown(raw) };
    const read = readCell(column, raw, context);
    if (read.warning) problems.push({ severity: 'warning', ...place, message: read.warning });
    if (read.kind === 'problem') problems.push({ severity: 'error', ...place, message: read.message });
    else if (read.value !== undefined) values.set(column.field, joined(values.get(column.field), read.value));
    else if (column.isNeeded) problems.push({ severity: 'error', ...place, message: 'must not be empty' });
  }
  return { row, values, problems };
}

/** Several columns can give one list. */
const joined = (before: unknown, value: unknown): unknown =>
  Array.isArray(before) && Array.isArray(value) ? [...(before as unknown[]), ...(value as unknown[])] : value;

const longestShown = 60;

/** A cell as a message repeats it. */
function shown(raw: CellValue): string {
  const text = raw instanceof Date ? raw.toISOString().slice(0, 10) : String(raw ?? '');
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}
