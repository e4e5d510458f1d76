import type { ProductType } from './product-types';
import type { ProductRow } from './product-row';

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

/** Shown beside or instead of the EN 388 strip. */
const shownMarkings = 2;

/** Beside EN 388, the North American tests of the same hazards wait for the page of the article. */
const markingsBeside = (en388: string, markings: readonly string[]): readonly string[] =>
  markings.filter((marking) => !en388 || !marking.startsWith('ANSI')).slice(0, shownMarkings);

/** The card of a row, without what is empty. */
export function cardOf({ articleNo, type, title, card }: ProductRow): ArticleCard {
  const markings = card ? markingsBeside(card.en388, card.markings) : [];
  return {
    articleNo,
    type,
    title,
    ...(card?.sizes && { sizes: card.sizes }),
    ...(card?.en388 && { en388: card.en388 }),
    ...(markings.length > 0 && { markings }),
    ...(card?.drawing && { drawing: card.drawing }),
  };
}

/** Address of an article. */
export const articlePath = (articleNo: string): string => `/product-details/${encodeURIComponent(articleNo)}`;
