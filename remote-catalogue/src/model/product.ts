import type { ProductType } from './product-types';
import type { Ratings } from './ratings';

/** An article: the fields of the specification, and ours in `ext`. */
export interface Product {
  /** As `articleNoPattern`; unique whatever its case. */
  readonly articleNo: string;
  readonly type: ProductType;
  readonly title: string;
  /** File name made from the article number; an article without a photograph names its drawing: `a101.svg`. */
  readonly image: string;
  /** Gloves: intended uses. Garments: lines of their specification. */
  readonly description: readonly string[];
  /** Absent for garments. */
  readonly features?: readonly Feature[] | undefined;
  /** Absent for garments. A text that equals a known article number becomes a link. */
  readonly alsoAvailableIn?: readonly string[] | undefined;
  /** Absent in the answer of a service that knows the specification's fields only. */
  readonly ext?: ProductExt | undefined;
}

/** A part of a glove. Titles seen: Palm, Back, Entrance, Description. */
export interface Feature {
  readonly title: string;
  readonly description: string;
}

/** What this catalogue knows of an article beyond the specification. A block that needs an absent part is left out. */
export interface ProductExt {
  /** `sample`: invented for demonstration; every page says so. */
  readonly dataStatus?: 'sample' | 'declared' | undefined;
  /** `Rigger glove`, `Coverall`. */
  readonly kind?: string | undefined;
  readonly materials?: readonly Material[] | undefined;
  readonly coating?: string | undefined;
  readonly cuff?: string | undefined;
  /** Stitches per inch of a knitted glove. */
  readonly gauge?: number | undefined;
  readonly lengthMm?: number | undefined;
  readonly closures?: readonly string[] | undefined;
  /** `touchscreen`, `waterproof`. */
  readonly traits?: readonly string[] | undefined;
  readonly sizes?: Sizes | undefined;
  readonly colours?: readonly Colour[] | undefined;
  readonly ratings?: Ratings | undefined;
  /** Category of personal protective equipment; absent on what is none. */
  readonly ppeCategory?: number | undefined;
  readonly care?: readonly string[] | undefined;
  readonly maxWashes?: number | undefined;
  readonly packing?: Packing | undefined;
  /** Papers about the article. */
  readonly documents?: readonly ArticleDocument[] | undefined;
  /** The articles that come nearest, best first. */
  readonly similar?: readonly SimilarArticle[] | undefined;
  readonly drawings?: Drawings | undefined;
  /** Shown instead of the drawings. */
  readonly photo?: Photo | undefined;
}

/** An article that comes near another one. It is never the same: the reason says in what it differs. */
export interface SimilarArticle {
  readonly articleNo: string;
  /** `Same palm, lower abrasion`; empty where too little is known to compare. */
  readonly reason: string;
}

/** One material of one part of an article. */
export interface Material {
  readonly part: 'palm' | 'back' | 'lining' | 'shell' | 'insulation' | 'tape';
  readonly name: string;
  readonly percent?: number | undefined;
  /** Mass per area in g/m². */
  readonly gsm?: number | undefined;
}

/** The sizes an article is made in, ascending. */
export interface Sizes {
  /** `glove`: 6 to 12. `garment`: S to 6XL. */
  readonly system: 'glove' | 'garment';
  readonly values: readonly string[];
}

/** A colour of an article. */
export interface Colour {
  readonly name: string;
  /** `#rrggbb`. */
  readonly hex: string;
  readonly fluorescent?: boolean | undefined;
}

/** How an article is packed. */
export interface Packing {
  /** Pairs or pieces in a bag. */
  readonly inner: number;
  /** Pairs or pieces in a carton. */
  readonly carton: number;
  readonly unit: 'pair' | 'piece';
}

/** A paper about an article. No file is named: what is not made from the data is sent when it is asked for. */
export interface ArticleDocument {
  readonly kind: 'data-sheet' | 'user-information' | 'declaration';
  readonly state: 'generated' | 'on-request';
}

/** The drawings of an article. */
export interface Drawings {
  /** Which places callouts can point to. */
  readonly shape: 'glove' | 'upper' | 'trousers';
  /** The view of the cards first. */
  readonly views: readonly Drawing[];
}

/** One drawing. */
export interface Drawing {
  readonly view: 'back' | 'palm' | 'front';
  /** Address on the site. */
  readonly address: string;
}

/** A photograph of an article. */
export interface Photo {
  /** What the addresses of its pictures begin with; `photoSources` knows their ends. */
  readonly address: string;
  /** As the page of the article shows it, in CSS pixels. */
  readonly width: number;
  readonly height: number;
}
