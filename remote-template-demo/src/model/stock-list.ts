/** A stock count, as a table of four columns. */
import { type Filters, noFilter } from './list-filter/filter-types';
import { matchCell } from './list-filter/match-cell';

/** One line of the stock count. */
export interface StockRow {
  readonly item: string;
  /** `null`: not counted. */
  readonly pairs: number | null;
  /** Day of the count, ISO 8601; `null`: not counted. */
  readonly counted: string | null;
  /** Places where it lies; empty: nowhere yet. */
  readonly places: readonly string[];
}

/** A column: its heading, and the cell that a row has in it. */
export interface StockColumn {
  readonly key: keyof StockRow;
  readonly title: string;
  /** Example of a text to type. */
  readonly example: string;
}

/** The columns from left to right. */
export const stockColumns: readonly StockColumn[] = [
  { key: 'item', title: 'Item', example: 'size 10' },
  { key: 'pairs', title: 'Pairs', example: '500' },
  { key: 'counted', title: 'Counted on', example: '2026-03' },
  { key: 'places', title: 'Places', example: 'aisle 4' },
];

/** The rows that pass the filters of all columns. */
export const filteredStock = (rows: readonly StockRow[], filters: Filters): readonly StockRow[] =>
  rows.filter((row) =>
    stockColumns.every(({ key }) => {
      const { type, text } = filters[key] ?? noFilter;
      return matchCell(type, row[key], text);
    }),
  );
