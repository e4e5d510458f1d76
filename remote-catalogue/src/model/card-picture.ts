import { photoSources, type PhotoSource } from './photo-sources';
import type { ProductExt } from './product';

/** What a card shows of an article. */
export type CardPicture =
  | { readonly kind: 'drawing'; readonly address: string }
  /** The drawing is the fallback if the photograph fails to load. */
  | {
      readonly kind: 'photo';
      readonly sources: readonly PhotoSource[];
      readonly drawing: string | undefined;
    };

/**
 * The address of what a card shows, so that a list has one column for it: that of the drawing; before it, with a space
 * between, the beginning of those of the photograph. Empty where an article has neither.
 */
export const cardAddress = ({ photo, drawings }: Pick<ProductExt, 'photo' | 'drawings'>): string =>
  [photo?.address, drawings?.views[0]?.address].filter((address) => address !== undefined).join(' ');

/** What a card shows, from its address: a photograph has no ending yet. */
export function cardPicture(text: string): CardPicture {
  const [address = '', drawing] = text.split(' ');
  return /\.\w+$/.test(address)
    ? { kind: 'drawing', address }
    : { kind: 'photo', sources: photoSources(address, 'card'), drawing };
}
