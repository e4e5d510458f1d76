import type { SheetRow } from '../sheets/sheet-row';
import type { ReadContext } from './cell-form';
import type { FieldValues } from './compose-article';
import type { SheetColumn } from './find-columns';
import { readCell } from './read-cell';
import { shownCell, type SheetProblem } from './sheet-problem';

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
    const read = readCell(column, { raw, shown: otherText }, context);
    if (read.warning) report('warning', read.warning);
    if (read.kind === 'problem') report('error', read.message);
    else if (read.value !== undefined) values.set(column.field, joined(values.get(column.field), read.value));
    else if (column.isNeeded) report('error', 'must not be empty');
  }
  return { row, values, problems, unread: unread.size > 0 ? unread : nothing };
}

/** Several columns can give one list. */
const joined = (before: unknown, value: unknown): unknown =>
  Array.isArray(before) && Array.isArray(value) ? [...(before as unknown[]), ...(value as unknown[])] : value;
