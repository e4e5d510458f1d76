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
  /** What it states of a searched text, and what it misses. */
  readonly evidence?: CardEvidence;
}

/** What an article states of a searched text, and what it misses. */
export interface CardEvidence {
  /** What it does not state, or states otherwise; the first few. */
  readonly misses: readonly Miss[];
  readonly states: readonly string[];
}

/** Something that an article states otherwise, or says nothing of. */
export interface Miss {
  readonly verdict: 'no' | 'silent';
  readonly text: string;
}
