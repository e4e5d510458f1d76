import type { ProductType } from './product-types';

/** Contents of a card, and no more: a page carries the cards it shows in its text. */
export interface ArticleCard {
  readonly articleNo: string;
  readonly type: ProductType;
  readonly title: string;
  /** `7–11`; absent where nothing is known of the sizes. */
  readonly sizes?: string;
  readonly en388?: string;
  readonly markings?: readonly string[];
  /** Address as `cardAddress` makes it. */
  readonly drawing?: string;
  /** Why the article is in a list, or how it differs from the one that is shown: `Same palm, higher cut level`. */
  readonly reason?: string;
}
