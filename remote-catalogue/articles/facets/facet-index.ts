import { once } from '../once';
import type { ProductRow } from '../product-row';
import { indexColumn, type ColumnIndex } from './column-index';
import { columnWith } from './facets';

/** A list made ready for counting. */
export interface FacetIndex {
  readonly rows: readonly ProductRow[];
  /**
   * A column of the list, read when it is first asked for.
   *
   * @throws if there is no column with this key
   */
  readonly columnOf: (key: string) => ColumnIndex;
}

/** Makes a list ready for counting, once for the same rows. */
export const indexRows = once((rows: readonly ProductRow[]): FacetIndex => {
  const read = new Map<string, ColumnIndex>();
  const columnOf = (key: string): ColumnIndex => {
    const column = columnWith(key);
    if (!column) throw new Error(`There is no facet column “${key}”: take the keys from \`facetColumns\`.`);
    const index = read.get(key) ?? indexColumn(column, rows);
    read.set(key, index);
    return index;
  };
  return { rows, columnOf };
});
