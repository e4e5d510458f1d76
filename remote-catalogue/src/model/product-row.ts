import type { Product } from './product';
import type { ProductType } from './product-types';
import { furtherMarkings } from './ratings';
import { sizeRange } from './sizes';

/** What a list shows of an article. */
export interface ProductRow {
  readonly articleNo: string;
  readonly type: ProductType;
  readonly title: string;
  /** As in `Product`. */
  readonly image: string;
  /** Absent where the service knows the specification's fields only. */
  readonly card?: RowCard | undefined;
}

/** The part of `ext` that a card shows; empty where an article has nothing. */
export interface RowCard {
  /** `7–11`. */
  readonly sizes: string;
  /** Code of EN 388. */
  readonly en388: string;
  /** Further markings as a visitor reads them. */
  readonly markings: readonly string[];
  /** Address of the drawing. */
  readonly drawing: string;
}

/** The row of an article. */
export function rowOf({ articleNo, type, title, image, ext }: Product): ProductRow {
  if (!ext) return { articleNo, type, title, image };
  const card: RowCard = {
    sizes: sizeRange(ext.sizes),
    en388: ext.ratings?.en388?.code ?? '',
    markings: furtherMarkings(ext.ratings),
    drawing: ext.drawings?.views[0]?.address ?? '',
  };
  return { articleNo, type, title, image, card };
}
