import type { ArticleCard } from './article-card';
import { productTypes } from './product-types';

/**
 * Cards in columns, one text each with one line for each card: what a page carries in its text of the cards that its
 * markup shows already. `type` has places in `productTypes`; several markings have a `|` between them.
 */
export interface CardColumns {
  readonly articleNo: string;
  readonly type: string;
  readonly title: string;
  readonly sizes: string;
  readonly en388: string;
  readonly markings: string;
  readonly drawing: string;
}

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

/** Reads cards from columns. A line with an unknown type is left out. */
export function unpackCards(columns: CardColumns): readonly ArticleCard[] {
  if (columns.articleNo === '') return [];
  const [types, titles, sizes, codes, markings, drawings] = [
    columns.type,
    columns.title,
    columns.sizes,
    columns.en388,
    columns.markings,
    columns.drawing,
  ].map((column) => column.split('\n'));
  return columns.articleNo.split('\n').flatMap((articleNo, line) => {
    const type = productTypes[Number(types?.[line])];
    if (!type) return [];
    return {
      articleNo,
      type,
      title: titles?.[line] ?? '',
      ...(sizes?.[line] && { sizes: sizes[line] }),
      ...(codes?.[line] && { en388: codes[line] }),
      ...(markings?.[line] && { markings: markings[line].split('|') }),
      ...(drawings?.[line] && { drawing: drawings[line] }),
    };
  });
}
