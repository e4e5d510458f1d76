import type { CellValue } from '../sheets/sheet-row';

/** Something wrong or doubtful in a sheet. */
export interface SheetProblem {
  /** A warning hinders nothing. */
  readonly severity: 'error' | 'warning';
  /** As the spreadsheet counts; 0 for the sheet as a whole, or for an article that is not in it. */
  readonly row: number;
  /** Letters and heading; empty where no column is meant. */
  readonly column: string;
  readonly value: string;
  /** What must be otherwise. */
  readonly message: string;
}

const longestShown = 60;

/** A cell as a message repeats it. */
export function shownCell(raw: CellValue): string {
  const text = raw instanceof Date ? raw.toISOString().slice(0, 10) : String(raw ?? '');
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}
