import type { ProductType } from './product-types';

/** What a card shows, and no more: a page carries the cards it shows in its text. */
export interface ArticleCard {
  readonly articleNo: string;
  readonly type: ProductType;
  readonly title: string;
  /** `7–11`; absent where nothing is known of the sizes. */
  readonly sizes?: string;
  readonly en388?: string;
  readonly markings?: readonly string[];
  /** As `cardAddress`. */
  readonly drawing?: string;
}
