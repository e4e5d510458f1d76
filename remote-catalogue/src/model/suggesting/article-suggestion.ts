import type { Suggestion } from 'shared-types';
import { articlePath } from '../article-path';
import { singlePicture } from '../../../articles/photo-sources';
import type { ProductRow } from '../../../articles/product-row';

/** How many markings are named beside that of EN 388, or without it. */
const mostMarkings = 1;

/** An article with its number, its picture and its marking. */
export function articleSuggestion({ articleNo, title, card }: ProductRow): Suggestion {
  const marks = [...(card?.en388 ? [`EN 388 ${card.en388}`] : []), ...(card?.markings ?? [])];
  const note = marks.slice(0, mostMarkings).join(', ');
  const picture = card?.drawing && singlePicture(card.drawing);
  return {
    path: articlePath(articleNo),
    number: articleNo,
    title,
    ...(note && { note }),
    ...(picture && { picture }),
  };
}
