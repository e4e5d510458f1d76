import type { Product } from '../../articles/product';
import type { ProductRow } from '../../articles/product-row';

/** An article that comes near another one. */
export interface SimilarRow {
  readonly row: ProductRow;
  /** Why it is similar; absent if the two were not compared. */
  readonly reason?: string;
}

/** The rows shown as similar: those that the article names, else all of its type. */
export function similarRows(product: Product, rows: readonly ProductRow[]): readonly SimilarRow[] {
  const others = rows.filter(
    ({ articleNo, type }) => type === product.type && articleNo !== product.articleNo,
  );
  const named = product.ext?.similar?.flatMap(({ articleNo, reason }) =>
    others.filter((row) => row.articleNo === articleNo).map((row) => ({ row, reason })),
  );
  return named ?? others.map((row) => ({ row }));
}
