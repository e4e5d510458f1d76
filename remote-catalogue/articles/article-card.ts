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
}

/** An article beside another one, and how it differs. */
export interface ReasonedCard {
  readonly article: ArticleCard;
  /** `Same palm, higher cut level`; absent if the two were not compared. */
  readonly reason?: string;
}

/** Difference that each card tells, by the number of its article. */
export const reasonsOf = (cards: readonly ReasonedCard[]): Readonly<Record<string, string>> =>
  Object.fromEntries(cards.flatMap(({ article, reason }) => (reason ? [[article.articleNo, reason]] : [])));
