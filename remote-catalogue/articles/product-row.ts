import { once } from './once';
import type { Colour, Product, ProductExt } from './product';
import type { ProductType } from './product-types';
import { furtherMarkings, type Ratings } from './ratings';
import { sizeRange } from './sizes';
import { traitsIn } from './stated-traits';
import type { RatedStandard } from './standards/standard-names';

/** What a list shows of an article, and what it is filtered by. */
export interface ProductRow {
  readonly articleNo: string;
  readonly type: ProductType;
  readonly title: string;
  /** As in `Product`. */
  readonly image: string;
  /** Absent where the service knows the specification's fields only. */
  readonly card?: RowCard | undefined;
  /** As `card`. */
  readonly facts?: RowFacts | undefined;
}

/** The part of `ext` that a card shows; empty where an article has nothing. */
export interface RowCard {
  /** `7–11`. */
  readonly sizes: string;
  /** Code of EN 388. */
  readonly en388: string;
  /** Further markings as a visitor reads them. */
  readonly markings: readonly string[];
  /** Address of what it shows, as `cardAddress`. */
  readonly drawing: string;
}

/** The part of `ext` that a list is filtered and sorted by; empty where an article has nothing. */
export interface RowFacts {
  readonly kind: string;
  /** First material of the palm of a glove, of the shell of a garment. */
  readonly material: string;
  /** Mass per area of that material in g/m²; 0 where none is stated. */
  readonly gsm: number;
  readonly lining: string;
  readonly coating: string;
  readonly cuff: string;
  readonly traits: readonly string[];
  readonly sizes: readonly string[];
  /** Names. */
  readonly colours: readonly string[];
  /** What each colour looks like: `#rrggbb`, or empty. Absent where nothing is known. */
  readonly swatches?: readonly string[];
  /** Substances that it is stated to be free of. */
  readonly freeOf: readonly string[];
  readonly codes: MarkingCodes;
}

/** The codes of an article as printed, by standard; empty where the standard has no levels. */
export type MarkingCodes = { readonly [Standard in RatedStandard]?: string };

/** The row of an article. */
export function rowOf({ articleNo, type, title, description, image, ext }: Product): ProductRow {
  if (!ext) return { articleNo, type, title, image };
  const facts = { ...factsOf(ext), traits: traitsIn({ title, description, ext }) };
  const card = cardFacts(facts, cardAddress(ext));
  return { articleNo, type, title, image, card, facts };
}

/**
 * The address of what a card shows, so that a list has one column for it: the beginning of those of the photograph, which has
 * no ending; else that of the drawing. Empty where an article has neither.
 */
export const cardAddress = ({ photo, drawings }: Pick<ProductExt, 'photo' | 'drawings'>): string =>
  photo?.address ?? drawings?.views[0]?.address ?? '';

/** The part of a row that its card shows. */
export const cardFacts = ({ sizes, codes }: RowFacts, drawing: string): RowCard => ({
  sizes: sizeRange({ values: sizes }),
  en388: codes.en388 ?? '',
  markings: cardMarkings(codes),
  drawing,
});

/** The markings beside EN 388 as a visitor reads them. Articles of a list share equal codes, which are printed once. */
const cardMarkings = once((codes: MarkingCodes) =>
  furtherMarkings(
    Object.fromEntries(Object.entries(codes).map(([standard, code]) => [standard, { edition: '', code }])),
  ),
);

const swatchesOf = (colours: readonly Colour[]): Pick<RowFacts, 'swatches'> =>
  colours.length > 0 ? { swatches: colours.map(({ hex }) => (/^#[\da-f]{6}$/i.test(hex) ? hex : '')) } : {};

const codesOf = (ratings: Ratings): MarkingCodes =>
  Object.fromEntries(
    Object.entries(ratings).flatMap(([standard, rating]) => (rating ? [[standard, rating.code]] : [])),
  );

function factsOf({
  kind = '',
  materials = [],
  coating,
  cuff,
  sizes,
  colours = [],
  freeOf = [],
  ratings = {},
}: ProductExt): Omit<RowFacts, 'traits'> {
  const main = materials.find(({ part }) => part === 'palm' || part === 'shell');
  return {
    kind,
    material: main?.name ?? '',
    gsm: main?.gsm ?? 0,
    lining: materials.find(({ part }) => part === 'lining')?.name ?? '',
    coating: coating ?? '',
    cuff: cuff ?? '',
    sizes: sizes?.values ?? [],
    colours: colours.map(({ name }) => name),
    ...swatchesOf(colours),
    freeOf: freeOf.map(({ substance }) => substance),
    codes: codesOf(ratings),
  };
}
