/** The sample list of the demo: a stock count, as a table of four columns. */
import { type Filters, noFilter } from './list-filter/filter-query';
import { type Cell, matchCell } from './list-filter/match-cell';

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

/** Keys of the columns. */
export const stockKeys: readonly string[] = stockColumns.map(({ key }) => key);

const items = [
  'Cotton gloves',
  'Terry gloves',
  'Dipped gloves',
  'Driver gloves',
  'Rigger gloves',
  'Welding gauntlets',
  'Winter gloves',
  'Padded gloves',
  'Impact gloves',
  'Fingerless gloves',
  'Knitted liners',
  'Sleeves',
];
const sizes = [7, 8, 9, 10, 11];

const dayMs = 86_400_000;
const firstDay = Date.UTC(2026, 0, 5);
const dayAfter = (days: number) => new Date(firstDay + days * dayMs).toISOString().slice(0, 10);

function placesOf(index: number): readonly string[] {
  if (index % 17 === 8) return [];
  const aisle = `Aisle ${1 + (index % 12)}`;
  return index % 3 === 0 ? [aisle, 'Reserve'] : [aisle];
}

/** Sixty rows. Some cells are empty. */
export const stockRows: readonly StockRow[] = items.flatMap((item, place) =>
  sizes.map((size, column): StockRow => {
    const index = place * sizes.length + column;
    const isCounted = index % 11 !== 5;
    return {
      item: `${item}, size ${size}`,
      pairs: isCounted ? ((index * 37) % 61) * 20 : null,
      counted: isCounted ? dayAfter((index * 5) % 90) : null,
      places: placesOf(index),
    };
  }),
);

/** The rows that pass the filters of all columns. */
export const filteredStock = (filters: Filters): readonly StockRow[] =>
  stockRows.filter((row) =>
    stockColumns.every(({ key }) => {
      const { type, text } = filters[key] ?? noFilter;
      const cell: Cell = row[key];
      return matchCell(type, cell, text);
    }),
  );

/** `12 of 60 rows`. */
export const countOfRows = (count: number): string => `${count} of ${stockRows.length} rows`;
