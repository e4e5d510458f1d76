import type { ArticleCard, CardEvidence } from './article-card';
import type { ProductRow } from './product-row';

/** Shown beside or instead of the EN 388 strip. */
const shownMarkings = 2;

/** Beside EN 388, the North American tests of the same hazards wait for the page of the article. */
const markingsBeside = (en388: string, markings: readonly string[]): readonly string[] =>
  markings.filter((marking) => !en388 || !marking.startsWith('ANSI')).slice(0, shownMarkings);

/** The card of a row, without what is empty. */
export function cardOf(
  { articleNo, type, title, card }: ProductRow,
  reason?: string,
  evidence?: CardEvidence,
): ArticleCard {
  const markings = card ? markingsBeside(card.en388, card.markings) : [];
  return {
    articleNo,
    type,
    title,
    ...(card?.sizes && { sizes: card.sizes }),
    ...(card?.en388 && { en388: card.en388 }),
    ...(markings.length > 0 && { markings }),
    ...(card?.drawing && { drawing: card.drawing }),
    ...(reason && { reason }),
    ...(evidence && { evidence }),
  };
}
