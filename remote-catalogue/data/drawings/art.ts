/** What a drawing shows. Written by hand in the article files; every colour is `#rrggbb`. */
export type Art = GloveArt | GarmentArt;

/** Gloves are drawn from the back and from the palm, garments from the front and from the back. */
export type View = 'back' | 'palm' | 'front';

export interface GloveArt {
  readonly kind: 'mechanics' | 'impact' | 'leather' | 'cotton' | 'dipped';
  readonly cuff: CuffKind;
  /** Leather only: how the back is sewn. */
  readonly style?: 'driver' | 'rigger' | 'welder' | undefined;
  /** The palm says more of the glove than the back, so cards show it. */
  readonly cardView?: 'palm' | undefined;
  readonly base: string;
  readonly accent?: string | undefined;
  /** Mechanics only: how the knuckles are covered. A padded panel across all of them where nothing is said. */
  readonly knuckles?: 'separate' | 'none' | undefined;
  /** Impact only: the form of the moulded parts. Ribs on fingers and hand where nothing is said. */
  readonly guards?: 'bar' | 'plates' | undefined;
  /** Cotton only: cloth instead of a knit. */
  readonly weave?: 'twill' | 'terry' | undefined;
  /** Cotton only: three raised lines on the back. */
  readonly hasPoints?: boolean | undefined;
  /** Second material of a synthetic back. */
  readonly panel?: string | undefined;
  /** Moulded parts of an impact back. */
  readonly tpr?: string | undefined;
  readonly strap?: string | undefined;
  readonly palmColour?: string | undefined;
  /** Reinforcements of a synthetic palm; of a dipped glove, between thumb and index finger. */
  readonly overlay?: string | undefined;
  /** Canvas back of a rigger, and its stripes. */
  readonly canvas?: string | undefined;
  readonly stripe?: string | undefined;
  /** Palm patch of a leather glove. */
  readonly patch?: string | undefined;
  /** Patch on the back of a welder's glove, against radiant heat. */
  readonly shield?: string | undefined;
  readonly cuffColour?: string | undefined;
  readonly cuffStripe?: string | undefined;
  readonly binding?: string | undefined;
  /** Printed grip on the palm, in the accent colour. */
  readonly grip?: boolean | undefined;
  /** What is printed on a cotton or a dipped glove. */
  readonly print?: Print | undefined;
  readonly coating?: Coating | undefined;
}

export type CuffKind = 'strap' | 'slip' | 'knit' | 'hem' | 'band' | 'shirred' | 'safety' | 'gauntlet';

export interface Coating {
  readonly colour: string;
  readonly cover: 'fingertips' | 'palm' | 'threequarter' | 'full';
  readonly finish: 'sandy' | 'smooth' | 'crinkle';
}

export interface Print {
  readonly colour: string;
  readonly pattern: 'dots' | 'criss-cross';
  readonly sides: 'palm' | 'both';
}

export interface GarmentArt {
  readonly garment:
    | 'jacket'
    | 'shirt'
    | 'polo'
    | 'tee'
    | 'vest'
    | 'coverall'
    | 'trousers'
    | 'bib'
    | 'apron'
    | 'coat'
    | 'gown'
    | 'scrubs'
    | 'tunic';
  readonly base: string;
  /** Long where nothing is said. */
  readonly sleeveLength?: 'short' | 'none' | undefined;
  /** Trousers only; long where nothing is said. */
  readonly legLength?: 'short' | undefined;
  /** Scrubs, tunics and T-shirts: V or round. Tunics and coats: a standing collar. A vest with a round one is a tabard. */
  readonly neck?: 'v' | 'round' | 'stand' | undefined;
  /** Jackets, shirts and vests; jackets and shirts have them where nothing is said. */
  readonly chestPockets?: boolean | undefined;
  /** The zip of a jacket, coverall or vest cannot be seen. */
  readonly zipCovered?: boolean | undefined;
  /** Trousers without loops and fly, held by a cord. */
  readonly drawstring?: boolean | undefined;
  /** Jackets and vests sewn in rows through their wadding. */
  readonly quilted?: boolean | undefined;
  /** Colour of a hood. */
  readonly hood?: string | undefined;
  /** Colour of a knitted hem and of knitted cuffs. */
  readonly rib?: string | undefined;
  /** Reinforced front of a gown. */
  readonly panel?: string | undefined;
  /** Colour of small figures printed all over. */
  readonly print?: string | undefined;
  /** Colour below `lowerY` and of the lower sleeves, against dirt. */
  readonly lower?: string | undefined;
  readonly lowerY?: number | undefined;
  readonly sleeve?: string | undefined;
  readonly sleeveLower?: string | undefined;
  readonly yoke?: string | undefined;
  readonly collar?: string | undefined;
  readonly pocket?: string | undefined;
  readonly flap?: string | undefined;
  readonly knee?: string | undefined;
  readonly legs?: string | undefined;
  readonly accent?: string | undefined;
  readonly binding?: string | undefined;
  readonly metal?: string | undefined;
  /** A flame on the chest of flame-resistant clothing, in the colour `mark`. */
  readonly flame?: boolean | undefined;
  readonly mark?: string | undefined;
  readonly tape?: Tape | undefined;
}

/** Reflective tape: heights on the body and the legs, places on the sleeves from shoulder (0) to cuff (1). */
export interface Tape {
  readonly body?: readonly number[] | undefined;
  readonly sleeves?: readonly number[] | undefined;
  readonly legs?: readonly number[] | undefined;
  /** Two bands over the shoulders. */
  readonly hasBraces?: boolean | undefined;
  /** Contrast colour on both sides of the tape. */
  readonly border?: string | undefined;
  readonly width?: number | undefined;
}

/** The views of a drawing, the one of the cards first. */
export function viewsOf(art: Art): readonly [View, View] {
  if ('garment' in art) return ['front', 'back'];
  return art.cardView === 'palm' ? ['palm', 'back'] : ['back', 'palm'];
}
