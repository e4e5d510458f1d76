import { type FilterType, filterTypeOf } from './filter-types';

/** The filter of one column. */
export interface ColumnFilter {
  readonly type: FilterType;
  /** Text as typed; an empty one filters nothing. */
  readonly text: string;
}

/** Filters by the key of their column; a column that is not named has none. */
export type Filters = Readonly<Record<string, ColumnFilter>>;

/** The filter of a column that nobody has touched. */
export const noFilter: ColumnFilter = { type: 'contains', text: '' };

/** Longest text of a filter, in characters. */
export const maxFilterLength = 200;

/** Reads the filters of an address: `?item=starts-with:cotton`. What is no filter of these columns is left out. */
export function readFilters(search: string, keys: readonly string[]): Filters {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    keys.flatMap((key) => {
      const filter = readFilter(query.get(key) ?? '');
      return filter ? [[key, filter]] : [];
    }),
  );
}

function readFilter(value: string): ColumnFilter | undefined {
  const [name = '', ...rest] = value.split(':');
  const type = filterTypeOf(name);
  return type && { type, text: rest.join(':').slice(0, maxFilterLength) };
}

/** Writes the filters as the query of an address, with its `?`; `''` if no column has one. */
export function writeFilters(filters: Filters, keys: readonly string[]): string {
  const query = new URLSearchParams();
  for (const key of keys) {
    const { type, text } = filters[key] ?? noFilter;
    if (type !== noFilter.type || text !== '') query.set(key, `${type}:${text}`);
  }
  const search = query.toString();
  return search && `?${search}`;
}
