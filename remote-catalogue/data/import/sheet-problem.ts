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
