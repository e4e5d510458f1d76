import * as v from 'valibot';
import { productTypes } from '../src/model/product-types';

/** The form of an article in `data/src`. The build refuses a key that it does not know. */

const text = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(longest, `must not be longer than ${longest} characters`),
    v.regex(/^[^<>\n]*$/, 'must not contain < or > or a line break'),
  );

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'must be a colour as #rrggbb'));
const colours = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, v.optional(colour)])) as Record<
    Name,
    v.OptionalSchema<typeof colour, undefined>
  >;

const gloveArt = v.strictObject({
  kind: v.picklist(['mechanics', 'impact', 'leather', 'cotton', 'dipped']),
  cuff: v.picklist(['strap', 'slip', 'knit', 'hem', 'band', 'shirred', 'safety', 'gauntlet']),
  style: v.optional(v.picklist(['driver', 'rigger', 'welder'])),
  cardView: v.optional(v.literal('palm')),
  base: colour,
  ...colours([
    'accent',
    'panel',
    'tpr',
    'strap',
    'palmColour',
    'overlay',
    'canvas',
    'stripe',
    'patch',
    'shield',
    'cuffColour',
    'cuffStripe',
    'binding',
  ]),
  knuckles: v.optional(v.picklist(['separate', 'none'])),
  guards: v.optional(v.picklist(['bar', 'plates'])),
  weave: v.optional(v.picklist(['twill', 'terry'])),
  hasPoints: v.optional(v.boolean()),
  grip: v.optional(v.boolean()),
  print: v.optional(
    v.strictObject({
      colour,
      pattern: v.picklist(['dots', 'criss-cross']),
      sides: v.picklist(['palm', 'both']),
    }),
  ),
  coating: v.optional(
    v.strictObject({
      colour,
      cover: v.picklist(['fingertips', 'palm', 'threequarter', 'full']),
      finish: v.picklist(['sandy', 'smooth', 'crinkle']),
    }),
  ),
});

const heights = v.optional(v.array(v.number()));
const garmentArt = v.strictObject({
  garment: v.picklist([
    'jacket',
    'shirt',
    'polo',
    'tee',
    'vest',
    'coverall',
    'trousers',
    'bib',
    'apron',
    'coat',
    'gown',
    'scrubs',
    'tunic',
  ]),
  base: colour,
  sleeveLength: v.optional(v.picklist(['short', 'none'])),
  legLength: v.optional(v.literal('short')),
  neck: v.optional(v.picklist(['v', 'round', 'stand'])),
  chestPockets: v.optional(v.boolean()),
  zipCovered: v.optional(v.boolean()),
  drawstring: v.optional(v.boolean()),
  quilted: v.optional(v.boolean()),
  ...colours([
    'lower',
    'sleeve',
    'sleeveLower',
    'yoke',
    'collar',
    'pocket',
    'flap',
    'knee',
    'legs',
    'accent',
    'binding',
    'metal',
    'mark',
    'hood',
    'rib',
    'panel',
    'print',
  ]),
  lowerY: v.optional(v.number()),
  flame: v.optional(v.boolean()),
  tape: v.optional(
    v.strictObject({
      body: heights,
      sleeves: heights,
      legs: heights,
      hasBraces: v.optional(v.boolean()),
      border: v.optional(colour),
      width: v.optional(v.number()),
    }),
  ),
});

const rating = v.strictObject({ edition: text(20), code: v.string() });
const standardNames = [
  'en388',
  'en407',
  'en511',
  'en374',
  'en374_5',
  'en12477',
  'ansi105',
  'ansi138',
  'iso21420',
  'iso11612',
  'iso11611',
  'iec61482',
  'en1149_5',
  'en13034',
  'iso20471',
  'en13795',
  'pb70',
] as const;
const ratings = v.strictObject(
  Object.fromEntries(standardNames.map((name) => [name, v.optional(rating)])) as Record<
    (typeof standardNames)[number],
    v.OptionalSchema<typeof rating, undefined>
  >,
);

const amount = v.pipe(v.number(), v.integer(), v.minValue(1));

const ext = v.strictObject({
  dataStatus: v.picklist(['sample', 'declared']),
  kind: text(40),
  materials: v.pipe(
    v.array(
      v.strictObject({
        part: v.picklist(['palm', 'back', 'lining', 'shell', 'insulation', 'tape']),
        name: text(60),
        percent: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(100))),
        gsm: v.optional(amount),
      }),
    ),
    v.minLength(1),
    v.maxLength(6),
  ),
  coating: v.optional(text(60)),
  cuff: v.optional(text(40)),
  gauge: v.optional(amount),
  lengthMm: v.optional(amount),
  closures: v.optional(v.array(text(40))),
  traits: v.optional(v.array(v.picklist(['touchscreen', 'waterproof']))),
  sizes: v.strictObject({ system: v.picklist(['glove', 'garment']), values: v.array(v.string()) }),
  colours: v.pipe(
    v.array(v.strictObject({ name: text(40), hex: colour, fluorescent: v.optional(v.boolean()) })),
    v.minLength(1),
  ),
  ratings: v.optional(ratings),
  ppeCategory: v.optional(v.picklist([1, 2, 3])),
  care: v.optional(v.array(text(60))),
  maxWashes: v.optional(amount),
  packing: v.optional(v.strictObject({ inner: amount, carton: amount, unit: v.picklist(['pair', 'piece']) })),
  art: v.union([gloveArt, garmentArt]),
});

/** One article of a source file. */
export const articleSchema = v.strictObject({
  articleNo: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{3,24}$/, 'must be 3 to 24 letters and digits')),
  type: v.picklist(productTypes),
  title: text(80),
  image: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]+\.(svg|webp)$/, 'must be a file name made from the article number'),
  ),
  description: v.pipe(v.array(text(140)), v.minLength(1), v.maxLength(8)),
  features: v.optional(
    v.pipe(
      v.array(v.strictObject({ title: text(30), description: text(260) })),
      v.minLength(1),
      v.maxLength(6),
    ),
  ),
  alsoAvailableIn: v.optional(v.array(text(80))),
  ext,
});

/** An article as it is written by hand. */
export type SourceArticle = v.InferOutput<typeof articleSchema>;
