import { closedObject } from 'shared-types/schemas/closed-object';
import { suggestion } from 'shared-types/json/nearest-name';
import * as v from 'valibot';
import type { Product, ProductExt } from '../../articles/product';
import {
  colourNames,
  garmentOutlines,
  gloveOutlines,
  partNames,
  type ColourName,
  type View,
} from './outlines';

/** A colour as an article file has it. */
export const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'must be written as #26364f'));

/** Parts and colours that an article file names. All others follow from the facts of the article. */
export const writtenArt = closedObject({
  /** The picture in `outlines/` that it is drawn from. */
  outline: v.optional(v.picklist([...gloveOutlines, ...garmentOutlines])),
  /** Parts that are shown, each in the place of the one that the facts ask for. */
  parts: v.optional(
    v.array(v.picklist(partNames, ({ input }) => `is no part: ${suggestion(String(input), partNames)}`)),
  ),
  /** Names of colours of the article, or of undyed ones. */
  colours: v.optional(closedObject(v.entriesFromList(colourNames, v.optional(v.string())))),
  /** The palm says more of the glove than the back, so cards show it. */
  cardView: v.optional(v.literal('palm')),
});

export type WrittenArt = Readonly<v.InferOutput<typeof writtenArt>>;

/** What a drawing follows from. */
export type DrawnArticle = Pick<Product, 'type'> &
  Partial<Pick<Product, 'title'>> &
  ProductExt & { readonly art?: WrittenArt | undefined };

/** What a drawing shows. */
export interface Art {
  readonly outline: string;
  readonly parts: readonly string[];
  readonly colours: Readonly<Record<ColourName, string>>;
  readonly cardView?: 'palm' | undefined;
  /** A glove that is sold for the left hand only. */
  readonly isLeftHand?: true;
}

/** True if the outline is that of a glove. */
export const isGlove = (outline: string): boolean => gloveOutlines.includes(outline);

/** The views of a drawing, the one of the cards first. */
export function viewsOf({ outline, cardView }: Art): readonly [View, View] {
  if (!isGlove(outline)) return ['front', 'back'];
  return cardView === 'palm' ? ['palm', 'back'] : ['back', 'palm'];
}
