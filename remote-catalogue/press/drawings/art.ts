import { closedObject } from 'shared-types/schemas/closed-object';
import * as v from 'valibot';

/** Art of drawings, as article files have it. Written by hand; every colour is `#rrggbb`. */

export const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'must be a colour as #rrggbb'));

const shade = v.optional(colour);
const flag = v.optional(v.boolean());

const cuff = v.picklist(['strap', 'slip', 'knit', 'hem', 'band', 'shirred', 'safety', 'gauntlet']);

const print = closedObject({
  colour,
  pattern: v.picklist(['dots', 'criss-cross']),
  sides: v.picklist(['palm', 'both']),
});

const coating = closedObject({
  colour,
  cover: v.picklist(['fingertips', 'palm', 'threequarter', 'full']),
  finish: v.picklist(['sandy', 'smooth', 'crinkle']),
});

export const gloveArt = closedObject({
  kind: v.picklist(['mechanics', 'impact', 'leather', 'cotton', 'dipped']),
  cuff,
  /** Leather only: how the back is sewn. */
  style: v.optional(v.picklist(['driver', 'rigger', 'welder'])),
  /** The palm says more of the glove than the back, so cards show it. */
  cardView: v.optional(v.literal('palm')),
  base: colour,
  accent: shade,
  /** Second material of a synthetic back. */
  panel: shade,
  /** Moulded parts of an impact back. */
  tpr: shade,
  strap: shade,
  palmColour: shade,
  /** Reinforcements of a synthetic palm; of a dipped glove, between thumb and index finger. */
  overlay: shade,
  /** Canvas back of a rigger, and its stripes. */
  canvas: shade,
  stripe: shade,
  /** Palm patch of a leather glove. */
  patch: shade,
  /** Patch on the back of a welder's glove, against radiant heat. */
  shield: shade,
  cuffColour: shade,
  cuffStripe: shade,
  binding: shade,
  /** Mechanics only: how the knuckles are covered. By default, a padded panel across all of them. */
  knuckles: v.optional(v.picklist(['separate', 'none'])),
  /** Impact only: the form of the moulded parts. By default, ribs on fingers and hand. */
  guards: v.optional(v.picklist(['bar', 'plates'])),
  /** Cotton only: cloth instead of a knit. */
  weave: v.optional(v.picklist(['twill', 'terry'])),
  /** Cotton only: three raised lines on the back. */
  hasPoints: flag,
  /** Printed grip on the palm, in the accent colour. */
  grip: flag,
  /** Print of a cotton or a dipped glove. */
  print: v.optional(print),
  coating: v.optional(coating),
});

const coordinate = v.pipe(v.number(), v.finite());
const heights = v.optional(v.array(coordinate));

/** Reflective tape: heights on the body and the legs, places on the sleeves from shoulder (0) to cuff (1). */
const tape = closedObject({
  body: heights,
  sleeves: heights,
  legs: heights,
  /** Two bands over the shoulders. */
  hasBraces: flag,
  /** Contrast colour on both sides of the tape. */
  border: shade,
  width: v.optional(coordinate),
});

const garments = [
  'jacket', 'shirt', 'polo', 'tee', 'vest', 'coverall', 'trousers', 'bib', 'apron', 'coat', 'gown', 'scrubs', 'tunic',
] as const; // oxfmt-ignore

export const garmentArt = closedObject({
  garment: v.picklist(garments),
  base: colour,
  /** Long by default. */
  sleeveLength: v.optional(v.picklist(['short', 'none'])),
  /** Trousers only; long by default. */
  legLength: v.optional(v.literal('short')),
  /** Scrubs, tunics and T-shirts: V or round. Tunics and coats: a standing collar. A vest with a round one is a tabard. */
  neck: v.optional(v.picklist(['v', 'round', 'stand'])),
  /** Jackets, shirts and vests; jackets and shirts have them by default. */
  chestPockets: flag,
  /** Vests only; they have them by default. */
  hasFrontPockets: flag,
  /** Trousers only; they have them by default. */
  hasThighPockets: flag,
  /** The zip of a jacket, coverall or vest cannot be seen. */
  zipCovered: flag,
  /** Trousers without loops and fly, held by a cord. */
  drawstring: flag,
  /** Jackets and vests sewn in rows through their wadding. */
  quilted: flag,
  /** Colour below `lowerY` and of the lower sleeves, against dirt. */
  lower: shade,
  sleeve: shade,
  sleeveLower: shade,
  yoke: shade,
  collar: shade,
  pocket: shade,
  flap: shade,
  knee: shade,
  legs: shade,
  accent: shade,
  binding: shade,
  metal: shade,
  mark: shade,
  hood: shade,
  /** Colour of a knitted hem and of knitted cuffs. */
  rib: shade,
  /** Reinforced front of a gown. */
  panel: shade,
  /** Colour of small figures printed all over. */
  print: shade,
  lowerY: v.optional(coordinate),
  /** A flame on the chest of flame-resistant clothing, in the colour `mark`. */
  flame: flag,
  tape: v.optional(tape),
});

/** Facts that a drawing takes from the data of the article, whether it has art of its own or not. */
export interface KnownFacts {
  /** Length of a glove from the fingertip to the end of the cuff. */
  readonly lengthMm?: number;
  /** A glove that is sold for the left hand only. */
  readonly isLeftHand?: true;
  /** Aluminised: the back of a glove, or a garment. Film has no seams. */
  readonly surface?: 'aluminised' | 'film';
}

export type GloveArt = Readonly<v.InferOutput<typeof gloveArt>> & KnownFacts;
export type GarmentArt = Readonly<v.InferOutput<typeof garmentArt>> & KnownFacts;
export type Art = GloveArt | GarmentArt;
export type CuffKind = v.InferOutput<typeof cuff>;
export type Coating = v.InferOutput<typeof coating>;
export type Tape = v.InferOutput<typeof tape>;

/** Gloves are drawn from the back and from the palm, garments from the front and from the back. */
export type View = 'back' | 'palm' | 'front';

/** The views of a drawing, the one of the cards first. */
export function viewsOf(art: Art): readonly [View, View] {
  if ('garment' in art) return ['front', 'back'];
  return art.cardView === 'palm' ? ['palm', 'back'] : ['back', 'palm'];
}
