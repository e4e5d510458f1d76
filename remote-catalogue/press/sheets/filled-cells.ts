import { cellRef, type Cell, type Sheet } from 'hucre/xlsx';

/** A cell that has something in it, with what its row and its column say of it. */
export interface FilledCell extends Partial<Cell> {
  /** `C5` */
  readonly name: string;
  /** Place of its row, from 0. */
  readonly row: number;
  /** Place of its column, from 0. */
  readonly column: number;
  /** Empty for a formula that was saved without its value. */
  readonly value: NonNullable<Cell['value']>;
  readonly isRowHidden: boolean;
  readonly isColumnHidden: boolean;
  /** In points, if the row has a height of its own. */
  readonly rowHeight: number | undefined;
  /** In characters, if the column can be seen and has a width of its own. */
  readonly columnWidth: number | undefined;
}

/** The cells of a sheet that have a value, or a formula. */
export const filledCells = ({ rows, cells, rowDefs, columns = [] }: Sheet): readonly FilledCell[] =>
  rows.flatMap((values, row) => {
    const { hidden: isRowHidden = false, height: rowHeight } = rowDefs?.get(row) ?? {};
    return values.flatMap((value, column) => {
      const cell = cells?.get(`${row},${column}`);
      if (String(value ?? '').trim() === '' && cell?.formula === undefined) return [];
      const { hidden: isColumnHidden = false, width } = columns[column] ?? {};
      const columnWidth = isColumnHidden ? undefined : width;
      const place = { name: cellRef(row, column), row, column, value: value ?? '' };
      return { ...cell, ...place, isRowHidden, isColumnHidden, rowHeight, columnWidth };
    });
  });
