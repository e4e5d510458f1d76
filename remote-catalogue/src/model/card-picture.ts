import { photoSources, type PhotoSource } from './photo-sources';
import type { ProductExt } from './product';

/** What a card shows of an article. */
export type CardPicture =
  | { readonly kind: 'drawing'; readonly address: string }
  | { readonly kind: 'photo'; readonly sources: readonly PhotoSource[] };

/**
 * The address of what a card shows, so that a list has one column for it: that of the drawing, or the beginning of those
 * of the photograph. Empty where an article has neither.
 */
export const cardAddress = ({ photo, drawings }: Pick<ProductExt, 'photo' | 'drawings'>): string =>
  photo?.address ?? drawings?.views[0]?.address ?? '';

/** What a card shows, from its address: a photograph has no ending yet. */
export const cardPicture = (address: string): CardPicture =>
  /\.\w+$/.test(address)
    ? { kind: 'drawing', address }
    : { kind: 'photo', sources: photoSources(address, 'card') };
