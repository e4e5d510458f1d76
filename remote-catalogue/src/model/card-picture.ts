import type { PhotoSource, ProductExt } from './product';

/** What a card shows of an article. */
export type CardPicture =
  | { readonly kind: 'drawing'; readonly address: string }
  | { readonly kind: 'photo'; readonly sources: readonly PhotoSource[] };

/** Stands in no address. */
const separator = ' ';

/**
 * The addresses of what a card shows, as one text, so that a list has one column for them: that of the drawing, or those
 * of the photograph with a space between. Empty where an article has neither.
 */
export function cardAddresses({ photo, drawings }: Pick<ProductExt, 'photo' | 'drawings'>): string {
  if (!photo) return drawings?.views[0]?.address ?? '';
  return photo.card.flatMap(({ addresses }) => addresses).join(separator);
}

/** What a card shows, from its addresses. */
export function cardPicture(addresses: string): CardPicture {
  const [first = '', ...more] = addresses.split(separator);
  if (more.length === 0) return { kind: 'drawing', address: first };
  return { kind: 'photo', sources: sourcesOf([first, ...more]) };
}

/** Two addresses each, as `cardAddresses` writes them. */
function sourcesOf([single, double, ...more]: readonly string[]): readonly PhotoSource[] {
  if (single === undefined || double === undefined) return [];
  const type = single.endsWith('.avif') ? 'image/avif' : 'image/webp';
  return [{ type, addresses: [single, double] }, ...sourcesOf(more)];
}
