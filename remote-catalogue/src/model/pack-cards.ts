import type { ArticleCard } from './article-card';
import type { CardColumns } from './card-columns';
import { productTypes } from './product-types';

/** Puts cards into columns. */
export function packCards(cards: readonly ArticleCard[]): CardColumns {
  const column = (read: (card: ArticleCard) => string) => cards.map(read).join('\n');
  return {
    articleNo: column(({ articleNo }) => articleNo),
    type: column(({ type }) => String(productTypes.indexOf(type))),
    title: column(({ title }) => title),
    sizes: column(({ sizes = '' }) => sizes),
    en388: column(({ en388 = '' }) => en388),
    markings: column(({ markings = [] }) => markings.join('|')),
    drawing: column(({ drawing = '' }) => drawing),
  };
}
