import type { ProductRow } from '../product-row';
import { columnBits, type ColumnBits } from './column-bits';
import { columnWith } from './facets';

/** A list made ready for counting. */
export interface FacetIndex {
  readonly rows: readonly ProductRow[];
  /**
   * A column of the list, read when it is first asked for.
   *
   * @throws if there is no column with this key
   */
  readonly bitsOf: (key: string) => ColumnBits;
}

/** Makes a list ready for counting. */
export function indexRows(rows: readonly ProductRow[]): FacetIndex {
  const read = new Map<string, ColumnBits>();
  const bitsOf = (key: string): ColumnBits => {
    const column = columnWith(key);
    if (!column) throw new Error(`There is no facet column “${key}”: take the keys from \`facetColumns\`.`);
    const bits = read.get(key) ?? columnBits(column, rows);
    read.set(key, bits);
    return bits;
  };
  return { rows, bitsOf };
}
