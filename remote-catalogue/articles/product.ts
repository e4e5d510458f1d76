import * as v from 'valibot';
import { productTypes } from './product-types';
import type { Ratings } from './ratings';

/** The form of an article as a service answers it, and the types that follow from it. */

const texts = v.array(v.string());

const feature = v.object({ title: v.string(), description: v.string() });

const material = v.object({
  part: v.picklist(['palm', 'back', 'lining', 'shell', 'insulation', 'tape']),
  name: v.string(),
  percent: v.optional(v.number()),
  /** Mass per area in g/m². */
  gsm: v.optional(v.number()),
});

const sizes = v.object({
  /** `glove`: 6 to 12. `garment`: S to 6XL. */
  system: v.picklist(['glove', 'garment']),
  values: texts,
});

const colour = v.object({
  name: v.string(),
  /** `#rrggbb`. */
  hex: v.string(),
  fluorescent: v.optional(v.boolean()),
});

const packing = v.object({
  /** Pairs or pieces in a bag. */
  inner: v.number(),
  /** Pairs or pieces in a carton. */
  carton: v.number(),
  unit: v.picklist(['pair', 'piece']),
});

const gtin = v.object({
  /** As printed below its bar code. */
  gtin: v.string(),
  /** Size and colour that it is the number of; of all where they are absent. */
  size: v.optional(v.string()),
  colour: v.optional(v.string()),
});

const freeOf = v.object({
  /** One of `substances`. */
  substance: v.string(),
  /** Declaration or certificate that states it. */
  source: v.string(),
  /** Day of the source, `2026-03-01`. */
  date: v.string(),
});

const document = v.object({
  kind: v.picklist(['data-sheet', 'instructions', 'declaration', 'certificate']),
  /** `generated` by the build, `supplied` as a file, or sent on request. */
  state: v.picklist(['generated', 'supplied', 'on-request']),
  /** Two letters: `en`. */
  language: v.optional(v.string()),
  /** Day of its issue, `2026-03-01`. */
  issued: v.optional(v.string()),
  /** Of its file on the site; absent if there is none. */
  address: v.optional(v.string()),
  /** Of its file. */
  sizeBytes: v.optional(v.number()),
});

const certificate = v.object({
  /** Notified body that issued it. */
  body: v.string(),
  number: v.string(),
  /** Last day of its validity, `2029-06-30`. */
  validUntil: v.string(),
});

const similar = v.object({
  articleNo: v.string(),
  /** `Same palm, lower abrasion`; empty where too little is known to compare. */
  reason: v.string(),
});

/** A part that a drawing shows, and where, in percent of its width and height. */
const drawnPart = v.object({ name: v.string(), x: v.number(), y: v.number() });

const drawing = v.object({
  view: v.picklist(['back', 'palm', 'front']),
  /** Address on the site. */
  address: v.string(),
  /** What callouts can point at: `palm`, `cuff`, `tape`. */
  parts: v.optional(v.array(drawnPart)),
});

const drawings = v.object({
  /** The view of the cards first. */
  views: v.array(drawing),
});

const photo = v.object({
  /** What the addresses of its pictures begin with; `photoSources` knows their ends. */
  address: v.string(),
  /** As the page of the article shows it, in CSS pixels. */
  width: v.number(),
  height: v.number(),
});

const ratings = v.record(v.string(), v.object({ edition: v.string(), code: v.string() }));

/** Form of `ext`. */
export const extSchema = v.object({
  /** `sample`: invented for demonstration; every page says so. */
  dataStatus: v.optional(v.picklist(['sample', 'declared'])),
  /** `Rigger glove`, `Coverall`. */
  kind: v.optional(v.string()),
  materials: v.optional(v.array(material)),
  coating: v.optional(v.string()),
  cuff: v.optional(v.string()),
  /** Stitches per inch of a knitted glove. */
  gauge: v.optional(v.number()),
  lengthMm: v.optional(v.number()),
  closures: v.optional(texts),
  /** `touchscreen`, `waterproof`. */
  traits: v.optional(texts),
  /** Ascending. */
  sizes: v.optional(sizes),
  colours: v.optional(v.array(colour)),
  ratings: v.optional(ratings as v.GenericSchema<Ratings>),
  /** Category of personal protective equipment; absent on other articles. */
  ppeCategory: v.optional(v.number()),
  /** EU type-examination certificate: Regulation (EU) 2016/425, annex V. */
  certificate: v.optional(certificate),
  care: v.optional(texts),
  maxWashes: v.optional(v.number()),
  packing: v.optional(packing),
  gtins: v.optional(v.array(gtin)),
  /** Country of origin: `Pakistan`. */
  origin: v.optional(v.string()),
  /** Of what is not named here, nothing is known. */
  freeOf: v.optional(v.array(freeOf)),
  documents: v.optional(v.array(document)),
  /** The most similar articles, best first. */
  similar: v.optional(v.array(similar)),
  drawings: v.optional(drawings),
  /** There are no drawings then. */
  photo: v.optional(photo),
});

/** An article: the fields of the specification, and ours in `ext`. Unknown fields of a newer service are left out. */
export const productSchema = v.object({
  /** As `articleNoPattern`; unique whatever its case. */
  articleNo: v.pipe(v.string(), v.nonEmpty()),
  type: v.picklist(productTypes),
  title: v.string(),
  /** File name made from the article number; an article without a photograph names its drawing: `a101.svg`. */
  image: v.optional(v.string(), ''),
  /** Gloves: intended uses. Garments: lines of their specification. */
  description: v.optional(texts, []),
  /** Parts of a glove, titled Palm, Back, Entrance, Description; absent for garments. */
  features: v.optional(v.array(feature)),
  /** Absent for garments. A text that equals a known article number becomes a link. */
  alsoAvailableIn: v.optional(texts),
  /** Absent in the answer of a service that knows the specification's fields only. */
  ext: v.optional(extSchema),
});

type Frozen<Value> = Value extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
    : Value;

type Of<Schema extends v.GenericSchema> = Frozen<v.InferOutput<Schema>>;

/** An article. */
export type Product = Of<typeof productSchema>;
/** What this catalogue knows of an article beyond the specification. A block that needs an absent part is left out. */
export type ProductExt = Of<typeof extSchema>;
/** A part of a glove. Titles seen: Palm, Back, Entrance, Description. */
export type Feature = Of<typeof feature>;
/** An article that is similar to another one. It is never the same: the reason says in what it differs. */
export type SimilarArticle = Of<typeof similar>;
/** One material of one part of an article. */
export type Material = Of<typeof material>;
/** The sizes an article is made in, ascending. */
export type Sizes = Of<typeof sizes>;
/** A colour of an article. */
export type Colour = Of<typeof colour>;
/** A number that an article is ordered by. */
export type Gtin = Of<typeof gtin>;
/** A substance that an article is stated to be free of. */
export type FreeOf = Of<typeof freeOf>;
/** A document about an article: a file, or sent on request. One that is neither is not shown. */
export type ArticleDocument = Of<typeof document>;
/** An EU type-examination certificate. */
export type Certificate = Of<typeof certificate>;
/** The drawings of an article. */
export type Drawings = Of<typeof drawings>;
/** One drawing. */
export type Drawing = Of<typeof drawing>;
/** A photograph of an article. */
export type Photo = Of<typeof photo>;
