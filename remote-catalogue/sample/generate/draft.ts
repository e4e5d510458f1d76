import type { SourceArticle } from '../../data/article-schema';
import type { Art } from '../../drawings/art';
import { standardTexts } from '../../src/model/standards/standard-texts';
import type { RatedStandard } from '../../src/model/ratings';
import type { Random } from '../../data/random';

/** An article that has no number yet. Its title still lacks what tells it from the others. */
export type Draft = Omit<SourceArticle, 'articleNo' | 'type' | 'image' | 'ext'> & {
  readonly ext: Omit<SourceArticle['ext'], 'art'> & { readonly art: Art };
};

/** Makes the draft of one article of a type. */
export type Recipe = (random: Random) => Draft;

/** At least one. */
export type Some<Item> = readonly [Item, ...Item[]];

/** A name and `#rrggbb`. */
export type Paint = readonly [name: string, hex: string];

export const paints = {
  black: ['Black', '#2b3236'],
  grey: ['Grey', '#8f999d'],
  blue: ['Blue', '#2a5b8c'],
  navy: ['Navy', '#26364f'],
  green: ['Green', '#3f6b4c'],
  red: ['Red', '#b23a2c'],
  orange: ['Orange', '#d9742b'],
  natural: ['Natural', '#e6dcc4'],
  honey: ['Honey', '#d8a85c'],
  brown: ['Brown', '#7a5236'],
  white: ['White', '#eef2f3'],
  turquoise: ['Turquoise', '#3fa6ad'],
  yellow: ['Fluorescent yellow', '#d9ee2b'],
  flame: ['Fluorescent orange', '#f9702a'],
} as const satisfies Readonly<Record<string, Paint>>;

/** Some sizes in a row, drawn from a row of all that the article may have. */
export function sizesIn(random: Random, sizes: readonly string[], fewest: number): string[] {
  const first = random.between(0, sizes.length - fewest);
  const last = random.between(first + fewest - 1, sizes.length - 1);
  return sizes.slice(first, last + 1);
}

/** Markings with the editions that are known here. */
export const rated = (
  codes: Readonly<Partial<Record<RatedStandard, string>>>,
): SourceArticle['ext']['ratings'] =>
  Object.fromEntries(
    Object.entries(codes).map(([standard, code]) => [
      standard,
      { edition: standardTexts[standard as RatedStandard].edition, code },
    ]),
  );

/** One marking if it is claimed, else nothing. */
export const claimed = (standard: RatedStandard, code: string | undefined) =>
  code === undefined ? {} : { [standard]: code };
